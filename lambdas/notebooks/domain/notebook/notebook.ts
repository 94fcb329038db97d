import type { MadeNotebook } from '#shared/contracts/notebooks.ts';
import type { Direction, Language } from '#shared/model/locale.ts';
import type { NotebookContents, NotebookFormat } from '#shared/model/notebook-contents.ts';
import type { NotebookOwner } from '#shared/model/notebook-owner.ts';
import type { ListedClasses } from '#shared/model/listed-classes.ts';
import type { SchoolYear } from '#shared/model/school-year.ts';
import type { CoverImage, PdfBook } from '#core/pdf/pdf-book.ts';
import type { Messages } from './messages/en.ts';

/** What a notebook is made from. */
export interface NotebookInput {
  language: Language;
  /** What of it is empty is left to the pen. */
  profile: NotebookOwner;
  listed: ListedClasses;
  contents: NotebookContents;
  format: NotebookFormat;
  /** The teacher's timetable and holidays, once they are filled in. */
  schoolYear?: SchoolYear;
  /** Printed edge to edge; without one the notebook has a cover of its own. */
  cover?: CoverImage;
  /** `YYYY-MM-DD`: the document's date. */
  generatedOn: string;
}

/** A notebook in the making, as its sections see it. */
export interface Notebook {
  readonly pdf: PdfBook;
  readonly input: NotebookInput;
  readonly messages: Messages;
  readonly direction: Direction;
}

/** A class of a printed notebook and the pages it stands on. */
export type PrintedClass = MadeNotebook['classes'][number];

/** A notebook that is drawn. */
export interface PrintedNotebook extends MadeNotebook {
  pdf: Uint8Array;
}
