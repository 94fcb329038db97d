import type { Grey } from '../page/grey.ts';
import type { Layout, Recognizer, SeenLine, SeenWord } from './recognizer.ts';
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

export interface ReadOptions {
  /** Height of digits on the page, in pixels. */
  readonly letters: number;
  readonly side: 'left' | 'right';
  /** Whether badly read snippets are read again alone. */
  readonly again: boolean;
}

/** Reads snippets of a page, one reading for each; empty if nothing is there or readable. */
export const readSnippets = async (
  recognizer: Recognizer,
  page: Grey,
  snippets: readonly Snippet[],
  { letters, side, again }: ReadOptions,
): Promise<Reading[]> => {
  const written = snippets
    .map(({ strokes }, at) => ({ strokes, at }))
    .filter((one) => one.strokes.length > 0);
  const readings: Reading[] = snippets.map(() => ({ lines: [] }));
  const read = async (some: typeof written, layout: Layout, size: number) => {
    const strip = await stripOf(page, some, letters * size, side);
    const found = placed(strip, await recognizer.read(strip.picture, layout), some.length);
    found.forEach((reading, index) => {
      const at = some[index]?.at;
      if (at === undefined) return;
      const known = readings[at];
      if (!known || surenessOf(reading) > surenessOf(known)) readings[at] = reading;
    });
  };
  if (written.length === 0) return readings;
  await read(written, 'block', 1);
  if (!again) return readings;
  // Tesseract sometimes skips a line of a tall block. Where it reads nothing well, a second attempt does not help.
  const doubtful = written.filter(({ at }) => surenessOf(readings[at] ?? { lines: [] }) < sure);
  for (const one of doubtful.slice(0, mostAgain)) {
    await read([one], 'line', 1);
    if (readings[one.at]?.lines.length === 0) await read([one], 'line', 0.75);
  }
  return readings;
};
