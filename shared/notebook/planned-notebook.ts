import type { JobOptions } from '../model/job-options.ts';
import type { NotebookContents } from '../model/notebook-contents.ts';
import type { SchoolYear } from '../model/school-year.ts';

export interface PlannedClass {
  readonly name: string;
  readonly pupils: number;
}

/** What decides how many pages a notebook has. */
export interface PlannedNotebook extends JobOptions<'notebook'> {
  readonly contents: NotebookContents;
  /** From the profile. */
  readonly season: string;
  readonly schoolYear?: SchoolYear;
  readonly classes: readonly PlannedClass[];
}
