import { cleanText } from '../text/clean-text.ts';
import { readDate } from './date-cell.ts';
import { foldedWords } from '../text/fold-text.ts';
import { fieldOfHeading, isNameOfOthers } from './heading-terms.ts';
import type { ListLayout } from './list-rows.ts';
import { numberIn, type Cell, type Sheet } from './sheet.ts';

const LONGEST_NAME = 60;
const MOST_WORDS = 6;
/** A column contains names if this share looks like names; the rest may be titles, signatures or odd names. */
const NAMES_SHARE = 0.7;
const FULL_NAMES_SHARE = 0.6;
const SENTENCES_SHARE = 0.2;
/** Shorter lists may be anything: of single words, and, if other sheets have headings, of full names. */
const FEW = 3;
const FEW_STRICT = 5;
/** One row of texts is a form's headings. */
const FEWEST = 2;
const SMALLEST_REGISTRATION = 1e9;
/** No pupil was born so long ago: smaller numbers are marks or ranks. */
const OLDEST_SERIAL = 20_000;
/** The least share of names for a column to be offered in a question. */
const POSSIBLE_SHARE = 0.5;
/** Enough rows to judge a sheet. */
const ROWS_JUDGED = 200;

/** Words of sentences in three languages that occur in no name. على is missing because it folds to Ali's letters. */
const SENTENCE_WORDS = new Set(
  'في من الى الي هذا هذه كل لا او عند the to of in your this these each not or and on les des dans pour une votre chaque ne pas ou sur cette'.split(
    ' ',
  ),
);

/** Names and first words of instruction sheets; folded. */
const GUIDES = new Set(
  'تعليمات ارشادات توجيهات دليل شرح تنبيه ملاحظات instructions consignes guide aide notice help readme about'.split(
    ' ',
  ),
);

const words = (cell: Cell): string[] =>
  typeof cell === 'string' ? cleanText(cell).split(' ').filter(Boolean) : [];

const looksLikeName = (cell: Cell): boolean =>
  typeof cell === 'string' &&
  cell.length <= LONGEST_NAME &&
  words(cell).length <= MOST_WORDS &&
  // `Kaci, Ali` has one comma.
  /^[\p{L}\p{M}\p{Cf}\p{Extended_Pictographic} .'’`()-]+(?:[,،] ?[\p{L}\p{M}\p{Cf} .'’`-]+)?$/u.test(
    cleanText(cell),
  ) &&
  /\p{L}/u.test(cell);

const looksLikeSentence = (cell: Cell): boolean =>
  typeof cell === 'string' && foldedWords(cell).some((word) => SENTENCE_WORDS.has(word));

function isGuide({ name, rows }: Sheet): boolean {
  const first = rows[0]?.cells.find((cell) => typeof cell === 'string');
  return [name, first ?? ''].some((text) => GUIDES.has(foldedWords(text)[0] ?? ''));
}

const share = (cells: readonly Cell[], test: (cell: Cell) => boolean): number =>
  cells.filter(test).length / Math.max(1, cells.length);

const valueOf = (cell: Cell): number => numberIn(cell) ?? Number(cell);

const isDate = (cell: Cell): boolean =>
  !(valueOf(cell) < OLDEST_SERIAL) && readDate(cell) !== undefined;

/** Whether a column may accompany names: row or registration numbers, dates, genders; not marks or other texts. */
function isBeside(cells: readonly Cell[]): boolean {
  const counts = cells.every(
    (cell, index) =>
      numberIn(cell) !== undefined && (index === 0 || valueOf(cell) > valueOf(cells[index - 1])),
  );
  const registers = cells.every((cell) => valueOf(cell) >= SMALLEST_REGISTRATION);
  const dates = cells.every(isDate);
  const few = new Set(cells).size <= Math.max(2, cells.length / 10);
  return counts || registers || dates || (few && cells.every((cell) => typeof cell === 'string'));
}

/** Whether the names are of others than the pupils, as the first text says. */
const isHeadedByOthers = ([first]: readonly Cell[]): boolean =>
  typeof first === 'string' && isNameOfOthers(first);

function isNames(cells: readonly Cell[], rows: number): boolean {
  return (
    cells.length >= rows / 2 &&
    share(cells, looksLikeName) >= NAMES_SHARE &&
    share(cells, looksLikeSentence) <= SENTENCES_SHARE &&
    new Set(cells).size > cells.length / 2 &&
    !beginsAlike(cells) &&
    !isHeadedByOthers(cells)
  );
}

/** Whether most cells begin with one word, as names do not: `BAC C`, `BAC D`. */
const beginsAlike = (cells: readonly Cell[]): boolean => {
  const first = cells.map((cell) => words(cell)[0] ?? '');
  const most = Math.max(...first.map((word) => first.filter((other) => other === word).length));
  return most >= FEW && most > cells.length / 2;
};

const isFull = (cells: readonly Cell[]): boolean =>
  share(cells, (cell) => words(cell).length > 1) >= FULL_NAMES_SHARE;

interface Column {
  readonly index: number;
  /** The filled cells of the column. */
  readonly cells: readonly Cell[];
}

function columnsOf(rows: Sheet['rows']): Column[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, index) => ({
    index,
    cells: rows.map(({ cells }) => cells[index]).filter((cell) => cell !== undefined),
  })).filter(({ cells }) => cells.length > 0);
}

/** Fields that are recognizable without a heading: registration numbers and dates of birth. */
function fieldsOf(columns: readonly Column[]): ListLayout['columns'] {
  const place = (test: (cell: Cell) => boolean): number | undefined =>
    columns.find(({ cells }) => cells.length >= FEW && cells.every(test))?.index;
  const number = place((cell) => valueOf(cell) >= SMALLEST_REGISTRATION);
  const date = place(isDate);
  return new Map([
    ...(number === undefined ? [] : [['registrationNumber', number] as const]),
    ...(date === undefined || date === number ? [] : [['dateOfBirth', date] as const]),
  ]);
}

/**
 * Finds plausible name columns of a sheet without headings: one column of full names, or surname and given name side by
 * side. None if the sheet does not look like a list of pupils; several if only a person can decide. `strict` accepts
 * only full names, for workbooks whose other sheets have headings.
 */
export function listsWithoutHeadings(sheet: Sheet, strict = false): ListLayout[] {
  const rows = sheet.rows.slice(0, ROWS_JUDGED);
  // A single heading word among names is a remark; two known headings mean another kind of table.
  const headed = rows.some(
    ({ cells }) =>
      cells.filter((cell) => typeof cell === 'string' && fieldOfHeading(cell)).length > 1,
  );
  if (headed || isGuide(sheet)) return [];
  const columns = columnsOf(rows);
  const layoutOf = (...names: readonly Column[]): ListLayout => ({
    lastRow: 0,
    nameColumns: names.map(({ index }) => index),
    columns: fieldsOf(columns),
  });
  const names = columns.filter(({ cells }) => isNames(cells, rows.length));
  const full = names.filter(
    ({ cells }) => isFull(cells) && cells.length >= (strict ? FEW_STRICT : FEWEST),
  );
  if (full.length > 0 || strict) return full.map((column) => layoutOf(column));
  const [surnames, givenNames, ...more] = names;
  // Next to single words, numbers may be marks of subjects; next to surname and given name they may not.
  const isOther = ({ cells }: Column): boolean =>
    !isBeside(cells) && !(givenNames && cells.every((cell) => numberIn(cell) !== undefined));
  const others = columns.filter((column) => !names.includes(column) && isOther(column));
  if (!surnames || others.length > 0 || more.length > 0 || surnames.cells.length < FEW) return [];
  return [givenNames ? layoutOf(surnames, givenNames) : layoutOf(surnames)];
}

/** Whether something beside the names shows that they are pupils: numbers of rows, registration numbers, days of birth. */
export function isNumbered(sheet: Sheet, { nameColumns, columns }: ListLayout): boolean {
  const counts = ({ index, cells }: Column): boolean =>
    !nameColumns.includes(index) &&
    cells.length >= FEW &&
    cells.every((cell, at) => valueOf(cell) === valueOf(cells[0]) + at);
  return columns.size > 0 || columnsOf(sheet.rows.slice(0, ROWS_JUDGED)).some(counts);
}

/** The first plausible layout of a sheet without headings, if any. */
export const findListWithoutHeadings = (sheet: Sheet): ListLayout | undefined =>
  listsWithoutHeadings(sheet)[0];

/** Columns that may contain names or parts of them, by a weaker test; none for instructions. */
export function possibleNameColumns(sheet: Sheet): readonly number[] {
  const rows = sheet.rows.slice(0, ROWS_JUDGED);
  if (isGuide(sheet)) return [];
  return columnsOf(rows)
    .filter(
      ({ cells }) =>
        cells.length >= Math.max(FEW, rows.length / 3) &&
        share(cells, looksLikeName) >= POSSIBLE_SHARE &&
        share(cells, looksLikeSentence) <= SENTENCES_SHARE &&
        new Set(cells).size > cells.length / 3 &&
        !isHeadedByOthers(cells),
    )
    .map(({ index }) => index);
}
