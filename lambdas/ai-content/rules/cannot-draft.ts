/**
 * Why nothing can be drafted by rules: `source-needed` (nothing is known of the topic, and no text was given),
 * `source-too-short` (the text carries fewer questions than were asked), `source-language` (the text is not in the
 * draft's language), `exercise-type` (none of that type can be made), `instruction` (what a teacher wants of a part is
 * not understood, or not possible), `translation` (only a language model translates).
 */
export type CannotDraftCode =
  | 'source-needed'
  | 'source-too-short'
  | 'source-language'
  | 'exercise-type'
  | 'instruction'
  | 'translation';

/** Thrown where an honest draft is not possible. */
export class CannotDraft extends Error {
  readonly code: CannotDraftCode;
  /** How many questions could be made. */
  readonly possible: number;

  constructor(code: CannotDraftCode, possible = 0) {
    super(`The rules cannot draft this: ${code}, ${possible} possible`);
    this.name = 'CannotDraft';
    this.code = code;
    this.possible = possible;
  }
}
