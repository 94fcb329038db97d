import type { QuestionKind } from '#shared/model/question.ts';
import type { AnswerKind } from './answer-parts.ts';
import { choiceKind } from './choice.ts';
import { gapKind } from './gap.ts';
import { matchingKind } from './matching.ts';
import { openKind } from './open.ts';
import { orderingKind } from './ordering.ts';
import { shortKind } from './short.ts';
import { truthKind } from './truth.ts';

/** How drafters give each kind of question. */
export const answerKinds: Readonly<Record<QuestionKind, AnswerKind>> = {
  choice: choiceKind,
  truth: truthKind,
  short: shortKind,
  gap: gapKind,
  open: openKind,
  matching: matchingKind,
  ordering: orderingKind,
};
