import type { Grey } from '../page/grey.ts';
import { alphabetOf, merged } from './best-alphabet.ts';
import { readSnippets, surenessOf, type Reading } from './read-snippets.ts';
import type { Alphabet, Recognizer } from './recognizer.ts';
import type { Snippet } from './strip.ts';

/** Both models, each with its own thread. */
export type Recognizers = Readonly<Record<Alphabet, Recognizer>>;

/** A page without rulings, and the height of its digits in pixels. */
export interface InkPage {
  readonly page: Grey;
  readonly letters: number;
}

/** Headings with less confidence are read again alone. */
const sure = 60;
/**
 * Factor by which the evidence for the other alphabet must exceed the headings' alphabet, because hasty writing reads
 * as either.
 */
const otherwise = 1.3;
/** The number of cells that decide a column's alphabet. */
const sampled = 5;

const nothing: Reading = { lines: [] };

/** The side where writing begins, on which snippets are aligned. */
const sideOf = (alphabet: Alphabet) => (alphabet === 'arabic' ? 'right' : 'left');

const readWith = (
  recognizers: Recognizers,
  alphabet: Alphabet,
  { page, letters }: InkPage,
  { snippets, again }: { readonly snippets: readonly Snippet[]; readonly again: boolean },
): Promise<Reading[]> =>
  readSnippets(recognizers[alphabet], page, snippets, { letters, side: sideOf(alphabet), again });

const readBothAlphabets = async (
  recognizers: Recognizers,
  ink: InkPage,
  snippets: readonly Snippet[],
) => {
  const what = { snippets, again: false };
  const [arabic, latin] = await Promise.all([
    readWith(recognizers, 'arabic', ink, what),
    readWith(recognizers, 'latin', ink, what),
  ]);
  return { arabic, latin };
};

/**
 * Reads headings and lines of text in their alphabet, including numbers.
 * @param usual the alphabet for ambiguous texts
 */
export const readText = async (
  recognizers: Recognizers,
  ink: InkPage,
  snippets: readonly Snippet[],
  usual: Alphabet,
): Promise<Reading[]> => {
  const read = async (some: readonly Snippet[]) => {
    const { arabic, latin } = await readBothAlphabets(recognizers, ink, some);
    return some.map((_, at) => merged(arabic[at] ?? nothing, latin[at] ?? nothing, usual));
  };
  const readings = await read(snippets);
  for (const [at, snippet] of snippets.entries()) {
    const known = readings[at] ?? nothing;
    if (snippet.strokes.length === 0 || surenessOf(known) >= sure) continue;
    const [alone = nothing] = await read([snippet]);
    if (surenessOf(alone) > surenessOf(known)) readings[at] = alone;
  }
  return readings;
};

/** The alphabet of a column of words, from a few of its cells; the page's usual one unless the evidence is clear. */
export const alphabetIn = async (
  recognizers: Recognizers,
  ink: InkPage,
  cells: readonly Snippet[],
  usual: Alphabet,
): Promise<Alphabet> => {
  const written = cells.filter(({ strokes }) => strokes.length > 0);
  const step = Math.max(1, Math.floor(written.length / sampled));
  const sample = written.filter((_, at) => at % step === 0).slice(0, sampled);
  const { arabic, latin } = await readBothAlphabets(recognizers, ink, sample);
  return alphabetOf(arabic, latin, { usual, by: otherwise }) ?? usual;
};

export const readColumnOfWords = (
  recognizers: Recognizers,
  ink: InkPage,
  snippets: readonly Snippet[],
  alphabet: Alphabet,
): Promise<Reading[]> => readWith(recognizers, alphabet, ink, { snippets, again: true });
