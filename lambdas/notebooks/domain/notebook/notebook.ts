import type { MadeNotebook } from '#shared/contracts/notebooks.ts';
import type { Direction, Language } from '#shared/model/locale.ts';
import type { NotebookContents, NotebookFormat } from '#shared/model/notebook-contents.ts';
import type { NotebookOwner } from '#shared/model/notebook-owner.ts';
import type { ListedClasses } from '#shared/model/listed-classes.ts';
import type { SchoolYear } from '#shared/model/school-year.ts';
import type { CoverImage, PdfBook } from '#lambdas/print/pdf/pdf-book.ts';
import type { Messages } from './messages/en.ts';

export interface NotebookInput {
  language: Language;
  /** Empty fields are left blank to write in. */
  profile: NotebookOwner;
  listed: ListedClasses;
  contents: NotebookContents;
  format: NotebookFormat;
  /** The teacher's timetable and holidays, if saved. */
  schoolYear?: SchoolYear;
  /** Printed edge to edge; without it, the notebook has its own pattern as cover. */
  cover?: CoverImage;
  /** `YYYY-MM-DD`: the document's date. */
  generatedOn: string;
}

/** A notebook while its sections are drawn. */
export interface Notebook {
  readonly pdf: PdfBook;
  readonly input: NotebookInput;
  readonly messages: Messages;
  readonly direction: Direction;
}

/** A class of a printed notebook with its pages. */
export type PrintedClass = MadeNotebook['classes'][number];

export interface PrintedNotebook extends MadeNotebook {
  pdf: Uint8Array;
}
