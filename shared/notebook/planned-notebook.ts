import type { NotebookContents, NotebookFormat } from '../model/notebook-contents.ts';
import type { SchoolYear } from '../model/school-year.ts';

export interface PlannedClass {
  readonly name: string;
  /** The number of pupils. */
  readonly pupils: number;
}

/** What decides how many pages a notebook has. */
export interface PlannedNotebook {
  readonly contents: NotebookContents;
  readonly format: NotebookFormat;
  /** From the profile. */
  readonly season: string;
  readonly schoolYear?: SchoolYear;
  /** Whether the mark grids have corner marks. */
  readonly cornerMarks?: boolean;
  readonly classes: readonly PlannedClass[];
}
