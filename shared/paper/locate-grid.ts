import type { FoundSheet } from './find-sheets.ts';
import { followRules } from './follow-rules.ts';
import type { GreyPicture } from './grey-picture.ts';
import { locateSheet, type LocatedSheet } from './locate-sheet.ts';
import type { PrintedGrid } from './printed-grid.ts';

/** A grid of which every cell's place in the photo is known. */
export type LocatedGrid = LocatedSheet;

/** Finds every cell of a grid in a photo; see {@link locateSheet}. */
export const locateGrid = (
  photo: GreyPicture,
  scale: number,
  found: FoundSheet,
  grid: PrintedGrid,
): LocatedGrid =>
  locateSheet(photo, scale, found, grid, (page, ticks) => followRules(page, grid, ticks));

/** Pixels a millimetre that are enough for signs, which are simpler than digits. */
const OF_SIGNS = 6;

/** Finds every box of a register in a photo; see {@link locateSheet}. */
export const locateRegister: typeof locateGrid = (photo, scale, found, grid) =>
  locateSheet(photo, scale, found, grid, (page, ticks) => followRules(page, grid, ticks), OF_SIGNS);
