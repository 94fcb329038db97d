import { rowNumber } from '#shared/page/row-numbers.ts';
import { markHeading } from '#shared/record/marks/mark-headings.ts';

/** The content of a cell, as far as it separates headings from marks. */
export interface SampleCell {
  /** Read as words. */
  readonly text: string;
  /** Confidence of the words, 0–100. */
  readonly sureness: number;
  /** Whether its column contains marks or numbers further down. */
  readonly inDigits: boolean;
  /** Confidence that it contains only digits, 0–100; 0 if it does not. */
  readonly digits: number;
}

/** The most rows in which headings are searched. */
export const mostHeadings = 3;

/** Digits with this confidence are not a word, whatever else they may be read as. */
const sureDigits = 90;
const sureWord = 45;

/** Headings of names and numbers of pupils, in the three languages. */
const known =
  /ال[اإ]سم|اللقب|(?<!\p{L})و?(?:[اإ]سم|لقب)(?!\p{L})|الرقم|التعريف|\bnoms?\b|pr[ée]noms?|\b(full )?name\b|surname/iu;

/** Headings of names only, which are never above digits. */
const names =
  /ال[اإ]سم|اللقب|(?<!\p{L})و?(?:[اإ]سم|لقب)(?!\p{L})|\bnoms?\b|pr[ée]noms?|\b(full |first |last |given )?name\b|surname/iu;
const numbers = /رقم|num[ée]ro|number|\bn[°o]\b/iu;

/** Whether a heading belongs to a column of names. */
export const isNameHeading = (text: string): boolean => names.test(text) && !numbers.test(text);

/** Whether a heading is known as one of marks or averages. */
export const isMarkHeading = (text: string): boolean => {
  const kind = isNameHeading(text) ? undefined : markHeading(text)?.kind;
  return kind === 'mark' || kind === 'average';
};

/** Whether a word says that a pupil was absent. */
const isAbsence = (text: string): boolean =>
  /^\P{L}*(abs|ab|absente?|غ|غائبة?|غياب)\P{L}*$/iu.test(text);

/** A word above a column of digits that is not an absence. */
const isHeading = ({ text, sureness, digits }: SampleCell): boolean =>
  digits < sureDigits && sureness >= sureWord && /\p{L}{3}/u.test(text) && !isAbsence(text);

/** Only the full mark, on the second line of a heading: `/20`. */
const isScale = ({ text }: Pick<SampleCell, 'text'>): boolean =>
  /^[/\\|(lI1]*\s*(10|20|40|100|٢٠|١٠|٤٠|١٠٠)\)?$/.test(text.trim());

/**
 * Whether a row has a pupil's marks, so that no heading is in or below it: most of its cells in columns of digits are
 * surely digits, but neither a full mark nor the key of a column in the ministry's sheets, such as `02`.
 */
export const isPupilRow = (
  cells: readonly { readonly text: string; readonly digits: number }[],
): boolean => {
  const written = cells.filter(({ text }) => text !== '');
  const marks = written.filter(
    (cell) => cell.digits >= sureDigits && !isScale(cell) && !/^[0٠]\p{Nd}$/u.test(cell.text),
  );
  return marks.length * 2 > written.length;
};

/** The number of rows whose numbers show which is the first, and how many of them, and what share, must be read right. */
const numbered = { rows: 12, least: 3, share: 0.6 } as const;

/** The row below headings from which on a column numbers the rows from 1, though some numbers are misread. */
export const rowNumberedOne = (texts: readonly string[]): number | undefined =>
  Array.from({ length: mostHeadings }, (_, at) => at + 1).find((first) => {
    const below = texts.slice(first, first + numbered.rows);
    const right = below.filter((text, at) => rowNumber(text) === at + 1).length;
    return right >= numbered.least && right >= below.length * numbered.share;
  });

const isHeadingRow = (row: readonly SampleCell[], before: number): boolean => {
  const written = row.filter(({ text, digits }) => text !== '' || digits > 0);
  const numbers = written.filter(({ inDigits }) => inDigits);
  const others = written.filter(({ inDigits }) => !inDigits);
  if (written.some(({ text }) => known.test(text))) return true;
  if (numbers.length === 0) return before === 0 && others.length > 0;
  const words = numbers.filter(isHeading).length;
  if (words * 2 > numbers.length) return true;
  const scales = numbers.filter(isScale).length;
  return before > 0 && others.length === 0 && (words + scales) * 2 > numbers.length;
};

/**
 * The number of heading rows: those with words in columns of digits, and all above a heading of names, as a title is.
 * @param rows the first rows of a table, at most `mostHeadings`
 */
export const headingsOf = (rows: readonly (readonly SampleCell[])[]): number => {
  const named = rows.findLastIndex((row) => row.some(({ text }) => known.test(text)));
  const first = rows.findIndex((row, at) => at > named && !isHeadingRow(row, at));
  return first < 0 ? rows.length : first;
};
