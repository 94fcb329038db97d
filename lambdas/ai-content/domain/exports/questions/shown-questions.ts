import { forKind, type ByKind, type Question } from '#shared/model/question.ts';
import { shownChoice } from './choice.ts';
import { shownGap } from './gap.ts';
import { shownMatching } from './matching.ts';
import { shownOpen } from './open.ts';
import { shownOrdering } from './ordering.ts';
import { shownShort } from './short.ts';
import type { ShownQuestion } from './shown-question.ts';
import { shownTruth } from './truth.ts';

const shown: ByKind<ShownQuestion> = {
  choice: shownChoice,
  truth: shownTruth,
  short: shownShort,
  gap: shownGap,
  open: shownOpen,
  matching: shownMatching,
  ordering: shownOrdering,
};

export const shownQuestion = (question: Question): ShownQuestion => forKind(question, shown);
