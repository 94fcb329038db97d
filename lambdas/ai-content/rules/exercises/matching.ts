import type { Difficulty } from '#shared/model/question-levels.ts';
import { shuffle } from '#shared/draft/shuffle.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { semicolons } from '#shared/model/punctuation.ts';
import type { Random } from '../random.ts';
import { lettered, letterAt, numbered, type DraftExercise } from './exercise.ts';

/** Two texts that belong together, with the step that shows it. */
export interface Pair {
  readonly left: string;
  readonly right: string;
  readonly step: string;
}

/** Fewer pairs are too easy, and more are confusing. */
export const PAIRS = { fewest: 3, most: 5 } as const;

/** A numbered list and a shuffled lettered one, in which no item is next to its counterpart. */
export function matching(
  language: DraftLanguage,
  lead: string,
  pairs: readonly Pair[],
  { difficulty, random }: { difficulty: Difficulty; random: Random },
): DraftExercise {
  const order = shuffle([...pairs.keys()], String(random.unit()));
  const rights = order.flatMap((at) => pairs[at]?.right ?? []);
  const key = pairs.map((_, at) => `${at + 1} – ${letterAt(language, order.indexOf(at))}`);
  return {
    difficulty,
    integration: false,
    statement: `${lead}\n${numbered(pairs.map(({ left }) => left))}\n${lettered(language, rights)}`,
    steps: pairs.map(({ step }) => step),
    answer: key.join(semicolons[language]),
    hint: null,
  };
}
