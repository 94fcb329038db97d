import { classKey } from '../class-lists/class-code.ts';
import type { Language } from '../model/locale.ts';
import { commas } from '../model/punctuation.ts';
import { minutesOf } from '../model/school-year.ts';
import { daysAfter } from '../school-year/iso-date.ts';
import { clockTimes, usualHours } from '../school-year/period-hours.ts';
import { seedOf } from '../seeded.ts';
import { textsOf } from '../text/texts-of.ts';
import ar from '../texts/ar/calendar.json' with { type: 'json' };
import en from '../texts/en/calendar.json' with { type: 'json' };
import { blocksOf } from './blocks.ts';
import { escapeText, foldLine } from './calendar-lines.ts';
import type { Course, CourseLine, Session } from './course.ts';
import { courseKey } from './courses-of.ts';

export const calendarTextsIn = textsOf({ en, ar }, () => ({
  part: (lesson: string, part: number, parts: number) => ({ lesson, part, parts }),
  span: (lesson: string, from: number, to: number, parts: number) => ({ lesson, from, to, parts }),
  half: (half: number) => ({ half }),
}));

export interface CalendarCourse {
  readonly course: Course;
  readonly sessions: readonly Session[];
}

interface CalendarOptions {
  readonly language: Language;
  /** Both included. */
  readonly days: { readonly from: string; readonly to: string };
  /** Tells the events of two teachers apart. */
  readonly owner: string;
  /** Of two files, a calendar keeps the later one's events. */
  readonly writtenAt: Date;
}

/** Algeria has had one offset since 1981. Some readers take their own time zone if a file names one that it does not define. */
const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Africa/Algiers',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** A local time; `24:00` is the beginning of the next day. */
function localTime(date: string, clock: string): string {
  const day = minutesOf(clock) < 24 * 60 ? date : daysAfter(date, 1);
  const time = day === date ? clock : '00:00';
  return `TZID=Africa/Algiers:${day.replaceAll('-', '')}T${time.replace(':', '')}00`;
}

const FOREIGN = { en: /\p{Script=Arabic}/u, ar: /\p{Script=Latin}/u } as const;
/** Keeps a name in its direction: `2م3` would read `23م` in English. */
const isolated = (name: string, language: Language): string =>
  FOREIGN[language].test(name) ? `\u2068${name}\u2069` : name;

/** `Fractions (1–2 of 3)`: the parts of a line that are taught one after the other. */
function spanText(line: CourseLine, parts: readonly number[], language: Language): string {
  const texts = calendarTextsIn(language);
  const [from, to] = [Math.min(...parts), Math.max(...parts)];
  const lesson = isolated(line.line.lesson, language);
  if (line.parts === 1) return lesson;
  return from === to
    ? texts.part(lesson, from, line.parts)
    : texts.span(lesson, from, to, line.parts);
}

/** What is taught in the periods of a block, each lesson once. */
function whatText(block: readonly Session[], language: Language): string {
  const texts = calendarTextsIn(language);
  const written = block.map((session) => {
    const { what, line, entry } = session;
    if (what === 'own') return isolated(entry?.lesson ?? '', language);
    if (what === 'exam') return texts.exam;
    if (what === 'test') return line ? isolated(line.line.lesson, language) : texts.test;
    if (!line) return '';
    const same = block.filter((each) => each.line === line && each.part > 0 && each.what === what);
    return spanText(
      line,
      same.map(({ part }) => part),
      language,
    );
  });
  return [...new Set(written)].filter((text) => text !== '').join(commas[language]);
}

/**
 * A function that names events. A teacher has one session at a time, so date and period are enough: a class may be renamed.
 * Of two sessions at once, such as a make-up beside a lesson, the second has its course in its name too.
 */
function eventNames(owner: string): (session: Session, course: Course) => string {
  const taken = new Set<string>();
  const idOf = (...parts: string[]): string => seedOf(JSON.stringify(parts)).toString(36);
  return ({ key }, course) => {
    const id = taken.has(key) ? idOf(owner, courseKey(course)) : idOf(owner);
    taken.add(key);
    return `${key}-${id}@daftar`;
  };
}

const isLost = ({ what }: Session): boolean => what === 'lost';

function eventOf(
  block: readonly [Session, ...Session[]],
  { name, uid }: { readonly name: string; readonly uid: string },
  { language, writtenAt }: CalendarOptions,
): string[] {
  const texts = calendarTextsIn(language);
  const [first] = block;
  const last = block.at(-1) ?? first;
  const stamp = writtenAt.toISOString().replace(/[-:]|\.\d+/g, '');
  const whom = [
    name,
    ...(first.half === undefined ? [] : [texts.half(first.half)]),
    ...(block.every(({ isExtra }) => isExtra) ? [texts.makeUp] : []),
  ].join(commas[language]);
  const what = whatText(block, language);
  const { from } = clockTimes(first.period, first.hours ?? usualHours);
  const { to } = clockTimes(last.period, last.hours ?? usualHours);
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${Math.floor(writtenAt.getTime() / 60_000)}`,
    `DTSTART;${localTime(first.date, from)}`,
    `DTEND;${localTime(last.date, to)}`,
    `SUMMARY:${escapeText(what === '' ? whom : `${whom}: ${what}`)}`,
    ...(first.room === undefined ? [] : [`LOCATION:${escapeText(first.room)}`]),
    // A calendar that has the event from an earlier file takes it away or strikes it; one left out would stay.
    `STATUS:${isLost(first) ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

/**
 * The sessions of some courses as an iCalendar file (RFC 5545): an event for each block of periods, with the time zone of
 * Algiers. An event keeps its UID when its lesson moves, and when its class is renamed. Nothing of the log but own lessons is
 * in it, so no pupil is named.
 */
export function calendarFile(courses: readonly CalendarCourse[], options: CalendarOptions): string {
  const { days, language } = options;
  const uidOf = eventNames(options.owner);
  const classes = courses.map(({ course }) => classKey(course.className));
  const events = courses.flatMap(({ course, sessions }) => {
    const isAlone = classes.filter((one) => one === classKey(course.className)).length === 1;
    const names = isAlone ? [course.className] : [course.className, course.subject];
    const name = names.map((one) => isolated(one, language)).join(commas[language]);
    const within = sessions.filter(({ date }) => days.from <= date && date <= days.to);
    const ofState = [isLost, (session: Session) => !isLost(session)];
    return ofState
      .flatMap((state) => blocksOf(within.filter(state)))
      .flatMap((block) => eventOf(block, { name, uid: uidOf(block[0], course) }, options));
  });
  return [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Daftar//Daftar//EN', 'METHOD:PUBLISH'],
    ...TIME_ZONE,
    ...events,
    'END:VCALENDAR',
  ]
    .map(foldLine)
    .join('');
}
