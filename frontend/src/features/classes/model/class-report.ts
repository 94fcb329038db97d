import { workOutAverage } from '#shared/gradebook/averages.ts';
import { parseMark } from '#shared/gradebook/parse-mark.ts';
import { rankIn } from '#shared/gradebook/rank.ts';
import { statisticsOf, type Statistics } from '#shared/gradebook/statistics.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';

/** The averages of a class in one subject and term. */
export interface TermReport {
  /** By pupil; missing without all marks. */
  readonly averages: ReadonlyMap<string, number>;
  /** The full mark of the averages. */
  readonly scale: number;
  /** Undefined without any average. */
  readonly statistics: Statistics | undefined;
}

/** The averages of a class in one subject, by term; terms may be missing. */
export type Reports = ReadonlyMap<number, TermReport>;

/** Works out the averages of the pupils on the list; undefined if the sheet has no rule for them. */
export function termReport(
  { pupils }: Pick<SavedClass, 'pupils'>,
  { columns, marks, averages: rule }: MarkSheetContent,
): TermReport | undefined {
  if (!rule) return undefined;
  const marked = columns.map((column) => ({ ...column, kind: 'mark' as const }));
  const averages = new Map<string, number>();
  const values = pupils.map(({ id }) => {
    const cells = columns.map((column) => ({ text: marks[id]?.[column.id]?.text ?? '' }));
    const worked = workOutAverage(rule, marked, { cells });
    if ('value' in worked) {
      averages.set(id, worked.value);
      return worked.value;
    }
    return cells.some(({ text }) => parseMark(text).kind === 'absent') ? 'absent' : undefined;
  });
  return { averages, scale: rule.scale, statistics: statisticsOf(values, rule.scale) };
}

/** A pupil with the place in the class, 1 for the highest average; equal averages share a place. */
export interface RankedPupil {
  readonly id: string;
  readonly fullName: string;
  /** Missing without an average. */
  readonly rank: number | undefined;
}

/** The pupils by their averages, highest first; those without one come last, in the order of the list. */
export function rankPupils(
  { pupils }: Pick<SavedClass, 'pupils'>,
  { averages }: Pick<TermReport, 'averages'>,
): readonly RankedPupil[] {
  const all = [...averages.values()];
  return pupils
    .map(({ id, fullName }) => {
      const own = averages.get(id);
      const rank = own === undefined ? undefined : rankIn(all, own);
      return { id, fullName, rank };
    })
    .toSorted((one, other) => (one.rank ?? pupils.length + 1) - (other.rank ?? pupils.length + 1));
}
