import { foldName, nameLikeness, wordLikeness } from '#shared/record/names/name-likeness.ts';
import { foldedWords } from '#shared/text/fold-text.ts';

/** Standard deviations by which all names together must exceed chance, and any other order. */
const CLEAR = 7;
const MARGIN = 3;
/** With fewer rows, the names together prove nothing. */
const FEWEST = 6;
/** Weight of a word that resembles one word of a name, relative to the whole name. */
const PART = 0.8;
/** Shorter words resemble too many others. */
const SHORTEST = 3;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** How similar a reading is to each name or its best word, minus its mean similarity to all names. */
function standouts(read: string, names: readonly string[]): readonly number[] {
  const words = foldedWords(read).filter(({ length }) => length >= SHORTEST);
  const alike = names.map((name) => {
    const parts = foldedWords(name).flatMap((part) =>
      words.map((word) => wordLikeness(word, part)),
    );
    return Math.max(nameLikeness(foldName(read), foldName(name)), PART * Math.max(0, ...parts));
  });
  const mean = sum(alike) / Math.max(1, names.length);
  return alike.map((value) => value - mean);
}

/**
 * The offset of the rows' pupils in a list whose order the page follows. Used when hardly any single name is certain,
 * but all together are: by chance, every row would have to resemble the right pupil. `undefined` if there is doubt or
 * rows are missing in between.
 * @param read each row's name as it was read; empty if nothing was
 * @param names of the list, in its order
 */
export function offsetInList(
  read: readonly string[],
  names: readonly string[],
): number | undefined {
  const gains = read.map((text) => (text === '' ? [] : standouts(text, names)));
  const all = gains.flat();
  const deviation = Math.sqrt(sum(all.map((gain) => gain ** 2)) / Math.max(1, all.length));
  if (deviation === 0) return undefined;
  const tried = Array.from({ length: read.length + names.length - 1 }, (_, index) => {
    const offset = index - read.length + 1;
    const own = gains.flatMap((row, index) => row[index + offset] ?? []);
    const clearness = own.length < FEWEST ? 0 : sum(own) / deviation / Math.sqrt(own.length);
    return { offset, clearness };
  }).toSorted((a, b) => b.clearness - a.clearness);
  const [best, second] = tried;
  if (!best || best.clearness < CLEAR) return undefined;
  return best.clearness - (second?.clearness ?? 0) >= MARGIN ? best.offset : undefined;
}
