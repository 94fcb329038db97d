import type { HelpLevel, TestForm } from '#shared/draft/test-forms.ts';
import type { ProfessionalProfile } from '#shared/model/profile.ts';

/** What a head says of the school, where the teacher's profile tells. */
export type SchoolHead = Pick<
  ProfessionalProfile,
  'school' | 'academicSeason' | 'fullName' | 'subject'
>;

/** Which sheet is made of a draft; without any of it the pupil's, as it was written, without help. */
export interface SheetOptions {
  readonly form?: TestForm;
  readonly help?: HelpLevel;
  /** For the teacher: with answers, reasons and what to look at before use. */
  readonly withKey?: boolean;
  /** With the text that a draft was made from; it is there anyway where a question names it. */
  readonly withSource?: boolean;
  readonly school?: SchoolHead;
}
