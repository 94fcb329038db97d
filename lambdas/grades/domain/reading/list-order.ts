import { foldName, nameLikeness, wordLikeness } from '#shared/gradebook/name-likeness.ts';
import { foldedWords } from '#shared/spreadsheet/fold-text.ts';

/** So many standard deviations above chance all names together must be, and above any other order. */
const CLEAR = 7;
const MARGIN = 3;
/** Fewer rows say nothing together. */
const FEWEST = 6;
/** What a word that is like one of a name's says beside the whole name. */
const PART = 0.8;
/** Shorter words are like too many. */
const SHORTEST = 3;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** How alike what was read is to each name, in whole or in its likest word; less what it is to all of them. */
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
 * By how much the rows' pupils are ahead of them in a list, where hardly one name is certain by itself but all together
 * leave no doubt: as a page has the list's order, every row would have to be like another pupil by chance. Undefined
 * where they do leave one, or rows are missing between.
 * @param read each row's name as it was read, empty where nothing was
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
    const own = gains.flatMap((row, place) => row[place + offset] ?? []);
    const clearness = own.length < FEWEST ? 0 : sum(own) / deviation / Math.sqrt(own.length);
    return { offset, clearness };
  }).toSorted((a, b) => b.clearness - a.clearness);
  const [best, second] = tried;
  if (!best || best.clearness < CLEAR) return undefined;
  return best.clearness - (second?.clearness ?? 0) >= MARGIN ? best.offset : undefined;
}
