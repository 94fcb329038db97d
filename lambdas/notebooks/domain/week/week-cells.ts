import { isWithin } from '#shared/course/course-days.ts';
import { courseNames } from '#shared/course/course-names.ts';
import type { Course, Session } from '#shared/course/course.ts';
import type { Holiday, Lesson, SchoolYear } from '#shared/model/school-year.ts';
import { daysAfter } from '#shared/school-year/iso-date.ts';
import { isolate } from '#lambdas/print/typography/direction.ts';
import type { Messages } from '../notebook/messages.ts';
import { linesOf, partText } from '../year/part-texts.ts';
import type { TeachersYear } from '../year/teachers-year.ts';
import { shortDate } from '../year/year-weeks.ts';

/** Sunday to Thursday. */
const SCHOOL_DAYS = 5;

/** A session on the sheet of a week: whose it is, and the lines below that. */
export interface WeekCell {
  readonly title: string;
  readonly lines: readonly string[];
  /** Whether it can be ticked: it is not lost. */
  readonly isTicked: boolean;
}

/** A day on the sheet of a week. */
export interface WeekDay {
  readonly date: string;
  /** A holiday or exams, by name. */
  readonly names: readonly string[];
  readonly cells: ReadonlyMap<Lesson['period'], WeekCell>;
}

export interface WeekTexts {
  readonly days: readonly WeekDay[];
  readonly homework: readonly string[];
  readonly lost: readonly string[];
}

interface PlacedSession {
  readonly course: Course;
  readonly session: Session;
}

const reasonOf = ({ year }: Messages['records'], { entry }: Session): string =>
  entry?.reason === undefined ? year.lost : year.lostFor(year.reasons[entry.reason]);

/** What a session is about: the lesson with its part, a test, or why it was lost. */
function linesOfSession(messages: Messages, session: Session): string[] {
  const { records } = messages;
  if (session.what === 'lost') return [reasonOf(records, session)];
  if (session.what === 'exam') return [records.year.exam];
  if (session.what === 'own') return [session.entry?.lesson ?? ''];
  const [line] = linesOf([session]);
  const test = session.what === 'test' ? records.year.kinds.test : '';
  return [line?.line.line.lesson ?? test, line ? partText(messages, line) : ''];
}

function cellOf(messages: Messages, name: string, session: Session): WeekCell {
  const { half, isExtra } = session;
  const { year } = messages.records;
  const title = [
    name,
    ...(half === undefined ? [] : [year.half(half)]),
    ...(isExtra ? [`(${year.makeUp})`] : []),
  ].join(' ');
  const lines = linesOfSession(messages, session).filter((line) => line !== '');
  return { title, lines, isTicked: session.what !== 'lost' };
}

/**
 * What the sheet of a week says.
 * @param sunday the first day, `YYYY-MM-DD`
 */
export function weekTexts(
  messages: Messages,
  { courses }: Pick<TeachersYear, 'courses'>,
  schoolYear: Pick<SchoolYear, 'exams'>,
  holidays: readonly Holiday[],
  sunday: string,
): WeekTexts {
  const saturday = daysAfter(sunday, 6);
  const names = courseNames(courses.map(({ course }) => course));
  const nameOf = (course: Course): string => names(course).map(isolate).join(' · ');
  const placed = courses
    .flatMap(({ course, real }) => real.sessions.map((session) => ({ course, session })))
    .filter(({ session: { date } }) => sunday <= date && date <= saturday)
    .toSorted((one, other) => (one.session.key < other.session.key ? -1 : 1));
  const days = Array.from({ length: 7 }, (_, index) => daysAfter(sunday, index));
  const named = (date: string): string[] =>
    [...holidays, ...(schoolYear.exams ?? [])]
      .filter((span) => isWithin(date, [span]))
      .map(({ name }) => name);
  const about = ({ course, session }: PlacedSession): string =>
    `${nameOf(course)} ${isolate(shortDate(session.date))}`;
  return {
    days: days
      .map((date): WeekDay => {
        const ofDay = placed.filter(({ session }) => session.date === date);
        const cells = ofDay.map(
          ({ course, session }) =>
            [session.period, cellOf(messages, nameOf(course), session)] as const,
        );
        return { date, names: named(date), cells: new Map(cells) };
      })
      // Friday and Saturday only with a make-up.
      .filter(({ cells }, weekday) => weekday < SCHOOL_DAYS || cells.size > 0),
    homework: placed.flatMap((each) =>
      each.session.entry?.homework === undefined
        ? []
        : [`${about(each)}: ${isolate(each.session.entry.homework)}`],
    ),
    lost: placed.flatMap((each) => {
      if (each.session.what === 'lost')
        return [`${about(each)}: ${reasonOf(messages.records, each.session)}`];
      return each.session.isExtra ? [`${about(each)}: ${messages.records.year.makeUp}`] : [];
    }),
  };
}
