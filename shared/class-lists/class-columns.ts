import type { Header } from '../spreadsheet/find-header.ts';
import { foldedWords, foldText } from '../text/fold-text.ts';
import { textOf } from '../spreadsheet/list-rows.ts';
import type { Cell, Sheet } from '../spreadsheet/sheet.ts';
import { addYear, levelOfCode } from './class-code.ts';

const phrases = (list: string): ReadonlySet<string> => new Set(list.split('|'));

/** Headings of a column with each pupil's class; folded, without articles. */
const CLASS = phrases(
  'قسم|فوج|فوج تربوي|قسم تربوي|اسم قسم|اسم فوج|رقم قسم|رقم فوج|رمز قسم|رمز فوج|سنه قسم|سنه وقسم|سنه و قسم|classe|class|class name|class group|form|group|groupe|groupe pedagogique|section|nom classe|nom de la classe|classe eleve|classe de rattachement|classe actuelle|code classe|niveau classe|numero classe|numero de classe|n classe|no classe|codeclasse|codeclas|division|div|جروب|مجموعه|sections|abschnitt|secao|seccao|seccion|sezione|sectie|klasse|clase|turma|grup|grupo|gruppe|gruppo',
);
/** Moodle has no column for classes; some schools have them here. */
const DEPARTMENT = phrases('department|departement|departamento|abteilung|dipartimento');
/** Headings of the year of study or level, which completes a bare class number. */
const YEAR = phrases(
  'مستوي|مستوي دراسي|سنه|صف|صف دراسي|niveau|niveau scolaire|code niveau|codeniveau|niv|annee|annee etude|level|year|year group|grade|standard|std',
);
/** Headings of the branch; each branch may have a class with the same number. */
const BRANCH = phrases('شعبه|filiere|serie|branche|branch|stream');

/** Headings of the class beside one of the year, in schools of other countries; alone they mean something else. */
const SECTION = phrases('شعبه|فصل');

/** Headings of the stream beside section and year: two streams may have a section A each. */
const STREAM = phrases('مسار|تخصص|مرحله قسم مسار|filiere|serie|branch|stream|track');

/** In a table with a row for each subject of a pupil, at most this share of the rows has a name of its own. */
const MOST_DIFFERENT = 0.7;
/** `الشعبة :` among headings has its value beside it, not below. */
const IS_LABEL = /[:：]\s*$/u;
const FRACTION = /^\d+[.,]\d+$/u;
/** Headings of a column with a subject for each row. */
const SUBJECT = phrases(
  'ماده|ماده دراسيه|مقرر|matiere|matieres|discipline|subject|subject name|course|cours|module',
);

/** Returns a function that finds the column with one of some headings; -1 if there is none. */
function finder(sheet: Sheet, header: Header): (names: ReadonlySet<string>) => number {
  const headings = sheet.rows.filter(
    ({ number }) => number >= header.firstRow && number <= header.lastRow,
  );
  const taken = new Set([...header.nameColumns, ...header.columns.values()]);
  return (names) =>
    Math.max(
      ...headings.map(({ cells }) => {
        const texts = Array.from(cells, (cell) => (typeof cell === 'string' ? foldText(cell) : ''));
        const count = (column: number): number =>
          texts.filter((text) => text === texts[column]).length;
        // What comes again where the name does not, as under each subject, is none of the pupil's.
        const lists = Math.max(1, ...header.nameColumns.map(count));
        return cells.findIndex(
          (cell, column) =>
            typeof cell === 'string' &&
            !taken.has(column) &&
            !IS_LABEL.test(cell) &&
            names.has(foldedWords(cell).join(' ')) &&
            count(column) <= lists,
        );
      }),
    );
}

/** Whether a column has marks: `grade` heads years of study in one country and marks in another. */
const hasFractions = ({ rows }: Sheet, { lastRow }: Header, column: number): boolean =>
  rows.some(({ number, cells }) => number > lastRow && FRACTION.test(textOf(cells[column])));

/** Whether a column has class codes and nothing else. */
function hasCodes({ rows }: Sheet, { lastRow }: Header, column: number): boolean {
  const texts = rows
    .filter(({ number }) => number > lastRow)
    .map(({ cells }) => textOf(cells[column]))
    .filter((text) => text !== '');
  return texts.length > 0 && texts.every((text) => levelOfCode(text) !== undefined);
}

/** The columns of the class, the year and the branch; -1 for a missing one. */
function columnsOf(sheet: Sheet, header: Header): readonly number[] {
  const columnOf = finder(sheet, header);
  const [named = -1, said = -1, branch = -1] = [CLASS, YEAR, BRANCH].map(columnOf);
  const year = hasFractions(sheet, header, said) ? -1 : said;
  const section = named < 0 && year >= 0 ? columnOf(SECTION) : -1;
  const department = named < 0 && section < 0 ? columnOf(DEPARTMENT) : -1;
  if (hasCodes(sheet, header, department)) return [department];
  return section < 0 ? [named, year, branch] : [section, year, columnOf(STREAM)];
}

/** The column with each row's subject, if they are several. */
export function subjectColumn(sheet: Sheet, header: Header): number | undefined {
  const column = header.subjectColumn ?? finder(sheet, header)(SUBJECT);
  const below = sheet.rows.filter(({ number }) => number > header.lastRow);
  const subjects = new Set(below.map(({ cells }) => textOf(cells[column])));
  subjects.delete('');
  return column >= 0 && subjects.size > 1 ? column : undefined;
}

/** Whether the rows of a list name pupils again and again: one row for each subject of a pupil. */
export function repeatsPupils({ rows }: Sheet, { lastRow, nameColumns }: Header): boolean {
  const names = rows
    .filter(({ number }) => number > lastRow)
    .map(({ cells }) => nameColumns.map((column) => textOf(cells[column])).join(' '))
    .filter((name) => name.trim() !== '');
  return new Set(names).size <= names.length * MOST_DIFFERENT;
}

/** The columns that name a line's class. */
export const classColumns = (sheet: Sheet, header: Header): readonly number[] => {
  if (header.classColumns) return header.classColumns;
  const columns = columnsOf(sheet, header);
  return columns[0] === -1 ? [] : columns.filter((column) => column >= 0);
};

/** Returns a function that reads a line's class; undefined if the list has no column for it. */
export function classReader(
  sheet: Sheet,
  header: Header,
): ((cells: readonly Cell[]) => string) | undefined {
  const { classColumns: named } = header;
  if (named?.length === 0) return undefined;
  if (named)
    return (cells) =>
      named
        .map((at) => textOf(cells[at]))
        .join(' ')
        .trim();
  const [column, ...beside] = columnsOf(sheet, header);
  if (column === undefined || column < 0) return undefined;
  return (cells) => {
    const year = beside.map((at) => textOf(cells[at])).filter((text) => text !== '');
    return addYear(textOf(cells[column]), year.join(' '));
  };
}
