import type { HonourId } from '#shared/model/honours.ts';
import { byRank, type TermReport } from '#shared/record/figures/term-report.ts';
import type { YearReport } from '#shared/record/figures/year-report.ts';

/** The words of a report's file. */
export interface ReportWords {
  readonly rank: string;
  readonly pupil: string;
  readonly average: string;
  readonly progress: string;
  readonly honour: string;
  readonly remark: string;
  readonly moved: string;
  readonly term: (term: number) => string;
  readonly honourOf: (id: HonourId) => string;
}

type Row = readonly (string | number | undefined)[];

/** The pupils of a term by rank as lines of a file, after a line of headings. */
export function termRows({ pupils, columns, scale }: TermReport, words: ReportWords): Row[] {
  return [
    [
      ...[words.rank, words.pupil],
      ...columns.map((column) => `${column.heading} /${column.scale}`.trim()),
      ...[`${words.average} /${scale}`, words.progress, words.honour, words.remark],
    ],
    ...byRank(pupils).map(({ rank, fullName, marks, average, progress, honour, remark }) => [
      ...[rank, fullName, ...marks, average, progress],
      ...[honour && words.honourOf(honour), remark || undefined],
    ]),
  ];
}

/** The pupils of a year by rank as lines of a file, after a line of headings. */
export function yearRows({ pupils, terms, scale }: YearReport, words: ReportWords): Row[] {
  return [
    [
      ...[words.rank, words.pupil],
      ...terms.map((term, index) => `${words.term(index + 1)} /${term?.scale ?? scale}`),
      ...[`${words.average} /${scale}`, words.moved, words.honour],
    ],
    ...byRank(pupils).map(({ rank, fullName, terms: ofTerms, average, moved, honour }) => [
      ...[rank, fullName, ...ofTerms.map((result) => result?.average)],
      ...[average, moved, honour && words.honourOf(honour)],
    ]),
  ];
}
