import type { Question } from '../model/draft.ts';

/** The passage that supports an answer, unless the reason says it already; undefined where there is none. */
export const evidenceOf = ({ passage, reason }: Question): string | undefined =>
  passage && !reason.includes(passage) ? passage : undefined;
