import type { SourcePage } from '#shared/contracts/source-pages.ts';
import type { Alphabet, Layout, Recognizer, SeenLine } from '#lambdas/pictures/recognizer.ts';
import {
  greyOf,
  turnPicture,
  type Box,
  type ColourRaster,
  type GreyRaster,
  type ScalablePicture,
} from '#lambdas/pictures/raster.ts';
import { straighten } from '#lambdas/pictures/straighten/straighten.ts';
import { densestBand } from './densest-band.ts';
import { lettersOf, sureLetters, surenessOf, worthOf } from './judge-reading.ts';
import { mergeReadings, scaleLines } from './merge-readings.ts';
import { paragraphsOf } from './page-paragraphs.ts';
import { textAreaOf } from './text-area.ts';

/** Confidence (0–100) with which a part of the page is read only if its turn and alphabet are the right ones. */
const CLEAR = 65;
/** Below it, reading the page as one block of lines is tried: vowel signs confuse the search for columns. */
const GOOD = 75;
/** A line with less confidence is noise, such as a drawing. */
const LEAST = 25;
/** With fewer letters that are read well, a picture shows no page of text. */
const LEAST_LETTERS = 20;
/** Shares of letters in uncertain words above which a page counts as badly read, and as not read. */
const POOR = 0.3;
const USELESS = 0.7;
/** The size of the second reading, relative to the first. */
const SMALLER = 0.7;

const alphabets = ['arabic', 'latin'] as const satisfies readonly Alphabet[];
/** A page on its head is more frequent than one on its side, which straightening turns. */
const turns = [0, 2, 1, 3] as const;

/** Part of a picture, enlarged or made smaller by a factor. */
export type Excerpt = (picture: GreyRaster, box: Box, factor: number) => Promise<GreyRaster>;

export type Recognizers = Readonly<Record<Alphabet, Recognizer>>;

interface Attempt {
  readonly alphabet: Alphabet;
  readonly page: GreyRaster;
  readonly lines: readonly SeenLine[];
}

const better = (one: Attempt, other: Attempt): Attempt =>
  worthOf(other.lines) > worthOf(one.lines) ? other : one;

/** Finds how the page must be turned and in which alphabet it is, by reading its densest part. */
async function findAlphabet(page: ColourRaster, recognizers: Recognizers): Promise<Attempt> {
  let best: Attempt | undefined;
  for (const turn of turns) {
    const turned = greyOf(turnPicture(page, turn));
    const band = densestBand(turned);
    const attempts = await Promise.all(
      alphabets.map(async (alphabet): Promise<Attempt> => {
        const lines = await recognizers[alphabet].read(band, 'block');
        return { alphabet, page: turned, lines };
      }),
    );
    for (const attempt of attempts) best = best ? better(best, attempt) : attempt;
    if (best && surenessOf(best.lines) >= CLEAR && sureLetters(best.lines) >= LEAST_LETTERS) break;
  }
  if (!best) throw new Error('there is no turn');
  return best;
}

/** Reads the text of a page in two sizes; a word that they read differently is uncertain. */
async function readTwice(
  { alphabet, page }: Attempt,
  recognizers: Recognizers,
  excerpt: Excerpt,
): Promise<SeenLine[]> {
  const read = (picture: GreyRaster, layout: Layout) => recognizers[alphabet].read(picture, layout);
  const area = textAreaOf(page, await read(page, 'page'));
  if (!area) return [];
  const picture = await excerpt(page, area.box, area.factor);
  let layout: Layout = 'page';
  let lines = await read(picture, layout);
  if (surenessOf(lines) < GOOD) {
    const block = await read(picture, 'block');
    if (worthOf(block) > worthOf(lines)) [lines, layout] = [block, 'block'];
  }
  const smaller = await excerpt(page, area.box, area.factor * SMALLER);
  const again = scaleLines(await read(smaller, layout), picture.width / smaller.width);
  const usable = lines.filter((line) => lettersOf([line]) > 0 && surenessOf([line]) >= LEAST);
  return mergeReadings(usable, again);
}

/**
 * Reads the printed text of a page, turned and straightened as it needs.
 * @returns undefined if there is none, or too little of it can be read
 */
export async function readPageText(
  picture: ScalablePicture,
  recognizers: Recognizers,
  excerpt: Excerpt,
): Promise<SourcePage | undefined> {
  const found = await findAlphabet(await straighten(picture), recognizers);
  const lines = await readTwice(found, recognizers, excerpt);
  if (sureLetters(lines) < LEAST_LETTERS) return undefined;
  const paragraphs = paragraphsOf(lines);
  const letters = paragraphs.reduce((sum, { text }) => sum + text.length, 0);
  const uncertain = paragraphs
    .flatMap(({ doubts }) => doubts)
    .reduce((sum, { start, end }) => sum + end - start, 0);
  if (uncertain > letters * USELESS) return undefined;
  return { paragraphs, isPoor: uncertain > letters * POOR };
}
