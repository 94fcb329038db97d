#!/usr/bin/env bash
# node-ical reads an escaped backslash before the letter n as a line break, because it replaces \n before \\. The texts of a
# calendar then differ from what was written: formulas such as \neq or \nu, and paths such as C:\new. ical.js, which reads
# from left to right, keeps them. This concerns everyone who shows events of others with it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-fund --no-audit node-ical@0.27.2 ical.js@2.2.1 >/dev/null
cat > read.mjs <<'JAVASCRIPT'
import ICAL from 'ical.js';
import ical from 'node-ical';

const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:1', 'DTSTART:20261129T080000Z'];
// RFC 5545, 3.3.11: this is the text a\neq b, without a line break.
lines.push(String.raw`SUMMARY:a\\neq b`, 'END:VEVENT', 'END:VCALENDAR', '');
const file = lines.join('\r\n');
const [event] = Object.values(ical.parseICS(file)).filter(({ type }) => type === 'VEVENT');
console.log('node-ical', JSON.stringify(event.summary));
const read = ICAL.Component.fromString(file).getFirstSubcomponent('vevent');
console.log('ical.js', JSON.stringify(read.getFirstPropertyValue('summary')));
JAVASCRIPT
said=$(node read.mjs)
echo "$said"
expected='node-ical "a\\\neq b"
ical.js "a\\neq b"'
[[ $said == "$expected" ]] || { echo 'node-ical keeps a backslash before n'; exit 1; }
