import type * as z from 'zod/mini';
import type { QuestionAnswer } from '../../domain/answers.ts';
import type { choiceAnswer } from '../../domain/questions/choice.ts';
import type { shortAnswer } from '../../domain/questions/short.ts';
import type { truthAnswer } from '../../domain/questions/truth.ts';

export type ChoiceQuestion = z.infer<typeof choiceAnswer>;
export type TruthQuestion = z.infer<typeof truthAnswer>;
export type ShortQuestion = z.infer<typeof shortAnswer>;
export type DraftQuestion = QuestionAnswer;
