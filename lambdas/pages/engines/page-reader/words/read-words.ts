import type { Grey } from '../page/grey.ts';
import { linesBetween } from '../table/ink-rows.ts';
import {
  alphabetOf,
  alphabetOfBoth,
  alphabetOfHeading,
  meaningOf,
  merged,
  worth,
  type BothReadings,
} from './best-alphabet.ts';
import { headingMeaning } from '#lambdas/pages/domain/reading/heading-meaning.ts';
import { mayBeSure, rateName } from './name-confidence.ts';
import {
  readAgain,
  readSnippets,
  surenessOf,
  textOf,
  type ReadOptions,
  type Reading,
} from './read-snippets.ts';
import type { Alphabet, Recognizer } from '#lambdas/pictures/recognizer.ts';
import { boundsOf, type Snippet } from './strip.ts';

/** Both models, each with its own thread. */
export type Recognizers = Readonly<Record<Alphabet, Recognizer>>;

/** A page without rulings, and the height of its digits in pixels. */
export interface InkPage {
  readonly page: Grey;
  readonly letters: number;
}

/** Lines of text with less confidence are read again alone. */
const sure = 60;
/**
 * Factor by which the evidence for the other alphabet must exceed the headings' alphabet, because hasty writing reads
 * as either.
 */
const otherwise = 1.3;
/** The number of cells that decide a column's alphabet, and the evidence with which no other one is tried. */
const sampled = 5;
const clear = 70;

const nothing: Reading = { lines: [] };

const optionsFor = (
  recognizers: Recognizers,
  alphabet: Alphabet,
  { page, letters }: InkPage,
): ReadOptions => ({
  ...{ recognizer: recognizers[alphabet], page, letters },
  // The side where writing begins.
  side: alphabet === 'arabic' ? 'right' : 'left',
});

const readBothAlphabets = async (
  recognizers: Recognizers,
  ink: InkPage,
  snippets: readonly Snippet[],
) => {
  const [arabic, latin] = await Promise.all([
    readSnippets(optionsFor(recognizers, 'arabic', ink), snippets),
    readSnippets(optionsFor(recognizers, 'latin', ink), snippets),
  ]);
  return { arabic, latin };
};

/** Reads snippets in both alphabets and chooses for each. */
const readEither = async (
  recognizers: Recognizers,
  ink: InkPage,
  snippets: readonly Snippet[],
  usual: Alphabet,
): Promise<Reading[]> => {
  const { arabic, latin } = await readBothAlphabets(recognizers, ink, snippets);
  return snippets.map((_, at) => merged(arabic[at] ?? nothing, latin[at] ?? nothing, usual));
};

/**
 * Reads lines of text in their alphabet, including numbers.
 * @param usual the alphabet for ambiguous texts
 */
export const readText = async (
  recognizers: Recognizers,
  ink: InkPage,
  snippets: readonly Snippet[],
  usual: Alphabet,
): Promise<Reading[]> => {
  const readings = await readEither(recognizers, ink, snippets, usual);
  for (const [at, snippet] of snippets.entries()) {
    const known = readings[at] ?? nothing;
    if (snippet.strokes.length === 0 || surenessOf(known) >= sure) continue;
    const [alone = nothing] = await readEither(recognizers, ink, [snippet], usual);
    if (surenessOf(alone) > surenessOf(known)) readings[at] = alone;
  }
  return readings;
};

/** Reads snippets in one alphabet. */
export const readWords = (
  recognizers: Recognizers,
  ink: InkPage,
  snippets: readonly Snippet[],
  alphabet: Alphabet,
): Promise<Reading[]> => readSnippets(optionsFor(recognizers, alphabet, ink), snippets);

/** Reads a column in the page's usual alphabet, or in the other one if the evidence for that is clear. */
const readInItsAlphabet = async (
  recognizers: Recognizers,
  ink: InkPage,
  snippets: readonly Snippet[],
  usual: Alphabet,
) => {
  const options = optionsFor(recognizers, usual, ink);
  const first = await readSnippets(options, snippets);
  const written = snippets
    .map((snippet, at) => ({ snippet, reading: first[at] ?? nothing }))
    .filter(({ snippet }) => snippet.strokes.length > 0);
  const evidence = written.reduce((sum, { reading }) => sum + worth(reading, usual), 0);
  if (evidence >= clear * written.length) return { options, readings: first };

  const step = Math.max(1, Math.floor(written.length / sampled));
  const sample = written.filter((_, at) => at % step === 0).slice(0, sampled);
  const other = usual === 'arabic' ? 'latin' : 'arabic';
  const others = optionsFor(recognizers, other, ink);
  const read = {
    [usual]: sample.map(({ reading }) => reading),
    [other]: await readSnippets(
      others,
      sample.map(({ snippet }) => snippet),
    ),
  };
  const leaning = { usual, by: otherwise };
  const chosen = alphabetOf(read.arabic ?? [], read.latin ?? [], leaning) ?? usual;
  return chosen === usual
    ? { options, readings: first }
    : { options: others, readings: await readSnippets(others, snippets) };
};

export const readColumnOfWords = async (
  recognizers: Recognizers,
  ink: InkPage,
  snippets: readonly Snippet[],
  usual: Alphabet,
): Promise<Reading[]> => {
  const { options, readings } = await readInItsAlphabet(recognizers, ink, snippets, usual);
  return readAgain(options, snippets, readings);
};

/** Names are read again this much smaller. */
const smaller = 1.5;

/** Reads a column of names, each with the confidence that its readings justify. */
export const readColumnOfNames = async (
  recognizers: Recognizers,
  ink: InkPage,
  snippets: readonly Snippet[],
  usual: Alphabet,
): Promise<Reading[]> => {
  const { options, readings } = await readInItsAlphabet(recognizers, ink, snippets, usual);
  const first = await readAgain(options, snippets, readings);
  const asked = snippets.map((snippet, at) =>
    mayBeSure(first[at] ?? nothing) ? snippet : { strokes: [] },
  );
  const second = await readSnippets({ ...options, letters: ink.letters * smaller }, asked);
  return first.map((reading, at) =>
    rateName(reading, asked[at]?.strokes.length === 0 ? undefined : second[at]),
  );
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

/** The least confidence of a heading whose meaning counts. */
const leastSure = 45;
const sizes = [1, smaller] as const;

/** How well a reading is understood: as it is, after changing a letter or two, or not at all. */
const understoodBy = (reading: Reading): number => {
  const text = textOf(reading);
  if (surenessOf(reading) < leastSure) return 0;
  if (meaningOf(text) !== undefined) return 2;
  return headingMeaning(text) === undefined ? 0 : 1;
};

const chooseIn = (both: BothReadings, usual: Alphabet): Reading =>
  merged(both.arabic, both.latin, usual, alphabetOfHeading(both, usual));

/** Reads snippets in both alphabets. */
const readInBoth = async (
  recognizers: Recognizers,
  ink: InkPage,
  snippets: readonly Snippet[],
): Promise<BothReadings[]> => {
  const { arabic, latin } = await readBothAlphabets(recognizers, ink, snippets);
  return snippets.map((_, at) => ({
    arabic: arabic[at] ?? nothing,
    latin: latin[at] ?? nothing,
  }));
};

/** Reads headings line by line, which narrow cells need; each line in its own alphabet. */
const readByLines = async (
  recognizers: Recognizers,
  ink: InkPage,
  headings: readonly (readonly Snippet[])[],
  usual: Alphabet,
): Promise<Reading[]> => {
  const read = await readInBoth(recognizers, ink, headings.flat());
  return headings.map((lines) => ({
    lines: read.splice(0, lines.length).flatMap((both) => chooseIn(both, usual).lines),
  }));
};

/** The best of several readings of a heading; of those that mean different things, none for its meaning. */
const bestOf = (readings: readonly Reading[]): Reading => {
  const most = Math.max(...readings.map(understoodBy));
  const known = readings.filter((reading) => most > 0 && understoodBy(reading) === most);
  const meanings = new Set(known.map((one) => JSON.stringify(headingMeaning(textOf(one)))));
  const choice = meanings.size === 1 ? known : readings;
  return choice.toSorted((a, b) => surenessOf(b) - surenessOf(a))[0] ?? nothing;
};

/** Headings, and the alphabet of their page. */
export interface Headings {
  readonly readings: readonly Reading[];
  readonly alphabet: Alphabet;
}

/**
 * Reads headings in the alphabet of their page, or in the other one if they make sense only there; those without a known
 * meaning or hardly readable ones again, alone and line by line.
 * @param known the alphabet of the page, if it is known from other headings
 */
export const readHeadings = async (
  recognizers: Recognizers,
  ink: InkPage,
  snippets: readonly Snippet[],
  known?: Alphabet,
): Promise<Headings> => {
  const first = await readInBoth(recognizers, ink, snippets);
  const alphabet = known ?? alphabetOfBoth(first);
  const readings = first.map((both) => chooseIn(both, alphabet));
  for (const [at, snippet] of snippets.entries()) {
    const reading = readings[at] ?? nothing;
    if (snippet.strokes.length === 0 || surenessOf(reading) >= sure) continue;
    const [both] = await readInBoth(recognizers, ink, [snippet]);
    if (both) readings[at] = bestOf([reading, chooseIn(both, alphabet)]);
  }
  const poor = snippets.flatMap((snippet, at) =>
    understoodBy(readings[at] ?? nothing) === 2 || snippet.strokes.length < 2
      ? []
      : [{ at, lines: linesOf(snippet, ink.letters) }],
  );
  if (poor.length === 0) return { readings, alphabet };
  const lines = poor.map((heading) => heading.lines);
  const [usual, small] = await Promise.all(
    sizes.map((size) =>
      readByLines(recognizers, { ...ink, letters: ink.letters * size }, lines, alphabet),
    ),
  );
  for (const [index, { at }] of poor.entries()) {
    const found = readings[at] ?? nothing;
    const tried = [usual?.[index] ?? nothing, small?.[index] ?? nothing];
    // Without a meaning, the smaller picture says nothing.
    const isKnown = tried.some((one) => understoodBy(one) > 0);
    readings[at] = bestOf(isKnown ? [found, ...tried] : [found, usual?.[index] ?? nothing]);
  }
  return { readings, alphabet };
};
