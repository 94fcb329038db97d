/**
 * Why rules cannot draft: `source-needed` (unknown topic without a text), `source-too-short` (the text gives fewer
 * questions than asked), `source-language` (the text is not in the draft's language), `exercise-type` (none of that
 * type possible), `instruction` (a wish that is not understood or impossible), `translation` (needs a language
 * model).
 */
export type CannotDraftCode =
  | 'source-needed'
  | 'source-too-short'
  | 'source-language'
  | 'exercise-type'
  | 'instruction'
  | 'translation';

/** Thrown if rules cannot make a proper draft. */
export class CannotDraft extends Error {
  readonly code: CannotDraftCode;
  readonly possible: number;

  constructor(code: CannotDraftCode, possible = 0) {
    super(`The rules cannot draft this: ${code}, ${possible} possible`);
    this.name = 'CannotDraft';
    this.code = code;
    this.possible = possible;
  }
}
