import type { FoundSheet } from './find-sheets.ts';
import { followRings } from './follow-rings.ts';
import type { GreyPicture } from './grey-picture.ts';
import { judgeBubbles, type GroupReading } from './judge-bubbles.ts';
import { locateSheet, type LocatedSheet } from './locate-sheet.ts';
import { measureBubble } from './measure-bubble.ts';
import type { PrintedAnswers } from './printed-answers.ts';

/** An answer sheet of which every bubble's place in the photo is known. */
export type LocatedAnswers = LocatedSheet;

/** Finds every bubble of an answer sheet in a photo; see {@link locateSheet}. */
export const locateAnswers = (
  photo: GreyPicture,
  scale: number,
  placed: FoundSheet,
  layout: PrintedAnswers,
): LocatedAnswers =>
  locateSheet(photo, scale, placed, layout, (page, ticks) => followRings(page, layout, ticks));

/** Reads the groups of bubbles of a sheet, in the order of its layout. Only of a sheet whose place is sure. */
export function readAnswers(
  { page, shift, black }: LocatedAnswers,
  { groups, bubbleSize }: PrintedAnswers,
): GroupReading[] {
  const measured = groups.map((group) =>
    group.map(({ x, y }) => {
      const [dx, dy] = shift(x, y);
      return measureBubble(page, [x + dx, y + dy], bubbleSize / 2, black);
    }),
  );
  return judgeBubbles(measured);
}
