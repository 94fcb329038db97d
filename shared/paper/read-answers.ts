import { sheetWarnings, type SheetWarning } from '#shared/model/answer-sheets.ts';
import type { FoundSheet } from './find-sheets.ts';
import { followRings } from './follow-rings.ts';
import type { GreyPicture } from './grey-picture.ts';
import { isBlackAndWhite } from './is-black-and-white.ts';
import {
  judgeBubbles,
  judgeInk,
  withoutPaper,
  type GroupReading,
  type Ink,
} from './judge-bubbles.ts';
import { locateSheet, type LocatedSheet } from './locate-sheet.ts';
import { markedLetters } from './marked-letters.ts';
import { measureSheet } from './measure-sheet.ts';
import type { PrintedAnswers } from './printed-answers.ts';

/** An answer sheet of which every bubble's place in the photo is known. */
export interface LocatedAnswers extends LocatedSheet {
  readonly photo: GreyPicture;
}

/** Finds every bubble of an answer sheet in a photo; see {@link locateSheet}. */
export const locateAnswers = (
  photo: GreyPicture,
  scale: number,
  placed: FoundSheet,
  layout: PrintedAnswers,
): LocatedAnswers => ({
  ...locateSheet(photo, scale, placed, layout, (page, ticks) => followRings(page, layout, ticks)),
  photo,
});

/** What a sheet says. Groups are in the order of its layout. */
export interface SheetReading {
  readonly groups: readonly GroupReading[];
  /** How dark each bubble is, by which the groups can be judged again. */
  readonly inks: readonly (readonly Ink[])[];
  /** What a person should know of the whole sheet. */
  readonly warnings: readonly SheetWarning[];
}

/** Reads the bubbles of a sheet. Only of a sheet whose place is sure. */
export function readAnswers(located: LocatedAnswers, layout: PrintedAnswers): SheetReading {
  const { page, shift, black, photo } = located;
  const radius = layout.bubbleSize / 2;
  const places = layout.groups.map((group) =>
    group.map(({ x, y }) => {
      const [dx, dy] = shift(x, y);
      return { x: x + dx, y: y + dy };
    }),
  );
  const { bubbles, hasLineNear, isLined } = measureSheet(located, layout, places);
  const inked = withoutPaper(bubbles);
  const isBlank = (group: number): boolean => judgeInk(inked[group] ?? []).filled.length === 0;
  const measures = { radius, black, hasLineNear };
  const { marked, asked } = markedLetters(page, places, layout.groups, measures, isBlank);
  const judged = inked.map((group, at) =>
    group.map((bubble, index) => ({
      ...bubble,
      isLetterMarked: marked[at]?.includes(index) ?? false,
    })),
  );
  const isScan = isBlackAndWhite(photo);
  const warnings = { line: isLined, 'black-and-white': isScan };
  return {
    groups: judgeBubbles(judged, (group) =>
      asked.has(group) ? 'beside' : isScan ? 'black-and-white' : undefined,
    ),
    inks: inked.map((group) => group.map(({ ink, share }) => ({ ink, share }))),
    warnings: sheetWarnings.filter((warning) => warnings[warning]),
  };
}
