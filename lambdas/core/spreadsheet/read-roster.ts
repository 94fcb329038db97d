import { limits } from '../../../shared/model/limits.ts';
import type { ClassRoster, Roster } from '../../../shared/model/roster.ts';
import { findHeader } from '../../../shared/spreadsheet/find-header.ts';
import { findListWithoutHeadings } from '../../../shared/spreadsheet/list-without-headings.ts';
import type { ListLayout } from '../../../shared/spreadsheet/list-rows.ts';
import type { Sheet } from '../../../shared/spreadsheet/sheet.ts';
import { JobError } from '../jobs/job-error.ts';
import { readSheets } from './read-sheets.ts';
import { readPupils } from './read-pupils.ts';
import { readSheetHeading, type SheetHeading } from './sheet-heading.ts';

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

function readClass({ sheet, heading, layout }: ReadSheet): ClassRoster | undefined {
  const pupils = layout ? readPupils(sheet, layout) : [];
  // A sheet of instructions has no names and need not; a class's must.
  if (pupils.length === 0 && heading.isClassSheet) {
    throw new JobError('sheet-without-names', { sheet: sheet.name });
  }
  if (pupils.length === 0) return undefined;
  const name = UNNAMED.test(sheet.name) ? (heading.className ?? sheet.name) : sheet.name;
  return { name, ...(heading.subject && { subject: heading.subject }), pupils };
}

function checkLimits(classes: readonly ClassRoster[]): void {
  if (classes.length > limits.notebookClasses) {
    throw new JobError('too-many-classes', { limit: String(limits.notebookClasses) });
  }
  const pupils = classes.reduce((total, { pupils: { length } }) => total + length, 0);
  if (pupils > limits.notebookPupils) {
    throw new JobError('too-many-pupils', { limit: String(limits.notebookPupils) });
  }
}

function rosterOfSheets(sheets: readonly Sheet[]): Roster {
  const filled = sheets.filter(({ rows }) => rows.length > 0).map(readHeaded);
  const [first] = filled;
  if (!first) throw new JobError('spreadsheet-empty');
  const strict = filled.some(({ layout }) => layout);
  const classes = filled.flatMap((read) => readClass(readWithoutHeadings(read, strict)) ?? []);
  if (classes.length === 0) {
    throw new JobError('sheet-without-names', { sheet: first.sheet.name });
  }
  checkLimits(classes);
  const found = (key: 'school' | 'academicSeason') =>
    filled.map(({ heading }) => heading[key]).find((value) => value !== undefined);
  const [school, academicSeason] = [found('school'), found('academicSeason')];
  return { ...(school && { school }), ...(academicSeason && { academicSeason }), classes };
}

/**
 * Reads a spreadsheet of names: the ministry's mark-entry workbook (وثيقة حجز النقاط) or plain lists, one class a
 * sheet. Hidden sheets, blank rows and sheets that hold something else (instructions) are passed over.
 * Throws `JobError`: `spreadsheet-*`, `sheet-*`, `too-many-*` or `name-too-long`, with where it happened.
 */
export const readRoster = (bytes: Uint8Array): Roster => rosterOfSheets(readSheets(bytes));
