import { markHeading } from '../record/marks/mark-headings.ts';
import { noMarkIn } from '../record/marks/parse-mark.ts';
import type { Header } from '../spreadsheet/find-header.ts';
import {
  fieldOfHeading,
  isNameOfOthers,
  isOfOthers,
  type HeadingField,
} from '../spreadsheet/heading-terms.ts';
import { textOf } from '../spreadsheet/list-rows.ts';
import {
  isNumbered,
  listsWithoutHeadings,
  possibleNameColumns,
} from '../spreadsheet/list-without-headings.ts';
import { isUnknown, numberIn, type Sheet, type SheetRow } from '../spreadsheet/sheet.ts';
import { foldedWords } from '../text/fold-text.ts';
import { levelOfCode } from './class-code.ts';
import { classColumns, repeatsPupils, subjectColumn } from './class-columns.ts';
import { correctLayout, namesAmong, type ColumnRoles } from './column-roles.ts';
import { addLowerHeadings } from './heading-spans.ts';
import type { NameQuestion } from './workbook-reading.ts';

/** Headings are in the first rows with a value. */
const ROWS_SEARCHED = 40;
/** A row with at least this many known headings is a heading row. */
const FEWEST_HEADINGS = 2;
const EXAMPLES = 3;
/** The most columns a question offers. */
const MOST_COLUMNS = 6;

/** Where the pupils of a sheet are, or the question to ask; neither if the sheet is not a class list. */
export interface NameLayout {
  /** `firstRow` and `lastRow` are 0 for a list without headings. */
  readonly layout?: Header | undefined;
  readonly question?: NameQuestion;
  /** Whether its headings say that it lists something else than pupils. */
  readonly isOfThings?: true;
}

type Names = Pick<Header, 'nameColumns' | 'columns'>;

/** The row with the most known headings, mark headings included, even if none is a name. */
export function headingsWithoutNames(sheet: Sheet): SheetRow | undefined {
  const known = ({ cells }: SheetRow): number =>
    cells.filter((cell) => typeof cell === 'string' && (fieldOfHeading(cell) ?? markHeading(cell)))
      .length;
  const rows = sheet.rows.slice(0, ROWS_SEARCHED);
  const most = Math.max(0, ...rows.map(known));
  return most >= FEWEST_HEADINGS ? rows.find((row) => known(row) === most) : undefined;
}

/** Below a heading in a language that is not known, at least this share of the cells are numbers. */
const NUMBERS_SHARE = 0.8;
const HAS_LETTER = /\p{L}/u;

/** The first row of the names, if it has texts over at least two columns of numbers: headings of no known language. */
function unknownHeadings({ rows }: Sheet, nameColumns: readonly number[]): SheetRow | undefined {
  const isOfList = ({ cells }: SheetRow): boolean =>
    nameColumns.every((column) => HAS_LETTER.test(textOf(cells[column])));
  const list = rows.filter(isOfList);
  // iDoceo leaves the heading of the names empty.
  const above = rows.find(({ number }) => number === (list[0]?.number ?? 0) - 1);
  const isBlank = above && nameColumns.every((column) => textOf(above.cells[column]) === '');
  const [first, ...below] = isBlank ? [above, ...list] : list;
  const isPupil = first?.cells.some(
    (cell) => numberIn(cell) !== undefined || noMarkIn(textOf(cell)) !== undefined,
  );
  if (!first || isPupil || below.length < FEWEST_HEADINGS) return undefined;
  const isOverNumbers = (column: number): boolean => {
    const filled = below
      .map(({ cells }) => cells[column])
      .filter((cell) => textOf(cell) !== '' || isUnknown(cell));
    const numbers = filled.filter((cell) => numberIn(cell) !== undefined);
    return numbers.length > 0 && numbers.length >= filled.length * NUMBERS_SHARE;
  };
  const headed = first.cells.flatMap((cell, column) =>
    typeof cell === 'string' && HAS_LETTER.test(cell) && isOverNumbers(column) ? [column] : [],
  );
  return headed.length >= FEWEST_HEADINGS ? first : undefined;
}

function fieldsOf({ cells }: SheetRow): Map<HeadingField, number> {
  const fields = new Map<HeadingField, number>();
  cells.forEach((cell, column) => {
    const field = typeof cell === 'string' ? fieldOfHeading(cell) : undefined;
    if (field && !fields.has(field)) fields.set(field, column);
  });
  return fields;
}

/** A list with these name columns, and the fields of the other headings. */
function layoutWith(sheet: Sheet, { nameColumns, columns }: Names, hasHeadings: boolean): Header {
  const known = hasHeadings ? headingsWithoutNames(sheet) : undefined;
  const headings = known ?? (hasHeadings ? unknownHeadings(sheet, nameColumns) : undefined);
  if (!headings) return { firstRow: 0, lastRow: 0, nameColumns, columns };
  const at = { firstRow: headings.number, lastRow: headings.number };
  const fields = known ? fieldsOf(known) : columns;
  return addLowerHeadings(sheet, { ...at, nameColumns, columns: fields });
}

/** The layout with the name columns that the teacher chose. */
function chosenLayout(
  sheet: Sheet,
  header: Header | undefined,
  { nameColumns, hasHeadings }: { nameColumns: readonly number[]; hasHeadings: boolean },
): Header {
  if (header) return addLowerHeadings(sheet, { ...header, nameColumns });
  const columns = listsWithoutHeadings(sheet)[0]?.columns ?? new Map();
  return layoutWith(sheet, { nameColumns, columns }, hasHeadings);
}

function questionOf(sheet: Sheet, proposed: readonly number[]): NameQuestion | undefined {
  const headings = headingsWithoutNames(sheet);
  const below = {
    ...sheet,
    rows: sheet.rows.filter(({ number }) => number > (headings?.number ?? 0)),
  };
  const possible = possibleNameColumns(below).slice(0, MOST_COLUMNS);
  if (possible.length === 0) return undefined;
  const filled = ({ cells }: SheetRow): number =>
    possible.filter((column) => textOf(cells[column]) !== '').length;
  const most = Math.max(...below.rows.map(filled));
  const shown = below.rows.filter((row) => filled(row) === most).slice(0, EXAMPLES);
  return {
    kind: 'name-columns',
    sheet: sheet.name,
    columns: possible.map((column) => {
      const heading = textOf(headings?.cells[column]);
      const examples = shown.map(({ cells }) => textOf(cells[column]));
      return { column, ...(heading && { heading }), examples };
    }),
    proposed: proposed.length > 0 ? [...proposed] : possible.slice(0, 1),
  };
}

/** Fields of a column that may hold a part of the name only. */
const PARTS: ReadonlySet<HeadingField | undefined> = new Set(['name', 'surname', 'givenName']);
/** A column holds whole names if at least this share of its cells has several words. */
const WHOLE_SHARE = 0.6;

/** The columns of the name, surname first, if a column of names under an unknown heading is beside a part of the name. */
function namesBeside(sheet: Sheet, header: Header): readonly number[] | undefined {
  const [own, ...others] = header.nameColumns;
  if (own === undefined || others.length > 0) return undefined;
  const headings = sheet.rows.filter(
    ({ number }) => number >= header.firstRow && number <= header.lastRow,
  );
  const textsOver = (column: number) =>
    headings.map(({ cells }) => textOf(cells[column])).filter((text) => text !== '');
  const field = textsOver(own).map(fieldOfHeading).find(Boolean);
  const below = { ...sheet, rows: sheet.rows.filter(({ number }) => number > header.lastRow) };
  const names = below.rows.map(({ cells }) => textOf(cells[own])).filter((text) => text !== '');
  const whole = names.filter((text) => text.includes(' ')).length >= names.length * WHOLE_SHARE;
  if (!PARTS.has(field) || whole) return undefined;
  const taken = new Set([...header.columns.values(), ...classColumns(sheet, header)]);
  const isUnknown = (text: string): boolean => !isOfOthers(text) && !markHeading(text);
  const beside = possibleNameColumns(below).find(
    (column) =>
      Math.abs(column - own) === 1 && !taken.has(column) && textsOver(column).every(isUnknown),
  );
  if (beside === undefined) return undefined;
  return field === 'surname' ? [own, beside] : [beside, own];
}

/** First words of lists that are not of pupils; folded. */
const OTHERS = new Set(
  'معلمون معلمين اساتذه مدرسين مدرسون موظفين عمال مراجع مصادر صيانه جرد teachers staff personnel enseignants professeurs references sources bibliographie inventaire inventory maintenance'.split(
    ' ',
  ),
);

/** Headings of lists of subjects, classes or courses, whose `nom` is no pupil's; folded. */
const OF_THINGS = new Set(
  'coef|coeff|coefficient|coefficients|معامل|capacity|capacite|effectif|teacher|teacher id|enseignant|professeur|credits|description|start date|end date|salle|room'.split(
    '|',
  ),
);
/** What only lists of persons say. */
const OF_PERSONS: readonly HeadingField[] = [
  'dateOfBirth',
  'gender',
  'surname',
  'givenName',
  'email',
];

/** Whether a list headed `nom` alone is one of subjects, classes or courses, or a form that has labels where names would be. */
function isOfThings(sheet: Sheet, { firstRow, lastRow, nameColumns, columns }: Header): boolean {
  const [own, ...others] = nameColumns;
  if (own === undefined || others.length > 0) return false;
  const below = sheet.rows
    .filter(({ number }) => number > lastRow)
    .map(({ cells }) => textOf(cells[own]))
    .filter((text) => text !== '');
  const labels = below.filter((text) => fieldOfHeading(text) !== undefined || isNameOfOthers(text));
  if (labels.length > 0 && labels.length >= below.length / 2) return true;
  const headings = sheet.rows.filter(({ number }) => number >= firstRow && number <= lastRow);
  const texts = headings.flatMap(({ cells }) => cells.map(textOf));
  const isName = fieldOfHeading(textOf(headings[0]?.cells[own])) === 'name';
  return (
    isName &&
    !OF_PERSONS.some((field) => columns.has(field)) &&
    texts.some((text) => OF_THINGS.has(foldedWords(text).join(' ')))
  );
}

/** A column of whole names. Two columns of single words may be anything: a form, or words in two languages. */
const isPlain = (sheet: Sheet, { nameColumns }: Names): boolean =>
  nameColumns.length === 1 &&
  ![sheet.name, ...(sheet.rows[0]?.cells.map(textOf) ?? [])].some((text) =>
    foldedWords(text)
      .slice(0, 2)
      .some((word) => OTHERS.has(word)),
  );

/** A sheet named after a class, or with a class in its heading, is asked about even if other sheets have headings. */
export const isOfClass = (sheet: Sheet, isClassSheet: boolean): boolean =>
  isClassSheet || levelOfCode(sheet.name) !== undefined;

/** A list below headings of which none is of a name, or the question to ask. */
function belowHeadings(sheet: Sheet, header: Header): NameLayout {
  const below = { ...sheet, rows: sheet.rows.filter(({ number }) => number > header.lastRow) };
  const [only, ...others] = listsWithoutHeadings(below);
  if (only && others.length === 0) {
    const columns = new Map([...only.columns, ...header.columns]);
    return {
      layout: addLowerHeadings(sheet, { ...header, columns, nameColumns: only.nameColumns }),
    };
  }
  const question = questionOf(sheet, only?.nameColumns ?? []);
  return question ? { question } : {};
}

/**
 * The layout with what the teacher says of columns. A sheet that is no list becomes one by a column of names, and stays
 * what it is without.
 */
export function correctedLayout(
  sheet: Sheet,
  found: NameLayout,
  {
    header,
    hasHeadings,
    roles,
  }: { header: Header | undefined; hasHeadings: boolean; roles: ColumnRoles },
): NameLayout {
  if (roles.size === 0 || !(found.layout ?? namesAmong(roles))) return found;
  const nameColumns = header?.nameColumns ?? [];
  const base = found.layout ?? chosenLayout(sheet, header, { nameColumns, hasHeadings });
  const layout = correctLayout(sheet, base, roles);
  return layout.nameColumns.length > 0 ? { layout } : { ...found, layout: undefined };
}

/**
 * Finds the pupils of a sheet: by its headings, by the teacher's choice, or without headings if there is exactly one
 * plausible layout. If there are several or none, and the sheet may be a list, it returns a question.
 * @param options its headings, whether it names a class, whether other sheets have headings, and the chosen columns
 */
export function nameLayout(
  sheet: Sheet,
  {
    header,
    isClassSheet,
    isNamed,
    strict,
    hasHeadings,
    nameColumns,
  }: {
    readonly header: Header | undefined;
    readonly isClassSheet: boolean;
    /** Whether its heading names a class. */
    readonly isNamed: boolean;
    readonly strict: boolean;
    /** Whether there may be headings: no, if the teacher says so. */
    readonly hasHeadings: boolean;
    readonly nameColumns?: readonly number[] | undefined;
  },
): NameLayout {
  if (nameColumns) {
    return { layout: chosenLayout(sheet, header, { nameColumns, hasHeadings }) };
  }
  if (header?.nameColumns.length === 0) return belowHeadings(sheet, header);
  // A row for each subject, and no name twice: a list of teachers.
  const isOfTeachers =
    header && subjectColumn(sheet, header) !== undefined && !repeatsPupils(sheet, header);
  const isOfOther = isOfTeachers || (header && isOfThings(sheet, header));
  const beside = isOfOther ? header?.nameColumns : header && namesBeside(sheet, header);
  const doubt = beside && questionOf(sheet, beside);
  if (doubt) return { question: doubt };
  if (isOfOther) return { isOfThings: true };
  if (header) return { layout: addLowerHeadings(sheet, header) };
  const lists = isClassSheet ? [] : listsWithoutHeadings(sheet, strict);
  const [only] = lists;
  // Other headings may exist, but none identifies the name column.
  const isKnown =
    isNamed ||
    isOfClass(sheet, isClassSheet) ||
    (only && (isNumbered(sheet, only) || isPlain(sheet, only)));
  if (isKnown && only && lists.length === 1) {
    return { layout: layoutWith(sheet, only, hasHeadings) };
  }
  if (strict && lists.length === 0 && !isOfClass(sheet, isClassSheet)) return {};
  const question = questionOf(sheet, only?.nameColumns ?? []);
  return question ? { question } : {};
}
