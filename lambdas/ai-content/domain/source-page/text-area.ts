import type { Box, GreyRaster } from '#lambdas/pictures/raster.ts';
import type { SeenLine } from '#lambdas/pictures/recognizer.ts';
import { PROBABLE } from './judge-reading.ts';

/** Height of a word in pixels at which Tesseract reads best. */
const BEST_HEIGHT = 30;
/** Limits of the factor by which a page is enlarged; more shows no more detail. */
const [LEAST, MOST] = [0.5, 2];
/** Pixels that a reading may have; more takes too long. */
const MOST_PIXELS = 9_000_000;
/** Space around the words, in heights of a word. */
const MARGIN = 2.5;

export interface TextArea {
  readonly box: Box;
  /** By which it is best enlarged before it is read. */
  readonly factor: number;
}

/** The part of a page that has text, without the desk around it; undefined if no word was read well. */
export function textAreaOf(
  { width, height }: GreyRaster,
  lines: readonly SeenLine[],
): TextArea | undefined {
  const words = lines
    .flatMap((line) => line.words)
    .filter(({ text, confidence }) => confidence >= PROBABLE && /[\p{L}\p{N}]{2}/u.test(text));
  const heights = words.map(({ top, bottom }) => bottom - top).sort((a, b) => a - b);
  const usual = heights[heights.length >> 1];
  if (usual === undefined) return undefined;
  const around = MARGIN * usual;
  const box = {
    left: Math.floor(Math.max(0, Math.min(...words.map(({ left }) => left)) - around)),
    top: Math.floor(Math.max(0, Math.min(...words.map(({ top }) => top)) - around)),
    right: Math.ceil(Math.min(width, Math.max(...words.map(({ right }) => right)) + around)),
    bottom: Math.ceil(Math.min(height, Math.max(...words.map(({ bottom }) => bottom)) + around)),
  };
  const pixels = (box.right - box.left) * (box.bottom - box.top);
  const factor = Math.min(MOST, Math.sqrt(MOST_PIXELS / pixels), BEST_HEIGHT / Math.max(1, usual));
  return { box, factor: Math.max(LEAST, factor) };
}
