import type { NotebookContents, NotebookFormat } from '../model/notebook-contents.ts';
import type { SchoolLevel } from '../model/profile.ts';
import type { SchoolYear } from '../model/school-year.ts';
import { classTables, layOutClassTable } from './class-tables.ts';
import { schoolMonths } from '../school-year/school-calendar.ts';
import { commonPages } from './common-pages.ts';

/** What decides how many pages a notebook has. */
export interface PlannedNotebook {
  readonly contents: NotebookContents;
  readonly format: NotebookFormat;
  /** The profile's. */
  readonly season: string;
  readonly level: SchoolLevel;
  readonly schoolYear?: SchoolYear;
  readonly classes: readonly { name: string; pupils: number; level?: SchoolLevel }[];
}

export interface PagePlan {
  readonly pages: number;
  /** Printed on both sides. */
  readonly sheets: number;
}

const tablePages = (pupils: number, table: keyof typeof classTables): number =>
  layOutClassTable(pupils, classTables[table]).pages;

function classPages({ contents, season }: PlannedNotebook, pupils: number): number {
  const { attendance, marks, results, statistics, remediation, seatingPlan, notes } = contents;
  const months = attendance === 'none' ? 0 : schoolMonths(season).length;
  return (
    tablePages(pupils, 'list') +
    months * tablePages(pupils, 'attendance') +
    marks.length * tablePages(pupils, 'marks') +
    (results ? tablePages(pupils, 'results') : 0) +
    (statistics ? 1 : 0) +
    (remediation ? 1 : 0) +
    (seatingPlan ? 1 : 0) +
    notes
  );
}

/**
 * How many pages a notebook will have, and how many sheets: without its fonts, and so at once in a browser. Exact but
 * where a text is longer than its place.
 */
export function planPages(notebook: PlannedNotebook): PagePlan {
  const pages = notebook.classes.reduce(
    (sum, { pupils }) => sum + classPages(notebook, pupils),
    commonPages(notebook),
  );
  const onSheet = notebook.format === 'booklet' ? 4 : 2;
  return { pages, sheets: Math.ceil(pages / onSheet) };
}
