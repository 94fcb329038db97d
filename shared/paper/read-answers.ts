import type { FoundSheet } from './find-sheets.ts';
import { followRings } from './follow-rings.ts';
import { quantile, type GreyPicture } from './grey-picture.ts';
import { locateSheet, type LocatedSheet } from './locate-sheet.ts';
import { measureBubble, type BubbleInk } from './measure-bubble.ts';
import type { PrintedAnswers } from './printed-answers.ts';

/** Why a person must look at a group of bubbles. */
export type AnswerDoubt =
  /** Two bubbles are filled, or may be. */
  | 'double'
  /** Something is in a bubble, too little for an answer. */
  | 'faint'
  /** A filled bubble is struck out. */
  | 'struck'
  /** A bubble is out of the picture, or covered. */
  | 'outside'
  /** A shadow's edge goes through a bubble, and it may be taken for ink. */
  | 'shadow';

export interface GroupReading {
  /** The bubbles that are filled or may be, by index; none if the group was left empty. */
  readonly filled: readonly number[];
  /** Why a person must look; missing if it is sure. */
  readonly doubt?: AnswerDoubt;
}

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

/** What a bubble has at least if it is filled, or if something is in it: ink, or a share of strokes. */
const FILLED = { ink: 0.13, share: 0.055 } as const;
const TRACE = { ink: 0.045, share: 0.012 } as const;
/** The ink of empty bubbles: that of a sheet's own ones, but never more, or a sheet filled all over would be empty. */
const EMPTY = { share: 0.3, most: 0.06 } as const;
/** What is this much paler than the filled bubble was rubbed out. */
const RIVAL = 0.34;
/** A ring has at least this share of the darkness that the sheet's rings usually have. */
const LEAST_RING = 0.55;
/** Paper around a bubble that differs more in light is at a shadow's edge. */
const UNEVEN = 0.25;
/** A bubble with so much ink, and strokes on so much of the way around, is struck out. */
const STRUCK = { ink: 0.55, strokes: 0.1 } as const;

const isFilled = ({ ink, share }: BubbleInk): boolean => ink >= FILLED.ink || share >= FILLED.share;
const hasTrace = ({ ink, share }: BubbleInk): boolean => ink >= TRACE.ink || share >= TRACE.share;
const isStruck = ({ ink, strokes }: BubbleInk): boolean =>
  ink >= STRUCK.ink && strokes >= STRUCK.strokes;

function readGroup(bubbles: readonly BubbleInk[], leastRing: number): GroupReading {
  const indexes = [...bubbles.keys()];
  const those = (holds: (bubble: BubbleInk) => boolean): number[] =>
    indexes.filter((index) => bubbles.slice(index, index + 1).some(holds));
  const filled = those(isFilled);
  if (bubbles.some(({ isSeen, ring }) => !isSeen || ring < leastRing))
    return { filled, doubt: 'outside' };
  const most = Math.max(...bubbles.map(({ ink }) => ink));
  const traces = those(
    (bubble) =>
      hasTrace(bubble) &&
      (filled.length === 0 || bubble.ink >= RIVAL * most || bubble.share >= TRACE.share),
  );
  if (traces.length === 0) return { filled };
  if (bubbles.some(isStruck)) return { filled: traces, doubt: 'struck' };
  if (traces.length > 1) return { filled: traces, doubt: 'double' };
  if (filled.length === 1) return { filled };
  const isUneven = bubbles.some(({ unevenness }) => unevenness > UNEVEN);
  return { filled: traces, doubt: isUneven ? 'shadow' : 'faint' };
}

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
  const all = measured.flat();
  const usually = (of: (bubble: BubbleInk) => number, share: number): number =>
    quantile(all.map(of), share);
  const empty = Math.min(
    EMPTY.most,
    usually(({ ink }) => ink, EMPTY.share),
  );
  const leastRing = LEAST_RING * usually(({ ring }) => ring, 0.5);
  return measured.map((group) =>
    readGroup(
      group.map((bubble) => ({ ...bubble, ink: Math.max(0, bubble.ink - empty) })),
      leastRing,
    ),
  );
}
