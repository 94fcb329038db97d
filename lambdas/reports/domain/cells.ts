import { countedMark, parseMark } from '#shared/record/marks/parse-mark.ts';
import type { Statistics } from '#shared/record/figures/statistics.ts';
import type { FormerPupil } from '#shared/model/saved-class.ts';
import type { ReportedColumn } from '#shared/record/figures/term-report.ts';
import type { Cell } from '#lambdas/print/layout/table-model.ts';
import { printedDay } from '#lambdas/print/typography/printed-day.ts';
import { firstStrongDirection, isolate } from '#lambdas/print/typography/direction.ts';
import type { ReportBook } from './report.ts';

/** A cell whose digits keep their order in any context. */
export const digits = (text: string): Cell => ({ text, direction: 'ltr' });

/** A name or a heading, which has a direction of its own. */
export const ownDirection = ({ direction }: Pick<ReportBook, 'direction'>, text: string): Cell => ({
  text,
  direction: firstStrongDirection(text, direction),
});

/** A pupil's name, with the day on which they left, if they have. */
export const nameCell = (
  book: Pick<ReportBook, 'direction' | 'texts'>,
  { fullName, leftOn }: Pick<FormerPupil, 'fullName'> & Partial<Pick<FormerPupil, 'leftOn'>>,
): Cell => {
  const cell = ownDirection(book, fullName);
  if (leftOn === undefined) return cell;
  const left = isolate(book.texts.leftOn(printedDay(leftOn)));
  return { ...cell, text: `${isolate(fullName)} (${left})` };
};

/** An average in hundredths; a dash without one. */
export const averageCell = ({ texts }: ReportBook, average: number | undefined): Cell => {
  if (average === undefined) return digits(texts.none);
  return { ...digits(texts.mark(average, 2)), weight: 'bold' };
};

export const rankCell = ({ texts }: ReportBook, rank: number | undefined): Cell =>
  digits(rank === undefined ? texts.none : String(rank));

/** A difference with its sign: `+0.39`. */
export const signed = ({ texts }: ReportBook, value: number, decimals?: number): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${texts.mark(Math.abs(value), decimals)}`;

/** Behind a mark that is none, or is above the full mark. */
export const ODD = '*';

export const isOdd = (text: string, { scale }: Pick<ReportedColumn, 'scale'>): boolean =>
  ['mark', 'unreadable'].includes(parseMark(text).kind) && countedMark(text, scale) === undefined;

/** A mark as it was written. */
export const markCell = (text: string, column: Pick<ReportedColumn, 'scale'>): Cell | undefined => {
  if (text === '') return undefined;
  const shown = isOdd(text, column) ? `${text}${ODD}` : text;
  return { text: shown, direction: firstStrongDirection(shown, 'ltr') };
};

/** The share of those with a mark who passed, in per cent. */
export const passRate = ({ texts }: ReportBook, { passed, marked }: Statistics): string =>
  isolate(texts.percentage(share({ texts }, passed, marked)));

export const share = ({ texts }: Pick<ReportBook, 'texts'>, some: number, all: number): string =>
  texts.mark((100 * some) / all, 1);
