import {
  columnsOf,
  toHundredths,
  USUAL_SCALE,
  workOutAverage,
  type WorkedAverage,
} from '../averages/averages.ts';
import { averagePresets } from '../averages/average-presets.ts';
import { joinTexts } from '../sheet/edit-sheet.ts';
import { rankIn } from './rank.ts';
import { columnStatistics, honourOf, statisticsOf, type Statistics } from './statistics.ts';
import { usualHonours, type HonourId, type HonourThresholds } from '../../model/honours.ts';
import type { AverageRule } from '../../model/average-rule.ts';
import type { GradebookColumn, GradebookRow } from '../../model/gradebook.ts';
import type { MarkSheetColumn, MarkSheetContent } from '../../model/mark-sheet.ts';
import type { FormerPupil, SavedClass, SavedPupil } from '../../model/saved-class.ts';
import type { Term } from '../../model/term.ts';

/** The pupils of the class's list, in its order, and those who have left, who are in no figure. */
export type ReportClass = Pick<SavedClass, 'pupils' | 'left'>;

/** The mark sheets of one subject of a class; terms may be missing. */
export type SheetsByTerm = ReadonlyMap<Term, MarkSheetContent>;

/** The averages of girls and boys, as far as the class list says the gender. */
export interface FiguresBySex {
  readonly girls: Statistics | undefined;
  readonly boys: Statistics | undefined;
}

export interface ReportedColumn extends MarkSheetColumn {
  /** Undefined without any mark. */
  readonly statistics: Statistics | undefined;
}

export interface ReportedPupil {
  readonly id: string;
  readonly fullName: string;
  /** As written, in the order of the columns; empty without a mark. */
  readonly marks: readonly string[];
  /** With its calculation, or why there is none. */
  readonly worked: WorkedAverage;
  /** Rounded; undefined without all marks that count. */
  readonly average: number | undefined;
  /** 1 for the highest average; equal averages share a rank. */
  readonly rank: number | undefined;
  /** The average less that of the term before, on the scale of this one. */
  readonly progress: number | undefined;
  readonly honour: HonourId | undefined;
  /** The appraisal and the advice; empty without both. */
  readonly remark: string;
}

/** A pupil who has left, and of whom the term has marks; without a rank. */
export type FormerResult = ReportedPupil & Pick<FormerPupil, 'leftOn'>;

/** A subject of a class in one term. */
export interface TermReport extends FiguresBySex {
  readonly term: Term;
  /** Undefined if the sheet has none; then there are no averages. */
  readonly rule: AverageRule | undefined;
  /** The full mark of the averages. */
  readonly scale: number;
  readonly columns: readonly ReportedColumn[];
  /** In the order of the class list. */
  readonly pupils: readonly ReportedPupil[];
  readonly left: readonly FormerResult[];
  /** Of the averages; undefined without any. */
  readonly statistics: Statistics | undefined;
  /** Of the averages of the term before, on the scale of this one; undefined without any. */
  readonly before: Statistics | undefined;
  /** Whether the term before has another rule, so that progress compares unlike averages. */
  readonly hasOtherRuleBefore: boolean;
}

const NO_AVERAGE = { missing: 'no-columns' } as const;

/** A sheet as the table that averages and statistics are worked out from. */
function tableOf({ pupils }: ReportClass, { columns, marks }: MarkSheetContent) {
  return {
    columns: columns.map((column): GradebookColumn => ({ ...column, kind: 'mark' })),
    rows: pupils.map(({ id }): GradebookRow => {
      return { id, cells: columns.map((column) => ({ text: marks[id]?.[column.id]?.text ?? '' })) };
    }),
  };
}

/** A cell of a mark that counts in an average, on its column's scale. */
export interface CountedCell {
  readonly text: string;
  readonly scale: number;
}

/**
 * The rule of a sheet's averages. A sheet whose only column is an average, as a colleague gave it, needs none of its own.
 */
export function ruleOfSheet({
  averages,
  columns,
}: Pick<MarkSheetContent, 'averages' | 'columns'>): AverageRule | undefined {
  const [only, ...others] = columns;
  if (averages || only?.role !== 'term' || others.length > 0) return averages;
  return { preset: 'given', parts: [{ roles: ['term'], weight: 1 }], scale: only.scale };
}

/** The average of each pupil of the list, in its order, with the cells that count in it and their full marks. */
export function workOutAll(
  kept: ReportClass,
  sheet: MarkSheetContent,
  textAs = (text: string): string => text,
): readonly { readonly worked: WorkedAverage; readonly counted: readonly CountedCell[] }[] {
  const { columns, rows } = tableOf(kept, sheet);
  const rule = ruleOfSheet(sheet);
  if (!rule) return rows.map(() => ({ worked: NO_AVERAGE, counted: [] }));
  const indexes = rule.parts.flatMap((part) => columnsOf(part, columns));
  return rows.map(({ cells }) => {
    const read = cells.map(({ text }) => ({ text: textAs(text) }));
    const counted = indexes.map((index): CountedCell => {
      return { text: read[index]?.text ?? '', scale: columns[index]?.scale ?? USUAL_SCALE };
    });
    return { worked: workOutAverage(rule, columns, { cells: read }), counted };
  });
}

const averageOf = (worked: WorkedAverage | undefined): number | undefined =>
  worked && 'value' in worked ? worked.value : undefined;

/** An average on another scale, rounded as averages are. */
const onScale = (average: number | undefined, from: number, to: number): number | undefined =>
  average === undefined || from === to ? average : toHundredths((average * to) / from);

/** The statistics of the averages of all pupils, of girls, and of boys. */
export function figuresOf(
  pupils: readonly Pick<SavedPupil, 'gender'>[],
  averages: readonly (number | 'absent' | undefined)[],
  scale: number,
  thresholds: HonourThresholds,
): FiguresBySex & { readonly statistics: Statistics | undefined } {
  const of = (gender: SavedPupil['gender']) =>
    averages.filter((_, index) => pupils[index]?.gender === gender);
  return {
    statistics: statisticsOf(averages, scale, thresholds),
    girls: statisticsOf(of('female'), scale, thresholds),
    boys: statisticsOf(of('male'), scale, thresholds),
  };
}

/** What a sheet says of a pupil, without what compares it. */
const recordOf = (
  { id, fullName }: Pick<SavedPupil, 'id' | 'fullName'>,
  { columns, marks, remarks, advice }: MarkSheetContent,
  worked: WorkedAverage = NO_AVERAGE,
) => ({
  ...{ id, fullName, worked },
  marks: columns.map((column) => marks[id]?.[column.id]?.text ?? ''),
  average: averageOf(worked),
  remark: joinTexts(remarks?.[id], advice?.[id]),
});

/** The pupils who have left, with what they had reached. */
function formerResults({ left = [] }: ReportClass, sheet: MarkSheetContent): FormerResult[] {
  const all = workOutAll({ pupils: left }, sheet);
  const none = { rank: undefined, progress: undefined, honour: undefined };
  return left.flatMap((pupil, index) =>
    Object.keys(sheet.marks[pupil.id] ?? {}).length > 0
      ? [{ ...recordOf(pupil, sheet, all[index]?.worked), ...none, leftOn: pupil.leftOn }]
      : [],
  );
}

const isSameRule = (one: AverageRule | undefined, other: AverageRule | undefined): boolean => {
  const parts = (rule: AverageRule | undefined) =>
    JSON.stringify(rule?.parts.map(({ roles, weight }) => [roles.toSorted(), weight]));
  return parts(one) === parts(other);
};

/** The full mark of the averages of a sheet. */
export const scaleOfSheet = (sheet: Pick<MarkSheetContent, 'averages' | 'columns'>): number =>
  ruleOfSheet(sheet)?.scale ?? averagePresets[0].scale;

/**
 * Reports a subject of a class in one term; undefined if there is no sheet of it.
 * @param thresholds of honours, out of 20
 */
export function termReport(
  kept: ReportClass,
  sheets: SheetsByTerm,
  term: Term,
  thresholds: HonourThresholds = usualHonours.thresholds,
): TermReport | undefined {
  const sheet = sheets.get(term);
  if (!sheet) return undefined;
  const table = tableOf(kept, sheet);
  const scale = scaleOfSheet(sheet);
  const all = workOutAll(kept, sheet).map(({ worked }) => worked);
  const averages = all.map(averageOf);
  const known = averages.filter((average) => average !== undefined);
  const values = all.map((worked) =>
    'missing' in worked && worked.missing === 'absent' ? 'absent' : averageOf(worked),
  );
  const earlier = term > 1 ? sheets.get(term === 3 ? 2 : 1) : undefined;
  const before = earlier
    ? workOutAll(kept, earlier).map(({ worked }) =>
        onScale(averageOf(worked), scaleOfSheet(earlier), scale),
      )
    : [];
  const beforeFigures = statisticsOf(before, scale, thresholds);
  return {
    term,
    rule: ruleOfSheet(sheet),
    scale,
    columns: sheet.columns.map((column, index) => ({
      ...column,
      statistics: columnStatistics(table, index),
    })),
    pupils: kept.pupils.map((pupil, index): ReportedPupil => {
      const average = averages[index];
      const earlierAverage = before[index];
      const isKnown = average !== undefined;
      return {
        ...recordOf(pupil, sheet, all[index]),
        rank: isKnown ? rankIn(known, average) : undefined,
        progress:
          isKnown && earlierAverage !== undefined
            ? toHundredths(average - earlierAverage)
            : undefined,
        honour: isKnown ? honourOf(average, scale, thresholds) : undefined,
      };
    }),
    left: formerResults(kept, sheet),
    ...figuresOf(kept.pupils, values, scale, thresholds),
    before: beforeFigures,
    hasOtherRuleBefore:
      beforeFigures !== undefined &&
      !isSameRule(ruleOfSheet(sheet), earlier && ruleOfSheet(earlier)),
  };
}

/** Pupils by rank; those without one come last, in the order of the list. */
export const byRank = <P extends { readonly rank: number | undefined }>(
  pupils: readonly P[],
): readonly P[] =>
  pupils.toSorted(
    (one, other) => (one.rank ?? pupils.length + 1) - (other.rank ?? pupils.length + 1),
  );
