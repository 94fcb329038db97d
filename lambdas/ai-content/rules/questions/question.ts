import type * as z from 'zod/mini';
import type { QuestionAnswer } from '../../domain/answers.ts';
import type { choiceAnswer } from '../../domain/questions/choice.ts';
import type { gapAnswer } from '../../domain/questions/gap.ts';
import type { matchingAnswer } from '../../domain/questions/matching.ts';
import type { openAnswer } from '../../domain/questions/open.ts';
import type { orderingAnswer } from '../../domain/questions/ordering.ts';
import type { shortAnswer } from '../../domain/questions/short.ts';
import type { truthAnswer } from '../../domain/questions/truth.ts';

export type ChoiceQuestion = z.infer<typeof choiceAnswer>;
export type TruthQuestion = z.infer<typeof truthAnswer>;
export type ShortQuestion = z.infer<typeof shortAnswer>;
export type GapQuestion = z.infer<typeof gapAnswer>;
export type OpenQuestion = z.infer<typeof openAnswer>;
export type MatchingQuestion = z.infer<typeof matchingAnswer>;
export type OrderingQuestion = z.infer<typeof orderingAnswer>;
export type DraftQuestion = QuestionAnswer;
