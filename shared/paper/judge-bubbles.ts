import type { AnswerDoubt } from '#shared/model/answer-sheets.ts';
import { quantile } from './grey-picture.ts';
import type { BubbleInk } from './measure-bubble.ts';

/** What the bubbles of a group say. */
export interface GroupReading {
  /** The bubbles that are filled or may be, by index; none if the group was left empty. */
  readonly filled: readonly number[];
  /** Why a person must look; missing if it is sure. */
  readonly doubt?: Exclude<AnswerDoubt, 'unmarked'>;
}

/** A bubble with so much ink, or so large a share of strokes, is filled; one with less than a trace is empty. */
const FILLED = { ink: 0.2, share: 0.1 } as const;
const TRACE = { ink: 0.05, share: 0.012 } as const;
/**
 * What another bubble has at least to be an answer as well: a share of strokes, also as a part of the filled one's, or ink.
 * What was rubbed out has ink and no strokes, and a pen that rested has less of them. A pale answer has no strokes either.
 */
const RIVAL = { ink: 0.2, share: 0.08, part: 0.35, pale: 0.6 } as const;
/** A bubble with so much ink, and so dark a line across its ring, is struck out. */
const STRUCK = { ink: 0.5, strike: 0.15 } as const;
/** What is around an empty bubble is at most so much, if it is its letter alone. */
const LETTER = 0.07;
/** The ink of empty bubbles: that of a sheet's own ones, but never more, or a sheet filled all over would be empty. */
const EMPTY = { share: 0.3, most: 0.04 } as const;
/** A ring has at least this part of the darkness that rings of the sheet's empty bubbles have. */
const LEAST_RING = 0.5;
/** A pen leaves less than this around the bubble that it fills: a finger or a stain covers more. */
const COVERED = 0.3;
/** Paper around a bubble that differs more in light is at a shadow's edge: a trace may be the shadow, or even an answer. */
const UNEVEN = { trace: 0.25, answer: 0.4 } as const;

const isFilled = ({ ink, share }: BubbleInk): boolean => ink >= FILLED.ink || share >= FILLED.share;
const hasTrace = ({ ink, share }: BubbleInk): boolean => ink >= TRACE.ink || share >= TRACE.share;
const isStruck = ({ ink, strike }: BubbleInk): boolean =>
  ink >= STRUCK.ink && strike >= STRUCK.strike;
const isRinged = (bubble: BubbleInk): boolean => !hasTrace(bubble) && bubble.beside > LETTER;

/** Whether a bubble may be an answer, beside a filled one. */
function rivalOf(bubbles: readonly BubbleInk[]): (bubble: BubbleInk) => boolean {
  const share = Math.max(...bubbles.map((bubble) => bubble.share));
  const ink = Math.max(...bubbles.map((bubble) => bubble.ink));
  const leastShare = Math.max(TRACE.share, Math.min(RIVAL.share, RIVAL.part * share));
  const leastInk = share < FILLED.share ? Math.min(RIVAL.ink, RIVAL.pale * ink) : RIVAL.ink;
  return (bubble) => bubble.ink >= leastInk || bubble.share >= leastShare;
}

function readGroup(bubbles: readonly BubbleInk[], leastRing: number): GroupReading {
  const those = (holds: (bubble: BubbleInk) => boolean): number[] =>
    bubbles.flatMap((bubble, index) => (holds(bubble) ? index : []));
  const filled = those(isFilled);
  const traces = those(hasTrace);
  const ringed = those(isRinged);
  const answers = filled.length === 0 ? [] : those(rivalOf(bubbles));
  const isHidden = (bubble: BubbleInk): boolean =>
    !bubble.isSeen || bubble.ring < leastRing || (isFilled(bubble) && bubble.beside > COVERED);
  if (bubbles.some(isHidden)) return { filled: answers, doubt: 'outside' };
  if (bubbles.some(isStruck)) return { filled: answers, doubt: 'struck' };
  if (answers.length > 1) return { filled: answers, doubt: 'double' };
  if (ringed.length > 0) return { filled: [...answers, ...ringed], doubt: 'beside' };
  const unevenness = Math.max(...bubbles.map((bubble) => bubble.unevenness));
  if (unevenness > UNEVEN.answer)
    return { filled: answers.length > 0 ? answers : traces, doubt: 'shadow' };
  if (answers.length === 1 || traces.length === 0) return { filled: answers };
  return { filled: traces, doubt: unevenness > UNEVEN.trace ? 'shadow' : 'faint' };
}

/** What the bubbles of a sheet say, by group: against the sheet's own empty bubbles and its own rings. */
export function judgeBubbles(groups: readonly (readonly BubbleInk[])[]): GroupReading[] {
  const all = groups.flat();
  const usually = (of: (bubble: BubbleInk) => number, share: number): number =>
    quantile(all.map(of), share);
  const empty = Math.min(
    EMPTY.most,
    usually(({ ink }) => ink, EMPTY.share),
  );
  const leastRing = LEAST_RING * usually(({ ring }) => ring, EMPTY.share);
  return groups.map((group) =>
    readGroup(
      group.map((bubble) => ({ ...bubble, ink: Math.max(0, bubble.ink - empty) })),
      leastRing,
    ),
  );
}
