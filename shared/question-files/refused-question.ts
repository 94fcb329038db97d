import type { Refusal } from './found-question.ts';

/** Says why a question is not read. */
export class RefusedQuestion extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
