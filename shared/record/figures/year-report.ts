import { averagePresets } from '../averages/average-presets.ts';
import { workOutAverage } from '../averages/averages.ts';
import { rankIn } from './rank.ts';
import { honourOf, type Statistics } from './statistics.ts';
import type { AverageRule } from '../../model/average-rule.ts';
import type { GradebookColumn } from '../../model/gradebook.ts';
import { usualHonours, type HonourId, type HonourThresholds } from '../../model/honours.ts';
import type { FormerPupil } from '../../model/saved-class.ts';
import { terms, type Term } from '../../model/term.ts';
import {
  figuresOf,
  termReport,
  type FiguresBySex,
  type ReportClass,
  type ReportedPupil,
  type SheetsByTerm,
  type TermReport,
} from './term-report.ts';

/** A pupil's average and rank in one term; who has left has no rank. */
export interface TermResult {
  /** On the scale of the term. */
  readonly average: number;
  readonly rank: number | undefined;
}

export interface YearPupil {
  readonly id: string;
  readonly fullName: string;
  /** By term, from the first. */
  readonly terms: readonly (TermResult | undefined)[];
  /** Of the year; undefined unless all three terms have an average. */
  readonly average: number | undefined;
  readonly rank: number | undefined;
  readonly honour: HonourId | undefined;
  /** Ranks gained from the first term with an average to the last one; negative if lost, undefined with fewer than two. */
  readonly moved: number | undefined;
}

/** A pupil who has left, and of whom a term has marks; without a rank. */
type FormerYear = YearPupil & Pick<FormerPupil, 'leftOn'>;

/** A subject of a class in the three terms of a year. */
export interface YearReport extends FiguresBySex {
  /** By term, from the first; undefined without a sheet. */
  readonly terms: readonly (TermReport | undefined)[];
  /** The full mark of the averages of the year: that of the newest term. */
  readonly scale: number;
  /** In the order of the class list. */
  readonly pupils: readonly YearPupil[];
  readonly left: readonly FormerYear[];
  /** Of the averages of the year; undefined without any. */
  readonly statistics: Statistics | undefined;
}

const [FIRST, ...OTHERS] = averagePresets;
const yearPreset = OTHERS.find(({ preset }) => preset === 'year') ?? FIRST;

/** Reports a subject of a class in a year. @param thresholds of honours, out of 20 */
export function yearReport(
  kept: ReportClass,
  sheets: SheetsByTerm,
  thresholds: HonourThresholds = usualHonours.thresholds,
): YearReport {
  const reports = terms.map((term: Term) => termReport(kept, sheets, term, thresholds));
  const newest = reports.findLast((report) => report?.rule);
  const scale = newest?.scale ?? yearPreset.scale;
  const rule: AverageRule = { preset: yearPreset.preset, parts: [...yearPreset.parts], scale };
  const columns = reports.map((report, index): GradebookColumn => {
    return {
      id: `t${index + 1}`,
      kind: 'mark',
      heading: '',
      role: 'term',
      scale: report?.scale ?? scale,
    };
  });
  const resultsIn = (of: (report: TermReport) => ReportedPupil | undefined) =>
    reports.map((report): TermResult | undefined => {
      const { average, rank } = (report && of(report)) ?? {};
      return average === undefined ? undefined : { average, rank };
    });
  const averageOf = (ofTerms: readonly (TermResult | undefined)[]) => {
    const cells = ofTerms.map((result) => ({ text: result ? String(result.average) : '' }));
    const worked = workOutAverage(rule, columns, { cells });
    return 'value' in worked ? worked.value : undefined;
  };
  const results = kept.pupils.map((_, index) => resultsIn(({ pupils }) => pupils[index]));
  const averages = results.map(averageOf);
  const known = averages.filter((average) => average !== undefined);
  return {
    terms: reports,
    scale,
    pupils: kept.pupils.map(({ id, fullName }, index): YearPupil => {
      const average = averages[index];
      const ofTerms = results[index] ?? [];
      const ranks = ofTerms.flatMap((result) => result?.rank ?? []);
      const [first = 0, last = 0] = [ranks[0], ranks.at(-1)];
      return {
        ...{ id, fullName, average, terms: ofTerms },
        rank: average === undefined ? undefined : rankIn(known, average),
        honour: average === undefined ? undefined : honourOf(average, scale, thresholds),
        moved: ranks.length > 1 ? first - last : undefined,
      };
    }),
    left: (kept.left ?? []).flatMap(({ id, fullName, leftOn }): FormerYear[] => {
      const ofTerms = resultsIn(({ left }) => left.find((pupil) => pupil.id === id));
      const none = { rank: undefined, honour: undefined, moved: undefined };
      return reports.some((report) => report?.left.some((pupil) => pupil.id === id))
        ? [{ id, fullName, leftOn, terms: ofTerms, average: averageOf(ofTerms), ...none }]
        : [];
    }),
    ...figuresOf(kept.pupils, averages, scale, thresholds),
  };
}
