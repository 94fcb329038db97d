import * as z from 'zod/mini';
import { box } from './box.ts';

/** What is kept of a mark until it is confirmed: its candidates as numbers, without pixels. About 1 kB. */
export const cellNotes = z.object({
  /** The networks and the projection that made the numbers. */
  version: z.string(),
  /** The reading without the hand, and its confidence (0–100). */
  signs: z.string(),
  confidence: z.number(),
  /** The candidates: how much less likely than the likeliest each is, and where in `shapes` its signs are. */
  readings: z.array(
    z.object({ signs: z.string(), log: z.number(), places: z.array(z.int().check(z.gte(0))) }),
  ),
  /** Shapes, one after another, as bytes in base64. */
  shapes: z.base64(),
});
export type CellNotes = z.infer<typeof cellNotes>;

/** What a reader that learns a hand has seen of a mark. */
export const seenMark = z.object({
  notes: cellNotes,
  /** What is read without the hand, if the mark is sure only with it. */
  alone: z.optional(z.object({ text: z.string(), confidence: z.number() })),
});
export type SeenMark = z.infer<typeof seenMark>;

export const word = z.object({
  text: z.string(),
  /** Per cent; 0 if unknown. */
  confidence: z.number(),
  box: z.optional(box),
  isHandwritten: z.optional(z.literal(true)),
  /** Its line is vertical or upside down. */
  isTurned: z.optional(z.literal(true)),
});
export type Word = z.infer<typeof word>;

const readCell = z.object({
  words: z.array(word),
  /** Its words in reading order. */
  text: z.string(),
  /** Per cent: confidence that there is a cell with ink of its own; 0 if the reader has found none there. */
  confidence: z.number(),
  box: z.optional(box),
  /** `tick`: a sign that is no mark. */
  kinds: z.array(z.enum(['heading', 'summary', 'tick'])),
  seen: z.optional(seenMark),
});
export type ReadCell = z.infer<typeof readCell>;

/** Positions that form one cell of the page. Rows and columns count from 0; `bottom` and `right` are exclusive. */
const mergedArea = z.object({ top: z.int(), left: z.int(), bottom: z.int(), right: z.int() });
export type MergedArea = z.infer<typeof mergedArea>;

const readTable = z.object({
  /** As on the page, with columns from the left; every row has a cell for every column. */
  rows: z.array(z.array(readCell)),
  merged: z.array(mergedArea),
  box: z.optional(box),
  titles: z.array(z.array(word)),
});
export type ReadTable = z.infer<typeof readTable>;

/** What a reader has read of a picture, whichever reader it was. Boxes are shares of the picture's sides. */
export const pageReading = z.object({
  /** The lines of all words. */
  lines: z.array(z.object({ text: z.string(), box })),
  /** The words outside cells and titles. */
  words: z.array(word),
  tables: z.array(readTable),
});
export type PageReading = z.infer<typeof pageReading>;

/** More rows and columns than any page has; a reader leaves out what is beyond. */
export const MOST_ROWS = 400;
export const MOST_COLUMNS = 80;

/** All words of a page. */
export const wordsOf = ({ words, tables }: PageReading): Word[] => [
  ...words,
  ...tables.flatMap(({ titles, rows }) => [
    ...titles.flat(),
    ...rows.flat().flatMap((cell) => cell.words),
  ]),
];
