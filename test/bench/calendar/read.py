"""Prints the events of calendar files as one of two Python packages reads them."""

import json
import sys
from datetime import datetime, timezone

import icalendar
import recurring_ical_events

reader, *files = sys.argv[1:]


def utc(value):
    return value.dt.astimezone(timezone.utc).isoformat().replace("+00:00", "Z")


def text(event, name):
    return str(event[name]) if name in event else ""


def events(file):
    with open(file, "rb") as opened:
        calendar = icalendar.Calendar.from_ical(opened.read())
    if reader == "icalendar":
        return calendar.walk("VEVENT")
    span = (datetime(2018, 1, 1), datetime(2036, 1, 1))
    return recurring_ical_events.of(calendar).between(*span)


def read(file):
    return [
        {
            "uid": str(event["UID"]),
            "from": utc(event["DTSTART"]),
            "to": utc(event["DTEND"]),
            "summary": text(event, "SUMMARY"),
            "room": text(event, "LOCATION"),
            "status": text(event, "STATUS"),
        }
        for event in events(file)
    ]


print(json.dumps([read(file) for file in files]))
