import type { CourseLine, CourseYear } from '#shared/course/course.ts';
import { matchLines, type LineMatches, type UnclearLine } from '#shared/course/line-matches.ts';
import { lineKey } from '#shared/course/line-names.ts';
import { replaceLines } from '#shared/course/replace-lines.ts';
import { isSameScope } from '#shared/distribution/change-distributions.ts';
import { scopeOf, type AnnualDistribution } from '#shared/model/annual-distribution.ts';
import type { CourseLogContent, LogEntry } from '#shared/model/course-log.ts';

/** A course, as far as a new distribution concerns it. */
interface TaughtCourse {
  readonly distribution: AnnualDistribution | undefined;
  readonly year: CourseYear;
  /** Undefined if its class is not saved: nothing was recorded of it. */
  readonly logged: { readonly classId: string; readonly subject: string } | undefined;
}

interface LogOfCourse {
  readonly classId: string;
  readonly subject: string;
  readonly entries: Readonly<Record<string, LogEntry | undefined>>;
  readonly order: NonNullable<CourseLogContent['order']> | null;
}

/** A lesson that was taught, and the new one that it may be. */
export interface Question extends UnclearLine {
  /** Equal for the same question about two classes. */
  readonly key: string;
}

/** What new distributions mean for the lessons that classes were taught already. */
export interface Replacement {
  /** How many of them the new ones have. */
  readonly same: number;
  readonly questions: readonly Question[];
  /** Those that the new ones do not have; they keep their dates and texts. */
  readonly gone: readonly CourseLine[];
  /** What to write into the logs, by the keys of the questions that the teacher answers with yes. */
  readonly logs: (yes: ReadonlySet<string>) => LogOfCourse[];
  /** The new distributions, whose lines keep the plans of those that the teacher says are the same. */
  readonly added: (yes: ReadonlySet<string>) => AnnualDistribution[];
}

const keyOf = (added: AnnualDistribution, { taught, maybe }: UnclearLine): string =>
  JSON.stringify([scopeOf(added), lineKey(taught.name), lineKey(maybe.name)]);

const once = <T>(all: readonly (readonly [string, T])[]): T[] => [...new Map(all).values()];

/** Compares new distributions with what the courses that use the old ones were taught before a date. */
export function replacementOf(
  courses: readonly TaughtCourse[],
  added: readonly AnnualDistribution[],
  today: string,
): Replacement {
  const pairs = courses.flatMap((course) =>
    added.flatMap(
      (next): { course: TaughtCourse; next: AnnualDistribution; matches: LineMatches }[] =>
        course.distribution && isSameScope(course.distribution, next)
          ? [{ course, next, matches: matchLines(course.year, next.lessons, today) }]
          : [],
    ),
  );
  const questions = once(
    pairs.flatMap(({ next, matches }) =>
      matches.unclear.map((one) => {
        const key = keyOf(next, one);
        return [key, { ...one, key }] as const;
      }),
    ),
  );
  const ofLines = (pick: (matches: LineMatches) => readonly CourseLine[]): CourseLine[] =>
    once(
      pairs.flatMap(({ next, matches }) =>
        pick(matches).map((line) => [scopeOf(next) + lineKey(line.name), line] as const),
      ),
    );
  return {
    questions,
    same: ofLines(({ same }) => same).length,
    gone: ofLines(({ gone }) => gone),
    logs: (yes) =>
      pairs.flatMap(({ course: { year, logged }, next, matches }) => {
        if (!logged) return [];
        const same = matches.unclear.filter((one) => yes.has(keyOf(next, one)));
        const { entries, order } = replaceLines(year, next.lessons, today, same);
        const written = Object.entries(entries).map(
          ([key, entry]) => [key, entry ?? undefined] as const,
        );
        return [{ ...logged, entries: Object.fromEntries(written), order: order ?? null }];
      }),
    added: (yes) =>
      added.map((next) => {
        const plans = new Map(
          questions
            .filter((one) => yes.has(one.key) && one.key === keyOf(next, one))
            .map(({ taught, maybe }) => [maybe.index, taught.line.plan]),
        );
        const lessons = next.lessons.map((line, index) => {
          const plan = line.plan ?? plans.get(index);
          return { ...line, ...(plan && { plan }) };
        });
        return { ...next, lessons };
      }),
  };
}
