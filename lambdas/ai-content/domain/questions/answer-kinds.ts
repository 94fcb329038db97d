import { questionKinds, type QuestionKind } from '#shared/model/question.ts';
import type { AnswerKind } from './answer-parts.ts';
import { choiceKind } from './choice.ts';
import { gapKind } from './gap.ts';
import { matchingKind } from './matching.ts';
import { openKind } from './open.ts';
import { orderingKind } from './ordering.ts';
import { shortKind } from './short.ts';
import { truthKind } from './truth.ts';

export const answerKinds = {
  choice: choiceKind,
  truth: truthKind,
  short: shortKind,
  gap: gapKind,
  open: openKind,
  matching: matchingKind,
  ordering: orderingKind,
} as const satisfies Record<QuestionKind, AnswerKind>;

/** Fields that only one kind has, by the kinds. */
export const ownFields: readonly (readonly [QuestionKind, readonly string[]])[] = questionKinds.map(
  (kind) => {
    const others = questionKinds.filter((other) => other !== kind);
    const isOwn = (field: string): boolean =>
      others.every((other) => !Object.hasOwn(answerKinds[other].schema.shape, field));
    return [kind, Object.keys(answerKinds[kind].schema.shape).filter(isOwn)];
  },
);
