import {
  correlation,
  pupilsForVerdicts,
  verdictOf,
  type QuestionVerdict,
} from '../../answers/question-figures.ts';
import { parseMark } from '../marks/parse-mark.ts';
import type { MarkSheetColumn, MarkSheetContent } from '../../model/mark-sheet.ts';

/** A teacher can teach five groups side by side. */
export const mostGroups = 5;

/** Below this share of its points a question is missed. */
export const missedBelow = 0.5;

/** The figures of a question of a test whose points were entered question by question. */
export interface QuestionReport {
  /** From 1, in the order of the test. */
  readonly number: number;
  /** The mean of its points as a share, 0 to 1. */
  readonly facility: number;
  /** The correlation with the points of all other questions, -1 to 1; undefined if one of the two does not vary. */
  readonly discrimination: number | undefined;
  /** How many pupils missed it. */
  readonly missed: number;
  /** Only of a class that is large enough. */
  readonly verdict: QuestionVerdict | undefined;
}

/** Pupils who missed the same question, by their ids in the order of the class. */
export interface MissedGroup {
  /** The number of the question. */
  readonly question: number;
  readonly pupils: readonly string[];
}

/** What a test says about what to teach again. */
export interface TeachAgain {
  readonly questions: readonly QuestionReport[];
  /** The numbers of questions that every pupil missed: they are for the whole class, and make no groups. */
  readonly missedByAll: readonly number[];
  /** The largest gap first, `mostGroups` at most. No pupil is in two. */
  readonly groups: readonly MissedGroup[];
  /** Who missed only questions that have no group. */
  readonly ungrouped: readonly string[];
  /** Who missed nothing else. */
  readonly others: readonly string[];
  /** Pupils with points for some questions only: they are in no group, and in no figure. */
  readonly incomplete: readonly string[];
  /** Pupils without any points, who were absent or are not marked yet. */
  readonly absent: readonly string[];
  readonly isEnough: boolean;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/**
 * The figures of each question of a column, and the pupils in groups by what they missed. A pupil is in the group of the
 * question that most of the class missed, among those that the pupil missed; of two missed alike, the first of the test.
 * What every pupil missed is for the whole class. Only the first groups are kept.
 *
 * Facility and discrimination are those of `questionFigures`.
 * @param pupils the ids of the pupils on the list, in its order
 * @returns undefined if the column has no questions, or no pupil has points for all of them
 */
export function teachAgain(
  { id, questions = [] }: Pick<MarkSheetColumn, 'id' | 'questions'>,
  { points = {} }: Pick<MarkSheetContent, 'points'>,
  pupils: readonly string[],
): TeachAgain | undefined {
  const rows = new Map<string, number[]>();
  for (const pupil of pupils) {
    const given = points[pupil]?.[id] ?? {};
    const row = questions.flatMap((question) => {
      const mark = parseMark(given[question.id] ?? '');
      return mark.kind === 'mark' && mark.value >= 0 && mark.value <= question.points
        ? [mark.value]
        : [];
    });
    if (row.length === questions.length) rows.set(pupil, row);
  }
  if (questions.length === 0 || rows.size === 0) return undefined;
  const isEnough = rows.size >= pupilsForVerdicts;
  const all = [...rows.values()];
  const isMissed = (row: readonly number[], index: number): boolean =>
    (row[index] ?? 0) < missedBelow * (questions[index]?.points ?? 0);
  const reports = questions.map((question, index): QuestionReport => {
    const own = all.map((row) => row[index] ?? 0);
    const rest = all.map((row) => sum(row) - (row[index] ?? 0));
    const facility = sum(own) / (own.length * question.points);
    const discrimination = correlation(own, rest);
    return {
      ...{ number: index + 1, facility, discrimination },
      missed: all.filter((row) => isMissed(row, index)).length,
      verdict: isEnough ? verdictOf(facility, discrimination) : undefined,
    };
  });
  const isOfAll = ({ missed }: QuestionReport): boolean => rows.size > 1 && missed === rows.size;
  const byGap = reports
    .filter((report) => !isOfAll(report))
    .toSorted((a, b) => b.missed - a.missed || a.number - b.number);
  const groupOf = (row: readonly number[]): number | undefined =>
    byGap.find(({ number }) => isMissed(row, number - 1))?.number;
  const grouped = Map.groupBy([...rows.keys()], (pupil) => groupOf(rows.get(pupil) ?? []));
  const groups = byGap.flatMap(({ number }): MissedGroup[] => {
    const members = grouped.get(number);
    return members ? [{ question: number, pupils: members }] : [];
  });
  const ungrouped = new Set(groups.slice(mostGroups).flatMap(({ pupils: some }) => some));
  const hasPoints = (pupil: string): boolean =>
    Object.values(points[pupil]?.[id] ?? {}).some((text) => parseMark(text).kind === 'mark');
  return {
    questions: reports,
    missedByAll: reports.filter(isOfAll).map(({ number }) => number),
    groups: groups.slice(0, mostGroups),
    ungrouped: pupils.filter((pupil) => ungrouped.has(pupil)),
    others: grouped.get(undefined) ?? [],
    incomplete: pupils.filter((pupil) => !rows.has(pupil) && hasPoints(pupil)),
    absent: pupils.filter((pupil) => !hasPoints(pupil)),
    isEnough,
  };
}
