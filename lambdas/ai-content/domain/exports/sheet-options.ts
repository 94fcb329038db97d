import type { HelpLevel } from '#shared/draft/test-forms.ts';
import type { TestForm } from '#shared/model/content-types.ts';
import type { ReadingLevel } from '#shared/model/reading.ts';
import type { ProfessionalProfile } from '#shared/model/profile.ts';

export type SchoolHead = Pick<
  ProfessionalProfile,
  'school' | 'academicSeason' | 'fullName' | 'subject'
>;

/** Options of a sheet; by default it is the pupil's, in its original order and without help. */
export interface SheetOptions {
  readonly form?: TestForm;
  readonly help?: HelpLevel;
  /** The teacher's sheet, with answers, reasons and notes to check before use. */
  readonly withKey?: boolean;
  /** Includes the source text; it is always included if a question mentions it. */
  readonly withSource?: boolean;
  /** Lines for working on the pupils' sheet, also where an answer is a word or a number. */
  readonly withRoom?: boolean;
  /** Includes this version of a test's source text instead of the text as given. */
  readonly reading?: ReadingLevel;
  readonly school?: SchoolHead;
}
