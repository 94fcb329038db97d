import type { Difficulty } from '#shared/model/question-levels.ts';
import { shuffle } from '#shared/draft/shuffle.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import type { Random } from '../random.ts';
import { lettered, letterAt, type DraftExercise } from './exercise.ts';

export interface Placed {
  readonly text: string;
  readonly step: string;
}

/** A lettered list to put in order, in which no item is in its right position. */
export function ordering(
  language: DraftLanguage,
  lead: string,
  inOrder: readonly Placed[],
  { difficulty, random }: { difficulty: Difficulty; random: Random },
): DraftExercise {
  const order = shuffle([...inOrder.keys()], String(random.unit()));
  return {
    difficulty,
    integration: false,
    statement: `${lead}\n${lettered(
      language,
      order.flatMap((at) => inOrder[at]?.text ?? []),
    )}`,
    steps: inOrder.map(({ step }) => step),
    answer: inOrder.map((_, at) => letterAt(language, order.indexOf(at))).join(' – '),
    hint: null,
  };
}
