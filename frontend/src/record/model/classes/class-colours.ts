import { seedOf } from '#shared/seeded.ts';
import type { ClassSummary } from '../../api/classes.ts';

/** How many colours classes have. */
export const CLASS_COLOURS = 6;

type Coloured = Pick<ClassSummary, 'id' | 'follows' | 'keptAt'>;

const byAge = (one: Coloured, other: Coloured): number => one.keptAt.localeCompare(other.keptAt);

/**
 * The index of each class's colour, by id. A class has the colour of the one that it continues, or prefers one by its
 * id; if older classes have that, the class gets the next of those that fewest have. So a new class changes no other
 * class's colour.
 */
export function classColours(classes: readonly Coloured[]): ReadonlyMap<string, number> {
  const colours = new Map<string, number>();
  const uses = Array.from({ length: CLASS_COLOURS }, () => 0);
  for (const { id, follows = '' } of classes.toSorted(byAge)) {
    const fewest = Math.min(...uses);
    const inherited = colours.get(follows);
    let colour = inherited ?? seedOf(id) % CLASS_COLOURS;
    while (inherited === undefined && uses[colour] !== fewest)
      colour = (colour + 1) % CLASS_COLOURS;
    colours.set(id, colour);
    uses[colour] = (uses[colour] ?? 0) + 1;
  }
  return colours;
}
