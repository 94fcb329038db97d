import type { HelpLevel } from '#shared/draft/test-forms.ts';
import type { TestForm } from '#shared/model/content-types.ts';
import type { Draft } from '#shared/model/draft.ts';
import type { ReadingLevel } from '#shared/model/reading.ts';
import type { ProfessionalProfile } from '#shared/model/profile.ts';
import { schoolFields, type SavedClass } from '#shared/model/saved-class.ts';
import type { AnswerPaper } from '#shared/paper/printed-answers.ts';

/** What the head of a sheet says of the school: of the class that it is for, or else of the teacher. */
export type SchoolHead = Pick<
  ProfessionalProfile,
  'school' | 'academicSeason' | 'educationalAdministration' | 'fullName' | 'subject'
> & { readonly className?: string };

/** Options of a sheet; by default it is the pupil's, in its original order and without help. */
export interface SheetOptions {
  readonly form?: TestForm;
  readonly help?: HelpLevel;
  /** The teacher's sheet, with answers, reasons and notes to check before use. */
  readonly withKey?: boolean;
  /** The pupils' sheet and then the teacher's. */
  readonly withBoth?: boolean;
  /** Includes the source text; it is always included if a question mentions it. */
  readonly withSource?: boolean;
  /** Lines for working on the pupils' sheet, also where an answer is a word or a number. */
  readonly withRoom?: boolean;
  /** Includes this version of a test's source text instead of the text as given. */
  readonly reading?: ReadingLevel;
  readonly school?: Partial<SchoolHead>;
  /** `whole`: a pupil's test has pages of its own, also if it fits on half a page. */
  readonly paper?: AnswerPaper;
}

/** What the class's file says of its school comes first, because a teacher may have several. */
export function schoolHead(
  profile: Partial<SchoolHead> | undefined,
  ofClass: Partial<SavedClass> | undefined,
): Partial<SchoolHead> {
  const said = schoolFields.flatMap((field) => {
    const value = ofClass?.[field];
    return value ? [[field, value] as const] : [];
  });
  const { name: className } = ofClass ?? {};
  return { ...profile, ...Object.fromEntries(said), ...(className && { className }) };
}

/** Each sheet that is asked for. */
export const sheetsOf = (draft: Pick<Draft, 'type'>, options: SheetOptions): SheetOptions[] =>
  options.withBoth && draft.type !== 'LESSON_PLAN'
    ? [false, true].map((withKey) => ({ ...options, withKey }))
    : [options];
