import { weekColumns } from '../attendance/register-columns.ts';
import { attendancePages, lessonDaysOf, registerPages } from './attendance-pages.ts';
import { classTables, layOutClassTable } from './class-tables.ts';
import { commonPages } from './common-pages.ts';
import type { PlannedClass, PlannedNotebook } from './planned-notebook.ts';
import { startYear } from '../school-year/school-calendar.ts';

export interface PagePlan {
  readonly pages: number;
  /** Printed on both sides. */
  readonly sheets: number;
}

const tablePages = (pupils: number, table: keyof typeof classTables): number =>
  layOutClassTable(pupils, classTables[table]).pages;

function attendanceCount(
  { contents, season, schoolYear, cornerMarks, level: usual }: PlannedNotebook,
  { name, pupils, level = usual }: PlannedClass,
): number {
  const { attendance } = contents;
  const columns = cornerMarks ? weekColumns(schoolYear, season, name, level) : undefined;
  if (columns && startYear(season) !== undefined)
    return registerPages(attendance, season, columns).length * tablePages(pupils, 'register');
  const lessonDays = lessonDaysOf(schoolYear, season, name);
  return attendancePages(attendance, season, lessonDays).length * tablePages(pupils, 'attendance');
}

function classPages(notebook: PlannedNotebook, planned: PlannedClass): number {
  const { contents, cornerMarks } = notebook;
  const { pupils } = planned;
  const { marks, results, statistics, remediation, seatingPlan, notes } = contents;
  return (
    tablePages(pupils, 'list') +
    attendanceCount(notebook, planned) +
    marks.length * tablePages(pupils, cornerMarks ? 'marksWithCorners' : 'marks') +
    (results ? tablePages(pupils, 'results') : 0) +
    (statistics ? 1 : 0) +
    (remediation ? 1 : 0) +
    (seatingPlan ? 1 : 0) +
    notes
  );
}

/** How many pages and sheets a notebook will have. Needs no fonts. Exact unless a text is too long. */
export function planPages(notebook: PlannedNotebook): PagePlan {
  const pages = notebook.classes.reduce(
    (sum, each) => sum + classPages(notebook, each),
    commonPages(notebook),
  );
  const onSheet = notebook.format === 'booklet' ? 4 : 2;
  return { pages, sheets: Math.ceil(pages / onSheet) };
}
