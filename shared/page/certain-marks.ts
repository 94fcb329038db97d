import type { IncomingMarks } from '../model/added-marks.ts';
import type { Gradebook } from '../model/gradebook.ts';
import type { SavedPupil } from '../model/saved-class.ts';
import { parseMark } from '../record/marks/parse-mark.ts';
import { findDoubts } from './doubts.ts';
import { tableOfPage } from './table-of-page.ts';

/** What a sheet was printed for, with the columns of the record that its marks belong to. */
const printedFor = ({ record, columns }: Gradebook): string | undefined =>
  record && JSON.stringify([record, columns.map(({ recordColumn }) => recordColumn)]);

const isBlank = (text: string): boolean => parseMark(text).kind === 'blank';

/**
 * The marks of printed sheets for the record, if no one needs to look at them first: each page is a sheet of one record
 * and is in the table, nothing is doubtful, and each row with marks is one of a pupil of the class.
 * @param book the pages as one table
 * @returns undefined if a teacher must look, or if nothing is written on the sheets
 */
export function certainMarks(
  book: Gradebook,
  pages: readonly Gradebook[],
  pupils: readonly SavedPupil[],
): IncomingMarks | undefined {
  const meant = printedFor(book);
  if (meant === undefined || pages.some((page) => printedFor(page) !== meant)) return undefined;
  if (pages.length < (book.pages?.length ?? 1)) return undefined;
  const isLeftOut = book.pages?.some(({ misfit, failure }) => misfit ?? failure);
  if (isLeftOut || book.warnings.length > 0 || findDoubts(book).length > 0) return undefined;
  const { columns, rows } = tableOfPage(book, true);
  const known = new Set(pupils.map(({ id }) => id));
  const filled = columns.filter(({ texts }) => !texts.every(isBlank));
  const written = rows.flatMap(({ id = '' }, row) => {
    const marks = filled.map(({ texts }) => texts[row] ?? '');
    return marks.every(isBlank) ? [] : [{ pupil: id, marks }];
  });
  const isPlain = filled.every(({ kind }) => kind === 'mark');
  const isKnown = written.every(({ pupil }) => known.has(pupil));
  if (!isPlain || !isKnown || written.length === 0) return undefined;
  return {
    columns: filled.map(({ id, heading, role, scale }) => ({ id, heading, role, scale })),
    rows: written,
  };
}
