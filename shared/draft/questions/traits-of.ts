import { forKind, type ByKind, type Question } from '../../model/question.ts';
import { choiceTraits } from './choice.ts';
import { gapTraits } from './gap.ts';
import { matchingTraits } from './matching.ts';
import { openTraits } from './open.ts';
import { orderingTraits } from './ordering.ts';
import { shortTraits } from './short.ts';
import type { Traits } from './traits.ts';
import { truthTraits } from './truth.ts';

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
