import { forKind, type ByKind, type Question, type QuestionKind } from '../../model/question.ts';
import { blankChoice, choiceTraits } from './choice.ts';
import { blankGap, gapTraits } from './gap.ts';
import { blankMatching, matchingTraits } from './matching.ts';
import { blankOpen, openTraits } from './open.ts';
import { blankOrdering, orderingTraits } from './ordering.ts';
import { blankShort, shortTraits } from './short.ts';
import type { BlankParts, Traits } from './traits.ts';
import { blankTruth, truthTraits } from './truth.ts';

const traits: ByKind<Traits> = {
  choice: choiceTraits,
  truth: truthTraits,
  short: shortTraits,
  gap: gapTraits,
  open: openTraits,
  matching: matchingTraits,
  ordering: orderingTraits,
};

export const traitsOf = (asked: Question): Traits => forKind(asked, traits);

/** New questions, before anything is written. */
export const blanks: Readonly<Record<QuestionKind, (parts: BlankParts) => Question>> = {
  choice: blankChoice,
  truth: blankTruth,
  short: blankShort,
  gap: blankGap,
  open: blankOpen,
  matching: blankMatching,
  ordering: blankOrdering,
};
