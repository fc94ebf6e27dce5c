"""What the program is, and where it keeps things."""

from __future__ import annotations

import os
from contextlib import suppress

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices

from gui.kit import places
from gui.kit.widgets.buttons import PaperButton
from gui.kit.widgets.panel import Panel
from gui.kit.widgets.text import Heading, Label

MAY_BREAK = "\u200b"
"""A space of no width, where a long path may go on in the next line."""


class AboutPanel(Panel):
    """A word about the games' owners, the licences, and the folder of the saved matches."""

    def __init__(self) -> None:
        super().__init__(name=self.tr("About Tafelrunde"))
        self.body.addWidget(Heading(self.tr("About Tafelrunde")))
        unofficial = self.tr(
            "Tafelrunde is unofficial: it is made by people who like these games, and is not connected "
            "with their authors and publishers. The games’ names belong to their owners."
        )
        self.body.addWidget(Label(unofficial))
        licences = self.tr("MIT licence. Stands on Qt (LGPL), Python, Source Serif and Source Sans (OFL).")
        self.body.addWidget(Label(licences, size=15, tone="ink_faded"))
        folder = str(places.saves()).replace(os.sep, os.sep + MAY_BREAK)
        kept = self.tr("Your saved matches lie in {folder}.").format(folder=folder)
        self.body.addWidget(Label(kept, size=15, tone="ink_faded"))
        self.folder_button = PaperButton(self.tr("Show the folder"), icon="open")
        self.folder_button.clicked.connect(self._show_folder)
        self.body.addWidget(self.folder_button, 0, Qt.AlignmentFlag.AlignLeft)

    def _show_folder(self) -> None:
        folder = places.saves()
        with suppress(OSError):  # where nothing can be written, there is nothing to show
            folder.mkdir(parents=True, exist_ok=True)
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
