import type { Pupil } from '../model/pupil.ts';
import { cleanText } from '../text/clean-text.ts';
import { readDate } from '../spreadsheet/date-cell.ts';
import { genderReader } from '../spreadsheet/gender-cell.ts';
import { fieldOfHeading, isGirlsName, namesScript } from '../spreadsheet/heading-terms.ts';
import { listRows, textOf, type ListLayout, type ListRow } from '../spreadsheet/list-rows.ts';
import { hasLostDigits, readRegistrationNumber } from '../spreadsheet/registration-number.ts';
import { isUnknown, numberIn, shownIn, type Cell, type Sheet } from '../spreadsheet/sheet.ts';
import { parseMark } from '../record/marks/parse-mark.ts';
import { isFooter, isNameWithFooterWord, isTestPupil, isTitle } from './footer-terms.ts';

/** A pupil and their row in the list. */
export interface ListLine {
  /** As the spreadsheet shows it, from 1. */
  readonly row: number;
  readonly cells: readonly Cell[];
  readonly pupil: Pupil;
  readonly nameCells: readonly string[];
  /** The row also has a number, a date of birth or a rank. */
  readonly known: boolean;
}

/** The serial number of a day before this is a year alone, such as 2012. */
const FIRST_BIRTH = '1915';
function birthDate(cell: Cell, date1904: boolean): string | undefined {
  const date = readDate(cell, date1904);
  return date !== undefined && date >= FIRST_BIRTH ? date : undefined;
}

/** `Kaci_Ali` and `Kaci, Ali` as `Kaci Ali`. */
const BETWEEN_PARTS = /(\p{L})[_,،]\s?(?=\p{L})/gu;

const hasName = (text: string): boolean => /[\p{L}\p{Extended_Pictographic}]/u.test(text);

/** If at least this share of lines is known, an unknown line after a gap is not a pupil. */
const MOSTLY = 0.8;

function lineReader(
  rows: readonly ListRow[],
  date1904: boolean,
): (row: ListRow) => ListLine | undefined {
  const readGender = genderReader(rows.map(({ at }) => at('gender')));
  return ({ number, cells, names, at }) => {
    const nameCells = names.filter(hasName);
    if (nameCells.length === 0) return undefined;
    const registrationNumber = readRegistrationNumber(at('registrationNumber'));
    const dateOfBirth = birthDate(at('dateOfBirth'), date1904);
    const gender = readGender(at('gender'));
    const ordinal = at('ordinal');
    return {
      ...{ row: number, cells, nameCells },
      known:
        Boolean(registrationNumber ?? dateOfBirth) ||
        numberIn(ordinal) !== undefined ||
        isUnknown(ordinal),
      pupil: {
        fullName: cleanText(nameCells.join(' ').replace(BETWEEN_PARTS, '$1 ')),
        ...(registrationNumber && { registrationNumber }),
        ...(dateOfBirth && { dateOfBirth }),
        ...(gender && { gender }),
      },
    };
  };
}

/** Long lists may repeat their headings on each page. */
const repeatsHeadings = ({ nameCells, known }: ListLine): boolean =>
  !known &&
  !(nameCells.length === 1 && nameCells.every(isGirlsName)) &&
  nameCells.every((cell) => fieldOfHeading(cell) !== undefined || namesScript(cell));

const looksUnderTheList = ({ nameCells, known }: ListLine): boolean =>
  !known &&
  isFooter(nameCells[0] ?? '') &&
  (nameCells.length === 1 || nameCells.every(isFooter) || nameCells.join().includes(':'));

/**
 * Drops totals and signatures. A name may begin with one of their words: such a line is a pupil if pupils follow it, and
 * at the end of a list without numbers and dates, if there is no gap above it.
 */
function dropFooters(lines: readonly ListLine[]): ListLine[] {
  const isListOfNames = lines.filter(({ known }) => known).length < lines.length / 2;
  const last = lines.findLastIndex((line) => !looksUnderTheList(line));
  return lines.filter(
    (line, index) =>
      !looksUnderTheList(line) ||
      (isNameWithFooterWord(line.pupil.fullName) &&
        (index < last || (isListOfNames && lines[index - 1]?.row === line.row - 1))),
  );
}

/** Drops lines after a gap that lack the pupils' other values: notes and signatures in unknown words. */
function dropStrays(lines: readonly ListLine[]): ListLine[] {
  const kept: ListLine[] = [];
  let known = 0;
  for (const line of lines) {
    const mostlyKnown = kept.length > 0 && known >= kept.length * MOSTLY;
    if (line.known) known += 1;
    if (line.known || !mostlyKnown || line.row - 1 === kept.at(-1)?.row) kept.push(line);
  }
  return kept;
}

/** Drops texts alone in their rows between the headings and the first pupil, if the pupils have other values. */
function dropLetterhead(lines: readonly ListLine[]): ListLine[] {
  const first = lines.findIndex(({ known }) => known);
  const below = lines.slice(first);
  if (first <= 0 || below.filter(({ known }) => known).length < below.length * MOSTLY)
    return [...lines];
  const isAlone = ({ cells }: ListLine): boolean =>
    cells.filter((cell) => textOf(cell) !== '').length === 1;
  return lines.filter((line, index) => index >= first || !isAlone(line));
}

/** In a list without headings, drops titles and a single word above full names. */
function dropTitles(lines: readonly ListLine[]): ListLine[] {
  const first = lines.findIndex(({ pupil }) => !isTitle(pupil.fullName));
  const kept = lines.slice(Math.max(0, first));
  const [top, ...others] = kept;
  const isHeading =
    others.length > 3 &&
    !top?.pupil.fullName.includes(' ') &&
    others.every(({ pupil }) => pupil.fullName.includes(' '));
  return isHeading ? others : kept;
}

/**
 * The pupils of a sheet, in order; namesakes are separate pupils. Totals and signatures are left out. The number and
 * length of names are not limited.
 */
export function listLines(sheet: Sheet, layout: ListLayout): ListLine[] {
  const rows = listRows(sheet, layout);
  const read = lineReader(rows, sheet.date1904);
  const named = rows
    .flatMap((row) => read(row) ?? [])
    .filter((line) => !repeatsHeadings(line) && !isTestPupil(line.pupil.fullName));
  const listed = dropFooters(named);
  return dropStrays(layout.lastRow === 0 ? dropTitles(listed) : dropLetterhead(listed));
}

/**
 * Rows between the pupils, or beside the last one's merged name, that have marks and no name: the pupil's second line,
 * or a pupil whose name is missing. Subtotals are none.
 * @param columns the columns whose marks are read
 */
export function namelessMarks(
  sheet: Sheet,
  layout: ListLayout,
  lines: readonly ListLine[],
  columns: ReadonlySet<number>,
): number[] {
  const [first, last] = [lines[0]?.row ?? Infinity, lines.at(-1)?.row ?? 0];
  const end = sheet.mergedCells
    .filter(({ row, column }) => row === last && layout.nameColumns.includes(column))
    .reduce((most, { row, height }) => Math.max(most, row + height - 1), last);
  const isMark = (cell: Cell): boolean => parseMark(textOf(cell)).kind === 'mark';
  return listRows(sheet, layout).flatMap(({ number, cells, names }) => {
    const isBeside = number > first && number <= end && !names.some(hasName);
    const hasMarks = cells.some((cell, column) => columns.has(column) && isMark(cell));
    const isTotal = cells.some((cell) => typeof cell === 'string' && isFooter(textOf(cell)));
    return isBeside && hasMarks && !isTotal ? [number] : [];
  });
}

/** Rows without a name but with a registration number as long as a pupil's (totals are shorter); row numbers from 1. */
export function namelessRows(
  sheet: Sheet,
  layout: ListLayout,
  lines: readonly ListLine[],
): number[] {
  const lengths = new Set(lines.map(({ pupil }) => pupil.registrationNumber?.length));
  return listRows(sheet, layout).flatMap(({ number, names, at }) => {
    const found = readRegistrationNumber(at('registrationNumber'));
    return found !== undefined && lengths.has(found.length) && !names.some(hasName) ? [number] : [];
  });
}

/** Rows of the pupil that a platform lets a teacher be; row numbers from 1. */
export const testRows = (sheet: Sheet, layout: ListLayout): number[] =>
  listRows(sheet, layout)
    .filter(({ names }) => isTestPupil(names.join(' ')))
    .map(({ number }) => number);

/** Rows of pupils whose registration number has lost digits; row numbers from 1. */
export function roundedRows(
  sheet: Sheet,
  layout: ListLayout,
  lines: readonly ListLine[],
): { row: number; number: string }[] {
  const pupils = new Set(lines.map(({ row }) => row));
  return listRows(sheet, layout).flatMap(({ number: row, at }) => {
    const number = textOf(at('registrationNumber'));
    return pupils.has(row) && hasLostDigits(number) ? [{ row, number }] : [];
  });
}

/** Rows of pupils with something under the date of birth that is no date; row numbers from 1. */
export function undatedRows(
  sheet: Sheet,
  layout: ListLayout,
  lines: readonly ListLine[],
): { row: number; date: string }[] {
  const undated = new Set(
    lines.filter(({ pupil }) => pupil.dateOfBirth === undefined).map(({ row }) => row),
  );
  return listRows(sheet, layout).flatMap(({ number, at }) => {
    const date = shownIn(at('dateOfBirth')).trim();
    return undated.has(number) && /[\p{L}\p{N}]/u.test(date) ? [{ row: number, date }] : [];
  });
}
