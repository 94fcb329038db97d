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
  /** @param date `YYYY-MM-DD` */
  readonly leftOn: (date: string) => string;
}

type Row = readonly (string | number | undefined)[];

interface Named {
  readonly fullName: string;
  readonly leftOn?: string;
}
const nameOf = ({ fullName, leftOn }: Named, words: ReportWords): string =>
  leftOn === undefined ? fullName : `${fullName} (${words.leftOn(leftOn)})`;

/** The pupils of a term by rank as lines of a file, after a line of headings; who has left comes last. */
export function termRows({ pupils, left, columns, scale }: TermReport, words: ReportWords): Row[] {
  return [
    [
      ...[words.rank, words.pupil],
      ...columns.map((column) => `${column.heading} /${column.scale}`.trim()),
      ...[`${words.average} /${scale}`, words.progress, words.honour, words.remark],
    ],
    ...[...byRank(pupils), ...left].map((pupil) => {
      const { rank, marks, average, progress, honour, remark } = pupil;
      return [
        ...[rank, nameOf(pupil, words), ...marks, average, progress],
        ...[honour && words.honourOf(honour), remark || undefined],
      ];
    }),
  ];
}

/** The pupils of a year by rank as lines of a file, after a line of headings; who has left comes last. */
export function yearRows({ pupils, left, terms, scale }: YearReport, words: ReportWords): Row[] {
  return [
    [
      ...[words.rank, words.pupil],
      ...terms.map((term, index) => `${words.term(index + 1)} /${term?.scale ?? scale}`),
      ...[`${words.average} /${scale}`, words.moved, words.honour],
    ],
    ...[...byRank(pupils), ...left].map((pupil) => {
      const { rank, terms: ofTerms, average, moved, honour } = pupil;
      return [
        ...[rank, nameOf(pupil, words), ...ofTerms.map((result) => result?.average)],
        ...[average, moved, honour && words.honourOf(honour)],
      ];
    }),
  ];
}
