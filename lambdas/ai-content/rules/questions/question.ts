import type * as z from 'zod/mini';
import type { QuestionAnswer } from '../../domain/answers.ts';
import type { choiceAnswer } from '../../domain/questions/choice.ts';
import type { shortAnswer } from '../../domain/questions/short.ts';
import type { truthAnswer } from '../../domain/questions/truth.ts';

type Unpointed<Answer> = Answer extends unknown ? Omit<Answer, 'points'> : never;
export type ChoiceQuestion = Unpointed<z.infer<typeof choiceAnswer>>;
export type TruthQuestion = Unpointed<z.infer<typeof truthAnswer>>;
export type ShortQuestion = Unpointed<z.infer<typeof shortAnswer>>;
/** A question as drafters give it, before its points are set. */
export type DraftQuestion = Unpointed<QuestionAnswer>;
