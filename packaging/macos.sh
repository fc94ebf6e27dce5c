#!/bin/sh
# The macOS disk image of dist/Tafelrunde.app. Not run here.
# packaging/macos.sh 0.1.0
set -eu
version=$1
cd "$(dirname "$0")/.."
image=$(mktemp -d)
trap 'rm -rf "$image"' EXIT
cp -R dist/Tafelrunde.app "$image/"
ln -s /Applications "$image/Applications"
cp LICENSE NOTICES.md "$image/"
hdiutil create -volname Tafelrunde -srcfolder "$image" -ov -format UDZO "dist/Tafelrunde-$version.dmg"
