import type { Box } from '../pdf/box.ts';
import { clipText, setText, type TextOptions, type Typesetting } from './text-box.ts';

const segmenter = new Intl.Segmenter('ar', { granularity: 'sentence' });

/** The sentences of a text, without the spaces between them. */
export const sentencesOf = (text: string): string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);

/** Whether a text has enough height in a box, in points. */
const isWithin = (book: Typesetting, text: string, box: Size, options: TextOptions): boolean =>
  setText(book, text, box.width, options).height <= box.height;

type Size = Pick<Box, 'width' | 'height'>;

/**
 * Shortens paragraphs to what a box holds: each keeps as many of its first sentences as all can have, and the last
 * paragraphs are left out if one sentence of each is too much. A first sentence that is too long ends in an ellipsis.
 * @returns an empty text for paragraphs without words
 */
export function fitSentences(
  book: Typesetting,
  paragraphs: readonly string[],
  box: Size,
  options: TextOptions,
): string {
  const split = paragraphs.map(sentencesOf).filter((sentences) => sentences.length > 0);
  const shown = (most: number, count = split.length): string =>
    split
      .slice(0, count)
      .map((sentences) => sentences.slice(0, most).join(' '))
      .join('\n');
  const fits = (text: string): boolean => isWithin(book, text, box, options);
  for (let most = Math.max(0, ...split.map(({ length }) => length)); most > 0; most -= 1) {
    if (fits(shown(most))) return shown(most);
  }
  for (let count = split.length - 1; count > 0; count -= 1) {
    if (fits(shown(1, count))) return shown(1, count);
  }
  return fitWords(book, shown(1, 1), box, options);
}

/** Shortens a text to what a box holds, with an ellipsis after the last whole word. */
export function fitWords(book: Typesetting, text: string, box: Size, options: TextOptions): string {
  if (isWithin(book, text, box, options)) return text;
  const words = text.split(/\s+/u);
  let [kept, cut] = [0, words.length];
  while (cut - kept > 1) {
    const middle = Math.floor((kept + cut) / 2);
    if (isWithin(book, `${words.slice(0, middle).join(' ')}…`, box, options)) kept = middle;
    else cut = middle;
  }
  const part = words.slice(0, kept).join(' ');
  // A single word without end.
  return kept === 0 ? clipText(book, words[0] ?? '', box.width, options) : `${part}…`;
}

/**
 * Shortens the longest of some short paragraphs, none of which may be left out, until a box holds them all. If it cannot
 * hold a few words of each, the last ones are cut.
 */
export function fitParagraphs(
  book: Typesetting,
  paragraphs: readonly string[],
  box: Size,
  options: TextOptions,
): string {
  const words = paragraphs.map((text) => text.split(/\s+/u).filter(Boolean));
  const shown = (most: number): string =>
    words
      .map((all) => all.slice(0, most).join(' ') + (all.length > most ? '…' : ''))
      .filter(Boolean)
      .join('\n');
  for (let most = Math.max(0, ...words.map(({ length }) => length)); most > 1; most -= 1) {
    if (isWithin(book, shown(most), box, options)) return shown(most);
  }
  return fitWords(book, shown(Infinity), box, options);
}

/** As many items as a box holds, and how many more there are. */
export function fitItems(
  book: Typesetting,
  items: readonly string[],
  box: Size,
  options: TextOptions,
  andMore: (count: number) => string,
): string {
  const shown = (count: number): string => {
    const more = items.length - count;
    return [...items.slice(0, count), ...(more > 0 ? [andMore(more)] : [])].join(' · ');
  };
  let count = items.length;
  while (count > 1 && !isWithin(book, shown(count), box, options)) count -= 1;
  return fitWords(book, shown(count), box, options);
}
