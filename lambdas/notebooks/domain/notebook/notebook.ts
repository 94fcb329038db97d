import type { MadeNotebook } from '#shared/contracts/notebooks.ts';
import type { Direction, Language } from '#shared/model/locale.ts';
import type { JobOptions } from '#shared/model/job-options.ts';
import type { DailyDays, NotebookContents } from '#shared/model/notebook-contents.ts';
import type { NotebookOwner } from '#shared/model/notebook-owner.ts';
import type { ListedClasses } from '#shared/model/listed-classes.ts';
import type { SchoolYear } from '#shared/model/school-year.ts';
import type { SchoolHonours } from '#shared/record/figures/school-honours.ts';
import type { Rolls } from '#shared/attendance/totals.ts';
import type { PrintedMarks, PrintedRegister } from '#shared/paper/printed-sheet.ts';
import type { CoverImage, PdfBook } from '#lambdas/print/pdf/pdf-book.ts';
import type { PrintedClass } from '../job/printed-class.ts';
import type { TeachersYear } from '../year/teachers-year.ts';
import type { Messages } from './messages.ts';

export interface NotebookInput {
  language: Language;
  /** Empty fields are left blank to write in. */
  profile: NotebookOwner;
  listed: ListedClasses;
  contents: NotebookContents;
  /** The days of its daily pages; missing: pages without dates. */
  dailyDays?: DailyDays;
  options: JobOptions<'notebook'>;
  /** From which averages the council awards honours. */
  honours: SchoolHonours;
  /** The teacher's timetable and holidays, if saved. */
  schoolYear?: SchoolYear;
  /** The dated lessons of the courses; missing without a timetable. */
  year?: TeachersYear;
  /** Printed edge to edge; without it, the notebook has its own pattern as cover. */
  cover?: CoverImage;
  /** One for each class; only if the mark grids get corner marks. */
  saved?: readonly PrintedClass[];
  /** The rolls of saved classes by their ids: what they say is printed in grey. */
  rolls?: ReadonlyMap<string, Rolls>;
  /** `YYYY-MM-DD`: the document's date. */
  generatedOn: string;
}

/** A page of marks as it is drawn; the job adds what it alone knows. */
export type DrawnSheet = Omit<PrintedMarks, 'printedAt' | 'jobId' | 'sheetId'>;
export type DrawnRegister = Omit<PrintedRegister, 'printedAt' | 'jobId'>;

/** A notebook while its sections are drawn. */
export interface Notebook {
  readonly pdf: PdfBook;
  readonly input: NotebookInput;
  readonly messages: Messages;
  readonly direction: Direction;
  /** Its pages with corner marks, and the number of the next one. */
  readonly sheets: DrawnSheet[];
  readonly registers: DrawnRegister[];
  readonly newNumber: () => number;
}

export type ClassPages = MadeNotebook['classes'][number];

export interface PrintedNotebook extends MadeNotebook {
  pdf: Uint8Array;
  sheets: readonly DrawnSheet[];
  registers: readonly DrawnRegister[];
}
