; Inno Setup: the Windows installer of dist\tafelrunde. Not run here.
; iscc /DVersion=0.1.0 packaging\windows.iss

#ifndef Version
  #error Call with /DVersion=...
#endif

[Setup]
AppId={{6C2D3B52-8E0A-4D0C-9E0B-7A1F3C5D9E21}
AppName=Tafelrunde
AppVersion={#Version}
AppPublisher=the Tafelrunde authors
DefaultDirName={autopf}\Tafelrunde
DefaultGroupName=Tafelrunde
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
LicenseFile=..\LICENSE
SetupIconFile=..\build\icons\tafelrunde.ico
UninstallDisplayIcon={app}\tafelrunde.exe
OutputDir=..\dist
OutputBaseFilename=tafelrunde-{#Version}-setup
Compression=lzma2
SolidCompression=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"

[Files]
Source: "..\dist\tafelrunde\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\Tafelrunde"; Filename: "{app}\tafelrunde.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\.tafelrunde"; ValueType: string; ValueData: "Tafelrunde.Match"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Tafelrunde.Match"; ValueType: string; ValueData: "Tafelrunde match"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Tafelrunde.Match\DefaultIcon"; ValueType: string; ValueData: "{app}\tafelrunde.exe,0"
Root: HKA; Subkey: "Software\Classes\Tafelrunde.Match\shell\open\command"; ValueType: string; ValueData: """{app}\tafelrunde.exe"" ""%1"""

[Run]
Filename: "{app}\tafelrunde.exe"; Description: "{cm:LaunchProgram,Tafelrunde}"; Flags: nowait postinstall skipifsilent
