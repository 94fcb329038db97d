import type { Grey } from '../page/grey.ts';
import { linesBetween } from '../table/ink-rows.ts';
import { alphabetOf, meaningOf, merged } from './best-alphabet.ts';
import { rateName } from './name-confidence.ts';
import { readSnippets, surenessOf, textOf, type Reading } from './read-snippets.ts';
import type { Alphabet, Recognizer } from './recognizer.ts';
import { boundsOf, type Snippet } from './strip.ts';

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

/** Names are read again this much smaller. */
const smaller = 1.5;

/** Reads a column of names, each with the confidence that two readings justify. */
export const readColumnOfNames = async (
  recognizers: Recognizers,
  ink: InkPage,
  snippets: readonly Snippet[],
  alphabet: Alphabet,
): Promise<Reading[]> => {
  const small = { ...ink, letters: ink.letters * smaller };
  const [first, second] = await Promise.all([
    readWith(recognizers, alphabet, ink, { snippets, again: true }),
    readWith(recognizers, alphabet, small, { snippets, again: false }),
  ]);
  return first.map((reading, at) => rateName(reading, second[at] ?? nothing));
};

/** The lines of a snippet, each a snippet. */
const linesOf = ({ strokes }: Snippet, letters: number): Snippet[] =>
  strokes.length === 0
    ? []
    : linesBetween(strokes, boundsOf(strokes), letters).map(({ top, bottom }) => ({
        strokes: strokes.filter((stroke) => {
          const middle = (stroke.top + stroke.bottom) / 2;
          return middle >= top && middle < bottom;
        }),
      }));

/** A heading that two attempts understand differently stays as it was read. */
const leastSure = 45;
const sizes = [1, smaller] as const;

/** Reads headings; those without a known meaning again, line by line, which narrow cells need. */
export const readHeadings = async (
  recognizers: Recognizers,
  ink: InkPage,
  snippets: readonly Snippet[],
): Promise<Reading[]> => {
  const readings = await readText(recognizers, ink, snippets, 'latin');
  const unknown = snippets.flatMap((snippet, at) => {
    const isKnown = meaningOf(textOf(readings[at] ?? nothing)) !== undefined;
    return isKnown || snippet.strokes.length < 2
      ? []
      : [{ at, lines: linesOf(snippet, ink.letters) }];
  });
  const lines = unknown.flatMap((heading) => heading.lines);
  if (lines.length === 0) return readings;
  const found = new Map<number, Reading[]>();
  for (const size of sizes) {
    const sized = { ...ink, letters: ink.letters * size };
    const { arabic, latin } = await readBothAlphabets(recognizers, sized, lines);
    let from = 0;
    for (const { at, lines: own } of unknown) {
      const parts = own.map((_, line) =>
        merged(arabic[from + line] ?? nothing, latin[from + line] ?? nothing, 'arabic'),
      );
      from += own.length;
      const whole = { lines: parts.flatMap((part) => part.lines) };
      const isKnown = meaningOf(textOf(whole)) !== undefined && surenessOf(whole) >= leastSure;
      if (isKnown) found.set(at, [...(found.get(at) ?? []), whole]);
    }
  }
  return readings.map((reading, at) => {
    const tried = found.get(at) ?? [];
    const [best] = tried.toSorted((a, b) => surenessOf(b) - surenessOf(a));
    const meanings = new Set(tried.map((one) => meaningOf(textOf(one))));
    return best && meanings.size === 1 ? best : reading;
  });
};
