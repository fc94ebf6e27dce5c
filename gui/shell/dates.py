"""When something was, as one says it."""

from __future__ import annotations

from datetime import date, datetime, timedelta

from PySide6.QtCore import QCoreApplication, QDate, QLocale, QTime

translate = QCoreApplication.translate


def day(moment: datetime, today: date | None = None) -> str:
    """The day alone: "today", "yesterday", "12 May", "12 May 2024"."""
    today = today or date.today()
    if moment.date() == today:
        return translate("Dates", "today")
    if moment.date() == today - timedelta(days=1):
        return translate("Dates", "yesterday")
    pattern = translate("Dates", "d MMM") if moment.year == today.year else translate("Dates", "d MMM yyyy")
    return QLocale().toString(QDate(moment.year, moment.month, moment.day), pattern)


def day_and_time(moment: datetime, today: date | None = None) -> str:
    time = QLocale().toString(QTime(moment.hour, moment.minute), QLocale.FormatType.ShortFormat)
    return translate("Dates", "{day}, {time}").format(day=day(moment, today), time=time)
