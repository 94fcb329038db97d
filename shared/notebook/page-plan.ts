import { attendancePages, lessonDaysOf } from './attendance-pages.ts';
import { classTables, layOutClassTable } from './class-tables.ts';
import { commonPages } from './common-pages.ts';
import type { PlannedClass, PlannedNotebook } from './planned-notebook.ts';

export interface PagePlan {
  readonly pages: number;
  /** Printed on both sides. */
  readonly sheets: number;
}

const tablePages = (pupils: number, table: keyof typeof classTables): number =>
  layOutClassTable(pupils, classTables[table]).pages;

function classPages(
  { contents, season, schoolYear, cornerMarks }: PlannedNotebook,
  { name, pupils }: PlannedClass,
): number {
  const { attendance, marks, results, statistics, remediation, seatingPlan, notes } = contents;
  const lessonDays = lessonDaysOf(schoolYear, season, name);
  const register = attendancePages(attendance, season, lessonDays).length;
  return (
    tablePages(pupils, 'list') +
    register * tablePages(pupils, 'attendance') +
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
