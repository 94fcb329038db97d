import type { Direction, Language } from '../../../../shared/model/locale.ts';
import type { ProfessionalProfile } from '../../../../shared/model/profile.ts';
import type { Roster } from '../../../../shared/model/roster.ts';
import type { CoverImage, PdfBook } from '../../../core/pdf/pdf-book.ts';
import type { Messages } from './messages/en.ts';

/** What a notebook is made from. */
export interface NotebookInput {
  language: Language;
  profile: ProfessionalProfile;
  roster: Roster;
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
