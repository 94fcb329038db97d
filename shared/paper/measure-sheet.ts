import { distanceTo, findLines, partNear, type LongLine } from './find-lines.ts';
import type { Spot } from './grey-picture.ts';
import { hasInk, usualRing } from './judge-bubbles.ts';
import type { LocatedSheet } from './locate-sheet.ts';
import { measureBubble, type BubbleInk } from './measure-bubble.ts';
import type { PrintedAnswers } from './printed-answers.ts';
import type { Point } from './sheet-frame.ts';

/** Millimetres on both sides of a line that its blur may darken. */
const BLUR = 0.3;
/** In radii: a line that passes nearer goes through the bubble, or darkens what is around it. */
const LINE = { through: 0.85, around: 2 } as const;
/** Rings that are weaker than usual are in a reflection, and so is ink; below the least, no ink is believed. */
const PALE = { ring: 0.85, least: 0.4 } as const;

/** What is in a bubble besides a line that goes across the whole sheet. */
interface SheetBubble extends BubbleInk {
  /** A long line goes through it that may be a pen's. */
  readonly isCrossed: boolean;
}

/** Measures the bubbles of a sheet at their places on its page: lines across it are no ink, and pale ink counts as more. */
export function measureSheet(
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
