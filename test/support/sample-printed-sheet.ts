import type { PrintedMarks } from '#shared/paper/printed-sheet.ts';
import { sampleGrid } from '#shared/paper/sample-grid.fixture.ts';
import { newSheetNumber } from '#shared/paper/sheet-code.ts';
import { sampleSavedClass } from './sample-classes.ts';
import { sampleMarks, sampleSheet } from './sample-mark-sheet.ts';

/** A printed page of the sample class: its three pupils, a spare row, and the columns of its mark sheet. */
export const samplePrintedSheet = (more: Partial<PrintedMarks> = {}): PrintedMarks => ({
  number: newSheetNumber(),
  layout: sampleGrid({ rows: 4, columns: 3, isMirrored: true }).grid,
  printedAt: '2026-11-20T08:00:00.000Z',
  classId: sampleSavedClass.id,
  classVersion: 1,
  subject: sampleSheet.subject,
  term: 1,
  sheetId: sampleSheet.id,
  pupils: sampleSavedClass.pupils.map(({ id }) => id),
  spareRows: 1,
  columns: sampleMarks.columns.map(({ id, heading, scale, role }) => ({
    ...{ id, heading, scale, role },
  })),
  ...more,
});
