import type { Question } from '../model/question.ts';

/** The passage that supports an answer, unless the reason already quotes it; undefined if there is none. */
export const evidenceOf = ({ passage, reason }: Question): string | undefined =>
  passage && !reason.includes(passage) ? passage : undefined;
