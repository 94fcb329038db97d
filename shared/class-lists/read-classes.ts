import { limits } from '../model/limits.ts';
import type { ReadingChoices } from '../model/reading-choices.ts';
import type { ListedClass, ListedClasses } from '../model/listed-classes.ts';
import { findHeader, headerAt, type Header } from '../spreadsheet/find-header.ts';
import type { Sheet } from '../spreadsheet/sheet.ts';
import { levelInWords, levelOfCode } from './class-code.ts';
import { withoutGroups } from './heading-spans.ts';
import { mergeClasses, type MergedClass, type SheetTerm } from './merge-classes.ts';
import { fatal, notice } from './problems.ts';
import { headingsWithoutNames } from './name-layout.ts';
import { choiceOf, sheetClasses, type HeadedSheet } from './sheet-classes.ts';
import { readSheetHeading } from './sheet-heading.ts';
import {
  isFatal,
  type ClassReading,
  type ReadingProblem,
  type WorkbookReading,
} from './workbook-reading.ts';

/** Headings and titles end well before this row. */
const HEADING_ROWS = 20;

const filled = (texts: readonly string[]): number => texts.filter((text) => text !== '').length;

const foundMarks = ({
  sheet,
  marks: { term, columns, marks, remarks = [], advice = [] },
}: SheetTerm) => ({
  sheet,
  ...(term && { term }),
  columns: columns.length,
  marks: filled(marks.flat()),
  remarks: filled(marks.map((_, pupil) => remarks[pupil] || (advice[pupil] ?? ''))),
});

/** A class and the report of how it was read. If it was left out or refused, only the report is used. */
interface ReadClass {
  readonly found: ClassReading;
  readonly listed: ListedClass;
  readonly problems: readonly ReadingProblem[];
}

function readClass({ first, pupils, subject, terms, notices }: MergedClass): ReadClass {
  const { choice, problem } = first;
  const name = choice?.name ?? first.name;
  const level = levelOfCode(choice?.name ?? '') ?? levelInWords(choice?.name ?? '') ?? first.level;
  const about = { ...(subject && { subject }), ...(level && { level }) };
  const state = choice?.leftOut ? 'left-out' : problem ? 'refused' : 'read';
  return {
    found: {
      sheet: first.sheet,
      ...(first.class !== undefined && { class: first.class }),
      ...{ name, nameInWorkbook: first.name, pupils: pupils.length, ...about },
      ...{ terms: terms.map(foundMarks), state },
    },
    listed: {
      ...{ name, ...about, pupils: [...pupils] },
      ...(terms.length > 0 && { terms: terms.map(({ marks }) => marks) }),
    },
    problems: choice?.leftOut ? [] : [...(problem ? [problem] : []), ...notices],
  };
}

function limitProblems(classes: readonly ListedClass[]): ReadingProblem[] {
  const { notebookClasses, notebookPupils } = limits;
  const pupils = classes.reduce((total, one) => total + one.pupils.length, 0);
  const [most, mostPupils] = [
    { limit: String(notebookClasses) },
    { limit: String(notebookPupils) },
  ];
  return [
    ...(classes.length > notebookClasses ? [fatal('too-many-classes', most)] : []),
    ...(pupils > notebookPupils ? [fatal('too-many-pupils', mostPupils)] : []),
  ];
}

const hiddenSheets = (sheet: Sheet | undefined): ReadingProblem[] =>
  sheet?.hiddenSheets
    ? [
        notice('sheets-hidden', {
          count: String(sheet.hiddenSheets.length),
          sheets: sheet.hiddenSheets.join(', '),
        }),
      ]
    : [];

const leftOutSheets = (names: readonly string[]): ReadingProblem[] =>
  names.length > 0
    ? [notice('sheets-left-out', { count: String(names.length), sheets: names.join(', ') })]
    : [];

/** The headings in the row that the teacher chose, if it is another one than was found; row 0 is none. */
function chosenHeader(
  sheet: Sheet,
  found: Header | undefined,
  row: number | undefined,
): Header | undefined {
  if (row === undefined || row === (found?.firstRow ?? headingsWithoutNames(sheet)?.number))
    return found;
  return row === 0 ? undefined : headerAt(sheet, row);
}

/** School data from the first sheet that has each value. */
function headOf(sheets: readonly HeadedSheet[]): Omit<ListedClasses, 'classes'> {
  const found = (key: 'school' | 'academicSeason' | 'educationalAdministration') => {
    const value = sheets.map(({ heading }) => heading[key]).find((said) => said !== undefined);
    return value === undefined ? {} : { [key]: value };
  };
  return { ...found('school'), ...found('academicSeason'), ...found('educationalAdministration') };
}

/**
 * Reads the classes of a spreadsheet: the ministry's mark-entry workbook (وثيقة حجز النقاط), plain lists, or a list
 * with each pupil's class. Sheets of one class for several terms are merged. Callers pass visible sheets; blank rows
 * and other sheets (instructions) are skipped. Never throws: obstacles become problems with a code and a position, and
 * ambiguities become questions.
 */
export function readClasses(
  sheets: readonly Sheet[],
  choices: ReadingChoices = [],
): WorkbookReading {
  const withRows = sheets
    .filter(({ rows }) => rows.length > 0)
    .map((sheet) => {
      const found = findHeader(sheet);
      const header = chosenHeader(sheet, found, choiceOf(choices, sheet.name)?.headingRow);
      const titles = header ? withoutGroups(sheet, header) : sheet;
      const heading = readSheetHeading(titles, header?.firstRow ?? HEADING_ROWS);
      return { sheet, heading, header, found };
    });
  const [first] = withRows;
  const strict = withRows.some(({ found }) => found);
  const parts = withRows.map((one) => sheetClasses(one, strict, choices));
  const read = mergeClasses(parts.flatMap(({ classes }) => classes)).map(readClass);
  const classes = read.filter(({ found }) => found.state === 'read').map(({ listed }) => listed);
  // Classes of one sheet may have the same problem.
  const found = new Set(read.flatMap((one) => one.problems));
  const problems = [
    ...found,
    ...parts.flatMap(({ notices = [] }) => notices),
    ...limitProblems(classes),
    ...hiddenSheets(first?.sheet),
    ...leftOutSheets(parts.flatMap(({ isLeftOut, reading }) => (isLeftOut ? reading.sheet : []))),
  ];
  if (!first) problems.push(fatal('spreadsheet-empty'));
  else if (classes.length === 0 && !problems.some(isFatal)) {
    problems.push(fatal('sheet-without-names', { sheet: first.sheet.name }));
  }
  return {
    listed: { ...headOf(withRows), classes },
    classes: read.map(({ found }) => found),
    problems: [...problems.filter(isFatal), ...problems.filter((one) => !isFatal(one))],
    questions: parts.flatMap(({ question }) => question ?? []),
    sheets: parts.map(({ reading }) => reading),
  };
}
