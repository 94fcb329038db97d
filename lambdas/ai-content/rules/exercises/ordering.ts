import { shuffle } from '#shared/draft/shuffle.ts';
import type { Language } from '#shared/model/locale.ts';
import type { Difficulty } from '../items/item.ts';
import type { Said } from '../language/say.ts';
import type { Random } from '../random.ts';
import { lettered, letterAt, type DraftExercise } from './exercise.ts';

/** Something that has its place in an order, and how that is found. */
export interface Placed {
  readonly text: string;
  readonly step: string;
}

/** A lettered list in which nothing is at its place, to be put in order. */
export function ordering(
  language: Language,
  lead: Said,
  inOrder: readonly Placed[],
  { difficulty, random }: { difficulty: Difficulty; random: Random },
): DraftExercise {
  const order = shuffle([...inOrder.keys()], String(random.unit()));
  return {
    difficulty,
    integration: false,
    statement: `${lead[language]}\n${lettered(
      language,
      order.flatMap((at) => inOrder[at]?.text ?? []),
    )}`,
    steps: inOrder.map(({ step }) => step),
    answer: inOrder.map((_, at) => letterAt(language, order.indexOf(at))).join(' – '),
    hint: null,
  };
}
