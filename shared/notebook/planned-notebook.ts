import type { JobOptions } from '../model/job-options.ts';
import type { DailyDays, NotebookContents } from '../model/notebook-contents.ts';
import type { SchoolYear } from '../model/school-year.ts';

export interface PlannedClass {
  readonly name: string;
  readonly pupils: number;
  /** Its own; else it is that of the profile. */
  readonly level?: string | undefined;
}

/** What decides how many pages a notebook has. */
export interface PlannedNotebook extends JobOptions<'notebook'> {
  readonly contents: NotebookContents;
  /** From the profile. */
  readonly season: string;
  /** That of lessons of the timetable that name none. */
  readonly subject?: string;
  readonly schoolYear?: SchoolYear;
  /** From the profile: in primary schools rolls are called by the half-day. */
  readonly level?: string | undefined;
  /** The days of its daily pages, if it has some. */
  readonly dailyDays?: DailyDays | undefined;
  readonly classes: readonly PlannedClass[];
}
