/**
 * `npm run bench:calendar`: writes calendar files of random years in both languages, has four other programs read them in
 * five time zones, and counts the events that arrive with their date, time and texts. It needs Python 3 and both package
 * registries; the Python packages are in `.local/calendar-readers`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { blocksOf } from '#shared/course/blocks.ts';
import { calendarFile } from '#shared/course/calendar-file.ts';
import type { CourseYear, Session } from '#shared/course/course.ts';
import { randomYear } from '#shared/course/random-year.fixture.ts';
import { sessionsOf } from '#shared/course/sessions-of.ts';
import { minutesOf } from '#shared/model/school-year.ts';
import { clockTimes, usualHours } from '#shared/school-year/period-hours.ts';
import { installPython } from '#test/support/python-packages.ts';
import { readOptions } from '#test/support/command-line.ts';
import { readEvent } from './calendar/events.ts';

const ZONES = ['Africa/Algiers', 'UTC', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati'];
const requirements = path.join(import.meta.dirname, 'calendar/readers.txt');
const home = path.resolve(import.meta.dirname, '../../.local/calendar-readers');
const scripts = path.join(import.meta.dirname, 'calendar');
const folder = mkdtempSync(path.join(tmpdir(), 'bench-calendar-'));

const python = [path.join(home, 'bin/python'), path.join(scripts, 'read.py')];
const node = [process.execPath, path.join(scripts, 'read.ts')];
const readers: Readonly<Record<string, readonly string[]>> = {
  'ical.js': node,
  'node-ical': node,
  icalendar: python,
  'recurring-ical-events': python,
};

function readBy(reader: string, files: readonly string[], zone: string) {
  const [program = '', script = ''] = readers[reader] ?? [];
  const env = { ...process.env, TZ: zone };
  const options = { env, encoding: 'utf8', maxBuffer: 1e9 } as const;
  const printed = execFileSync(program, [script, reader, ...files], options);
  return z.parse(z.array(z.array(readEvent)), JSON.parse(printed));
}

/** Algiers is an hour before UTC all year. */
const utc = (date: string, clock: string): string =>
  new Date(Date.parse(date) + (minutesOf(clock) - 60) * 60_000).toISOString();

/** When the events of a year begin and end, and in which room and state, said without the file. */
const wantedOf = (sessions: readonly Session[]) => {
  const isLost = ({ what }: Session) => what === 'lost';
  return [sessions.filter(isLost), sessions.filter((session) => !isLost(session))]
    .flatMap((some) => blocksOf(some))
    .map((block) => {
      const [first] = block;
      const last = block.at(-1) ?? first;
      return {
        from: utc(first.date, clockTimes(first.period, first.hours ?? usualHours).from),
        to: utc(last.date, clockTimes(last.period, last.hours ?? usualHours).to),
        room: first.room ?? '',
        status: isLost(first) ? 'CANCELLED' : 'CONFIRMED',
        lesson: (first.what === 'own' ? first.entry?.lesson : first.line?.line.lesson) ?? '',
      };
    });
};

/** Lessons that calendars could misread. */
const HARD = ['a, b; c\\n "d"', 'الأعداد النسبية: 𝑥² ≥ 0, 👩‍🏫'.repeat(5), 'é'.repeat(150)];
const withHardTexts = (year: CourseYear): CourseYear => ({
  ...year,
  lines: year.lines.map((line, index) => ({ ...line, lesson: HARD[index % 5] ?? line.lesson })),
});

const { years = '10' } = readOptions({ years: { type: 'string' } });
installPython(home, requirements);
const files = Array.from({ length: Number(years) }, (_, index) => {
  const year = withHardTexts(randomYear(index + 1));
  const { sessions } = sessionsOf(year);
  return (['en', 'ar'] as const).map((language) => {
    const file = path.join(folder, `${index}-${language}.ics`);
    const options = { language, days: year.days, owner: 'bench', writtenAt: new Date(0) };
    writeFileSync(file, calendarFile([{ course: year.course, sessions }], options));
    return { file, wanted: wantedOf(sessions) };
  });
}).flat();
const columns = ['events', 'read', 'dates', 'times', 'texts', 'rooms', 'states'] as const;
console.log(`| Reader | Time zone | ${columns.join(' | ')} |`);
console.log(`| --- | --- | ${columns.map(() => '---').join(' | ')} |`);
for (const reader of Object.keys(readers)) {
  for (const zone of ZONES) {
    const counts = { events: 0, read: 0, dates: 0, times: 0, texts: 0, rooms: 0, states: 0 };
    const all = readBy(
      reader,
      files.map(({ file }) => file),
      zone,
    );
    for (const [index, { wanted }] of files.entries()) {
      const read = all[index] ?? [];
      const byStart = new Map(read.map((event) => [new Date(event.from).toISOString(), event]));
      counts.events += wanted.length;
      counts.read += read.length;
      const dates = new Set([...byStart.keys()].map((start) => start.slice(0, 10)));
      for (const one of wanted) {
        const event = byStart.get(one.from);
        counts.dates += Number(dates.has(one.from.slice(0, 10)));
        counts.times += Number(event && new Date(event.to).toISOString() === one.to);
        counts.texts += Number(event?.summary.includes(one.lesson) ?? false);
        counts.rooms += Number(event?.room === one.room);
        counts.states += Number(event?.status === one.status);
      }
    }
    console.log(`| ${reader} | ${zone} | ${columns.map((name) => counts[name]).join(' | ')} |`);
  }
}
rmSync(folder, { recursive: true });
