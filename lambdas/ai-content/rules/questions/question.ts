import type * as z from 'zod/mini';
import type { choiceAnswer, shortAnswer, truthAnswer } from '../../domain/answers.ts';

type Unpointed<Answer> = Omit<Answer, 'points'>;
export type ChoiceQuestion = Unpointed<z.infer<typeof choiceAnswer>>;
export type TruthQuestion = Unpointed<z.infer<typeof truthAnswer>>;
export type ShortQuestion = Unpointed<z.infer<typeof shortAnswer>>;
/** A question as drafters give it, before its points are set. */
export type DraftQuestion = ChoiceQuestion | TruthQuestion | ShortQuestion;
