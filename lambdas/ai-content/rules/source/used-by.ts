import type { DraftQuestion } from '../questions/question.ts';
import type { Sentence } from './source-text.ts';

/** Whether a question quotes a sentence, so that no other should ask about it. An open question quotes none. */
export const usedBy = ({ passage, reason }: DraftQuestion, { text }: Sentence): boolean =>
  passage?.includes(text) === true || reason.includes(text);
