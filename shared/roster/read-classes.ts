import { limits } from '../model/limits.ts';
import type { ReadingChoices } from '../model/reading-choices.ts';
import type { ClassRoster, Roster } from '../model/roster.ts';
import { findHeader } from '../spreadsheet/find-header.ts';
import type { ListLayout } from '../spreadsheet/list-rows.ts';
import { findListWithoutHeadings } from '../spreadsheet/list-without-headings.ts';
import type { Sheet } from '../spreadsheet/sheet.ts';
import { listLines, type ListLine } from './list-lines.ts';
import { readSheetHeading, type SheetHeading } from './sheet-heading.ts';
import type { ClassReading, ReadingProblem, WorkbookReading } from './workbook-reading.ts';

interface ReadSheet {
  readonly sheet: Sheet;
  readonly heading: SheetHeading;
  readonly layout?: ListLayout;
}

/** Headings and titles end well above this row. */
const HEADING_ROWS = 20;
/** What Excel and LibreOffice call a sheet nobody has named. */
const UNNAMED = /^(?:sheet|feuil|feuille|ورقة) ?\d*$/iu;

function readHeaded(sheet: Sheet): ReadSheet {
  const header = findHeader(sheet);
  return {
    sheet,
    layout: header,
    heading: readSheetHeading(sheet, header?.firstRow ?? HEADING_ROWS),
  };
}

/** Looks for a list without headings in the sheets that have none; a sheet that says it is a class's must have them. */
function readWithoutHeadings(read: ReadSheet, strict: boolean): ReadSheet {
  if (read.layout || read.heading.isClassSheet) return read;
  return { ...read, layout: findListWithoutHeadings(read.sheet, strict) };
}

const fatal = (
  code: ReadingProblem['code'],
  params?: ReadingProblem['params'],
  row?: number,
): ReadingProblem => ({
  code,
  ...(params?.sheet !== undefined && { sheet: params.sheet }),
  ...(row !== undefined && { row }),
  ...(params && { params }),
});

/** Why a class cannot be made of these lines. */
function problemOf({ name: sheet }: Sheet, lines: readonly ListLine[]): ReadingProblem | undefined {
  // A sheet of instructions has no names and need not; a class's must.
  if (lines.length === 0) return fatal('sheet-without-names', { sheet });
  if (lines.length > limits.classPupils) {
    return fatal('sheet-too-many-rows', { sheet, limit: String(limits.classPupils) });
  }
  const long = lines.find(({ pupil }) => pupil.fullName.length > limits.pupilNameLength);
  const limit = String(limits.pupilNameLength);
  return long && fatal('name-too-long', { sheet, row: String(long.row), limit }, long.row);
}

interface ReadClass {
  readonly found: ClassReading;
  readonly roster: ClassRoster;
  readonly problem: ReadingProblem | undefined;
}

function readClass(
  { sheet, heading, layout }: ReadSheet,
  choices: ReadingChoices,
): ReadClass | undefined {
  const lines = layout ? listLines(sheet, layout) : [];
  if (lines.length === 0 && !heading.isClassSheet) return undefined;
  const choice = choices.find((one) => one.sheet === sheet.name);
  const nameInWorkbook = UNNAMED.test(sheet.name) ? (heading.className ?? sheet.name) : sheet.name;
  const name = choice?.name ?? nameInWorkbook;
  const problem = choice?.leftOut ? undefined : problemOf(sheet, lines);
  const subject = heading.subject && { subject: heading.subject };
  const state = choice?.leftOut ? 'left-out' : problem ? 'refused' : 'read';
  return {
    found: {
      ...{ sheet: sheet.name, name, nameInWorkbook, pupils: lines.length },
      ...{ ...subject, terms: [], state },
    },
    roster: { name, ...subject, pupils: lines.map(({ pupil }) => pupil) },
    problem,
  };
}

function limitProblems(classes: readonly ClassRoster[]): ReadingProblem[] {
  const { notebookClasses, notebookPupils } = limits;
  const pupils = classes.reduce((total, one) => total + one.pupils.length, 0);
  return [
    ...(classes.length > notebookClasses
      ? [fatal('too-many-classes', { limit: String(notebookClasses) })]
      : []),
    ...(pupils > notebookPupils
      ? [fatal('too-many-pupils', { limit: String(notebookPupils) })]
      : []),
  ];
}

const headOf = (read: readonly ReadSheet[]): Omit<Roster, 'classes'> => {
  const found = (key: 'school' | 'academicSeason') =>
    read.map(({ heading }) => heading[key]).find((value) => value !== undefined);
  const [school, academicSeason] = [found('school'), found('academicSeason')];
  return { ...(school && { school }), ...(academicSeason && { academicSeason }) };
};

const unusable = (problem: ReadingProblem): WorkbookReading => ({
  ...{ roster: { classes: [] }, classes: [], questions: [] },
  problems: [problem],
});

/**
 * Reads the classes of a spreadsheet: the ministry's mark-entry workbook (وثيقة حجز النقاط) or plain lists, one class a
 * sheet. Blank rows and sheets that hold something else (instructions) are passed over. Never throws: what stands in
 * the way is a problem with a code and its place.
 */
export function readClasses(
  sheets: readonly Sheet[],
  choices: ReadingChoices = [],
): WorkbookReading {
  const filled = sheets.filter(({ rows }) => rows.length > 0).map(readHeaded);
  const [first] = filled;
  if (!first) return unusable(fatal('spreadsheet-empty'));
  const strict = filled.some(({ layout }) => layout);
  const read = filled.flatMap((one) => readClass(readWithoutHeadings(one, strict), choices) ?? []);
  if (read.length === 0) return unusable(fatal('sheet-without-names', { sheet: first.sheet.name }));
  const classes = read.filter(({ found }) => found.state === 'read').map(({ roster }) => roster);
  return {
    roster: { ...headOf(filled), classes },
    classes: read.map(({ found }) => found),
    problems: [...read.flatMap(({ problem }) => problem ?? []), ...limitProblems(classes)],
    questions: [],
  };
}
