import { sheetWarnings, type SheetWarning } from '#shared/model/answer-sheets.ts';
import type { FoundSheet } from './find-sheets.ts';
import { followRings } from './follow-rings.ts';
import type { GreyPicture, Spot } from './grey-picture.ts';
import { isBlackAndWhite } from './is-black-and-white.ts';
import {
  judgeBubbles,
  judgeInk,
  withoutPaper,
  type GroupReading,
  type Ink,
  hasInk,
  usualRing,
} from './judge-bubbles.ts';
import { locateSheet, type LocatedSheet } from './locate-sheet.ts';
import { markedLetters } from './marked-letters.ts';
import type { PrintedAnswers } from './printed-answers.ts';
import { distanceTo, findLines, partNear, type LongLine } from './find-lines.ts';
import { measureBubble, type BubbleInk } from './measure-bubble.ts';
import type { Point } from './sheet-frame.ts';

/** Millimetres on both sides of a line that its blur may darken. */
const BLUR = 0.3;
/** In radii: a line that passes nearer goes through the bubble, or darkens what is around it. */
const LINE = { through: 0.85, around: 2 } as const;
/** Rings that are weaker than usual are in a reflection, and so is ink; below the least, no ink is believed. */
const PALE = { ring: 0.85, least: 0.4 } as const;

/** What is in a bubble, without a line that goes across the whole sheet. */
interface SheetBubble extends BubbleInk {
  /** A long line goes through it that may be a pen's. */
  readonly isCrossed: boolean;
}

/** Measures the bubbles of a sheet at their places on its page: lines across it are no ink, and pale ink counts as more. */
function measureSheet(
  { page, black }: LocatedSheet,
  { bubbleSize }: PrintedAnswers,
  places: readonly (readonly Point[])[],
) {
  const radius = bubbleSize / 2;
  const measure = ({ x, y }: Point, lines: readonly LongLine[], dark = black): BubbleInk =>
    measureBubble(
      page,
      [x, y],
      radius,
      dark,
      lines.length === 0
        ? undefined
        : (spot) => lines.some((line) => distanceTo(line, spot) < line.width / 2 + BLUR),
    );
  const first = places.map((group) => group.map((place) => ({ place, ink: measure(place, []) })));
  const seeds = first.flat().flatMap(({ place, ink }) => (hasInk(ink) ? place : []));
  const lines = findLines(page, seeds, places.flat(), radius, black);
  const usual = usualRing(first.flat().map(({ ink }) => ink));
  const linesNear = ({ x, y }: Point, reach: number): LongLine[] =>
    lines.flatMap((line) => partNear(line, [x, y], reach + line.width / 2) ?? []);
  const bubbles = first.map((group) =>
    group.map(({ place, ink }): SheetBubble => {
      const near = linesNear(place, LINE.around * radius);
      const across = near.filter(({ isAcross }) => isAcross);
      const seen = across.length > 0 ? measure(place, across) : ink;
      const pale = Math.max(PALE.least, seen.ring / usual);
      const own =
        pale < PALE.ring
          ? { ...measure(place, across, 1 - (1 - black) * pale), ring: seen.ring }
          : seen;
      const spot: Spot = [place.x, place.y];
      const isCrossed = near.some(
        (line) => !line.isAcross && distanceTo(line, spot) < LINE.through * radius + line.width / 2,
      );
      return { ...own, isCrossed };
    }),
  );
  return {
    bubbles,
    hasLineNear: (place: Point, reach: number): boolean => linesNear(place, reach).length > 0,
    /** Whether such a line goes through a bubble. */
    isLined: bubbles.flat().some(({ hidden }) => hidden > 0),
  };
}

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
