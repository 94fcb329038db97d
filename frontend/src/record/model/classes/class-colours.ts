import { seedOf } from '#shared/seeded.ts';

/** How many colours classes have. */
export const CLASS_COLOURS = 6;

/**
 * The index of each class's colour, by id. A class prefers a colour by its id; if older classes have it, the class gets
 * the next of those that fewest have. So a new class changes no other class's colour.
 * @param ids oldest first
 */
export function classColours(ids: readonly string[]): ReadonlyMap<string, number> {
  const colours = new Map<string, number>();
  const uses = Array.from({ length: CLASS_COLOURS }, () => 0);
  for (const id of ids) {
    const fewest = Math.min(...uses);
    let colour = seedOf(id) % CLASS_COLOURS;
    while (uses[colour] !== fewest) colour = (colour + 1) % CLASS_COLOURS;
    colours.set(id, colour);
    uses[colour] = fewest + 1;
  }
  return colours;
}
