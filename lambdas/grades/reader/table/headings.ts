/** What stands in a cell, as far as it tells headings from marks. */
export interface SampleCell {
  /** As words. */
  readonly text: string;
  /** How sure the words are, 0–100. */
  readonly sureness: number;
  /** Whether its column holds marks or numbers further down. */
  readonly inDigits: boolean;
  /** How sure it is that digits stand there and nothing else, 0–100; 0 where they do not. */
  readonly digits: number;
}

/** Headings are sought in so many rows. */
export const mostHeadings = 3;

/** Digits so sure are no word, whatever word might be made of them. */
const sureDigits = 90;
const sureWord = 45;

/** What names of pupils and their numbers stand under, in the three languages. */
const known =
  /ال[اإ]سم|اللقب|(?<!\p{L})و?(?:[اإ]سم|لقب)(?!\p{L})|الرقم|التعريف|\bnoms?\b|pr[ée]noms?|\b(full )?name\b|surname/iu;

/** What pupils' names alone stand under: never over a column of digits. */
const names =
  /ال[اإ]سم|اللقب|(?<!\p{L})و?(?:[اإ]سم|لقب)(?!\p{L})|\bnoms?\b|pr[ée]noms?|\b(full |first |last |given )?name\b|surname/iu;
const numbers = /رقم|num[ée]ro|number|\bn[°o]\b/iu;

/** Whether a heading says that names of pupils are below it. */
export const isNameHeading = (text: string): boolean => names.test(text) && !numbers.test(text);

const isAbsence = (text: string): boolean =>
  /^\P{L}*(abs|ab|absente?|غ|غائبة?)\P{L}*$/iu.test(text);

/** A word over a column of digits that is no pupil's absence. */
const isHeading = ({ text, sureness, digits }: SampleCell): boolean =>
  digits < sureDigits && sureness >= sureWord && /\p{L}{3}/u.test(text) && !isAbsence(text);

/** The full mark alone, on the second line of a heading: `/20`. */
const isScale = ({ text }: SampleCell): boolean =>
  /^[/\\|(lI1]*\s*(10|20|40|100|٢٠|١٠|٤٠|١٠٠)\)?$/.test(text.trim());

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
 * How many of the first rows are headings: those whose columns of digits hold words.
 * @param rows the first rows of a table, at most `mostHeadings`
 */
export const headingsOf = (rows: readonly (readonly SampleCell[])[]): number => {
  const first = rows.findIndex((row, at) => !isHeadingRow(row, at));
  return first < 0 ? rows.length : first;
};
