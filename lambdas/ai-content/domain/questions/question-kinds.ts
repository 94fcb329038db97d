import {
  forKind,
  questionKinds,
  type ByKind,
  type Question,
  type QuestionKind,
} from '#shared/model/question.ts';
import type { AnswerKind } from './answer-parts.ts';
import { choiceKind, shownChoice } from './choice.ts';
import { gapKind, shownGap } from './gap.ts';
import { matchingKind, shownMatching } from './matching.ts';
import { openKind, shownOpen } from './open.ts';
import { orderingKind, shownOrdering } from './ordering.ts';
import { shortKind, shownShort } from './short.ts';
import type { ShownQuestion } from './shown-question.ts';
import { truthKind, shownTruth } from './truth.ts';

/** What models give. */
export const answerKinds = {
  choice: choiceKind,
  truth: truthKind,
  short: shortKind,
  gap: gapKind,
  open: openKind,
  matching: matchingKind,
  ordering: orderingKind,
} as const satisfies Record<QuestionKind, AnswerKind>;

const shown: ByKind<ShownQuestion> = {
  choice: shownChoice,
  truth: shownTruth,
  short: shownShort,
  gap: shownGap,
  open: shownOpen,
  matching: shownMatching,
  ordering: shownOrdering,
};

/** A question as sheets and learning systems show it. */
export const shownQuestion = (question: Question): ShownQuestion => forKind(question, shown);

/** Fields that only one kind has, by the kinds. */
export const ownFields: readonly (readonly [QuestionKind, readonly string[]])[] = questionKinds.map(
  (kind) => {
    const others = questionKinds.filter((other) => other !== kind);
    const isOwn = (field: string): boolean =>
      others.every((other) => !Object.hasOwn(answerKinds[other].schema.shape, field));
    return [kind, Object.keys(answerKinds[kind].schema.shape).filter(isOwn)];
  },
);
