import { blocksOf } from '#shared/course/blocks.ts';
import type { Course, Session } from '#shared/course/course.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { clockTimes } from '#shared/school-year/period-hours.ts';
import type { Messages } from '../notebook/messages.ts';
import { linesOf, partText } from './part-texts.ts';
import { planTexts, type PlanTexts } from './plan-texts.ts';
import type { DatedCourse, TeachersYear } from './teachers-year.ts';

/** What a cell says, with a smaller line below it. */
export interface Said {
  readonly text: string;
  readonly note?: string;
}

/** A row of a daily page: sessions of a course in a row. Empty texts are left to write in. */
export interface DayRow extends PlanTexts {
  readonly period: Said;
  readonly className: Said;
  readonly activity: Said;
  readonly lesson: Said;
  readonly remarks: readonly string[];
  /** Whether nothing was taught. */
  readonly isLost: boolean;
}

type Block = readonly [Session, ...Session[]];

/** Sessions of a course in a row. */
export interface CourseBlock {
  readonly course: Course;
  readonly sessions: Block;
}

/** The blocks of a day, in the order of its periods. Lost sessions are not in one block with others. */
export function blocksOn(courses: readonly DatedCourse[], date: string): CourseBlock[] {
  const rows = courses.flatMap(({ course, real }) => {
    const ofDay = real.sessions.filter((session) => session.date === date);
    const isLost = ({ what }: Session): boolean => what === 'lost';
    const [lost, others] = [ofDay.filter(isLost), ofDay.filter((session) => !isLost(session))];
    return [...blocksOf(lost), ...blocksOf(others)].map((sessions): CourseBlock => ({
      course,
      sessions,
    }));
  });
  return rows.toSorted((one, other) => one.sessions[0].period - other.sessions[0].period);
}

/** The periods with the time at which the first begins; without one if the school's hours are not known. */
function periodOf({ daily }: Messages['records'], sessions: Block): Said {
  const [first] = sessions;
  const periods = sessions.map(({ period }) => period);
  const text = daily.period([...new Set([periods.at(0), periods.at(-1)])].join('–'));
  return first.hours ? { text, note: clockTimes(first.period, first.hours).from } : { text };
}

/** What kind of session it is: a lesson, a test, half-class work. */
export function kindOf({ year }: Messages['records'], [session]: Block): string {
  if (session.what === 'exam') return year.exam;
  if (session.what === 'test') return year.kinds.test;
  if (session.line && session.line.kind !== 'lesson') return year.kinds[session.line.kind];
  if (session.half !== undefined) return year.halves;
  return session.what === 'free' ? '' : year.kinds.lesson;
}

/** The field or, of a teacher of several subjects, the subject; below it the kind. */
function activityOf(
  messages: Messages,
  { course, sessions }: CourseBlock,
  hasSubjects: boolean,
): Said {
  const kind = kindOf(messages.records, sessions);
  const field = hasSubjects ? course.subject : sessions[0].line?.line.field;
  if (field === undefined) return { text: kind };
  return kind === '' ? { text: field } : { text: field, note: kind };
}

/** The lesson of a block, with its part if it has several. */
export function lessonOf(messages: Messages, sessions: Block): Said {
  const own = sessions.flatMap(({ what, entry }) => (what === 'own' ? (entry?.lesson ?? []) : []));
  const lines = linesOf(sessions.filter(({ what }) => what === 'line' || what === 'test'));
  const [only, ...others] = lines;
  const text = [...new Set([...own, ...lines.map(({ line }) => line.line.lesson)])].join('\n');
  if (!only) return { text };
  const parts = [only, ...others].map((one) => partText(messages, one)).filter(Boolean);
  if (parts.length === 0) return { text };
  const note = parts.join(messages.and);
  const isContinued = sessions[0].isContinued;
  return { text, note: isContinued ? messages.records.year.continued(note) : note };
}

function remarksOn({ year }: Messages['records'], sessions: readonly Session[]): string[] {
  return [
    ...new Set(
      sessions.flatMap(({ what, isExtra, entry }) => {
        const reason = entry?.reason;
        const lost = reason === undefined ? year.lost : year.lostFor(year.reasons[reason]);
        return [
          ...(isExtra ? [year.makeUp] : []),
          ...(what === 'lost' ? [lost] : []),
          ...(entry?.state === 'half' ? [year.halfDone] : []),
          ...(entry?.note === undefined ? [] : [entry.note]),
          ...(entry?.homework === undefined ? [] : [year.homework(entry.homework)]),
        ];
      }),
    ),
  ];
}

const none: PlanTexts = { objective: [], procedure: [], materials: [] };

/** What the linked plans say of the sessions; those of one lesson have one objective. */
function plannedTexts(plans: TeachersYear['plans'], sessions: readonly Session[]): PlanTexts {
  return linesOf(sessions.filter(({ what }) => what === 'line'))
    .flatMap(({ line, parts }) => {
      const plan = line.line.plan === undefined ? undefined : plans.get(line.line.plan);
      return plan ? parts.map((part) => planTexts(plan, part)) : [];
    })
    .reduce(
      (all, next) => ({
        objective: [...new Set([...all.objective, ...next.objective])],
        procedure: [...all.procedure, ...next.procedure],
        materials: [...new Set([...all.materials, ...next.materials])],
      }),
      none,
    );
}

/** The rows of a day's page, in the order of its periods. */
export function dayRows(
  messages: Messages,
  { courses, plans }: Pick<TeachersYear, 'courses' | 'plans'>,
  date: string,
): DayRow[] {
  const [first] = courses;
  const hasSubjects = courses.some(
    ({ course }) => first && foldText(course.subject) !== foldText(first.course.subject),
  );
  const { records } = messages;
  return blocksOn(courses, date).map((row) => {
    const { course, sessions } = row;
    const half = sessions[0].half;
    return {
      period: periodOf(records, sessions),
      className: {
        text: course.className,
        ...(half !== undefined && { note: records.year.half(half) }),
      },
      activity: activityOf(messages, row, hasSubjects),
      lesson: lessonOf(messages, sessions),
      ...plannedTexts(plans, sessions),
      remarks: remarksOn(records, sessions),
      isLost: sessions[0].what === 'lost',
    };
  });
}
