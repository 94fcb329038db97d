import type { Grey } from '../page/grey.ts';
import type { Layout, Recognizer, SeenLine, SeenWord } from '#lambdas/pictures/recognizer.ts';
import { stripOf, type Snippet, type Strip } from './strip.ts';

/** A snippet with less confidence is read again alone. */
const sure = 55;
/** The most snippets of a column that are read again. */
const mostAgain = 10;

/** The reading of a snippet: its lines, in coordinates of the page. */
export interface Reading {
  readonly lines: readonly (readonly SeenWord[])[];
}

/** The confidence of a whole reading, 0–100, with words weighted by length. */
export const surenessOf = ({ lines }: Reading): number => {
  const words = lines.flat();
  const length = words.reduce((sum, { text }) => sum + text.length, 0);
  if (length === 0) return 0;
  return words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / length;
};

export const textOf = ({ lines }: Reading): string =>
  lines
    .flat()
    .map(({ text }) => text)
    .join(' ');

const placed = (strip: Strip, lines: readonly SeenLine[], count: number): Reading[] => {
  const found = Map.groupBy(
    lines.filter(({ words }) => words.length > 0),
    ({ top, bottom }) => {
      const middle = (top + bottom) / 2;
      return strip.places.findIndex((place) => middle >= place.top && middle <= place.bottom);
    },
  );
  return Array.from({ length: count }, (_, at) => {
    const { shiftX = 0, shiftY = 0 } = strip.places[at] ?? {};
    return {
      lines: (found.get(at) ?? []).map(({ words }) =>
        words.map(({ text, confidence, ...box }) => ({
          text,
          confidence,
          left: box.left / strip.scale + shiftX,
          right: box.right / strip.scale + shiftX,
          top: box.top / strip.scale + shiftY,
          bottom: box.bottom / strip.scale + shiftY,
        })),
      ),
    };
  });
};

/** How snippets are read. */
export interface ReadOptions {
  readonly recognizer: Recognizer;
  readonly page: Grey;
  /** Height of digits on the page, in pixels. */
  readonly letters: number;
  readonly side: 'left' | 'right';
}

/** Reads all snippets that have ink as one picture. */
const readTogether = async (
  { recognizer, page, letters, side }: ReadOptions,
  snippets: readonly Snippet[],
  layout: Layout,
): Promise<Reading[]> => {
  const strip = await stripOf(page, snippets, letters, side);
  return placed(strip, await recognizer.read(strip.picture, layout), snippets.length);
};

/** Reads snippets of a page, one reading for each; empty if nothing is there or readable. */
export const readSnippets = async (
  options: ReadOptions,
  snippets: readonly Snippet[],
): Promise<Reading[]> => {
  const written = snippets.filter(({ strokes }) => strokes.length > 0);
  const found = written.length > 0 ? await readTogether(options, written, 'block') : [];
  const readings = new Map(written.map((snippet, at) => [snippet, found[at]]));
  return snippets.map((snippet) => readings.get(snippet) ?? { lines: [] });
};

/**
 * Reads some badly read snippets again, each alone: Tesseract sometimes skips a line of a tall block. Where it reads
 * nothing well, a second attempt does not help.
 */
export const readAgain = async (
  options: ReadOptions,
  snippets: readonly Snippet[],
  readings: readonly Reading[],
): Promise<Reading[]> => {
  const better = [...readings];
  const doubtful = snippets.flatMap((snippet, at) =>
    snippet.strokes.length > 0 && surenessOf(readings[at] ?? { lines: [] }) < sure
      ? [{ snippet, at }]
      : [],
  );
  for (const { snippet, at } of doubtful.slice(0, mostAgain)) {
    for (const size of [1, 0.75]) {
      const sized = { ...options, letters: options.letters * size };
      const [alone = { lines: [] }] = await readTogether(sized, [snippet], 'line');
      if (surenessOf(alone) > surenessOf(better[at] ?? { lines: [] })) better[at] = alone;
      if ((better[at]?.lines.length ?? 0) > 0) break;
    }
  }
  return better;
};
