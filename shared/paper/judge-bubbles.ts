import type { AnswerDoubt } from '#shared/model/answer-sheets.ts';
import { quantile } from './grey-picture.ts';
import type { BubbleInk } from './measure-bubble.ts';

export interface GroupReading {
  /** The bubbles that are filled or may be, by index; none if the group was left empty. */
  readonly filled: readonly number[];
  /** Why a person must look; missing if it is sure. */
  readonly doubt?: Exclude<AnswerDoubt, 'unmarked' | 'blank'>;
}

/** What was measured in a bubble, and what the whole sheet says of it. */
export interface MeasuredBubble extends BubbleInk {
  /** A long line goes through it that may be a pen's. */
  readonly isCrossed: boolean;
  /** Something is drawn at its letter, and its group is empty. */
  readonly isLetterMarked: boolean;
}

/** A bubble with so much ink, or so large a share of strokes, is filled; one with less than a trace is empty. */
const FILLED = { ink: 0.2, share: 0.1 } as const;
const TRACE = { ink: 0.05, share: 0.012 } as const;
/**
 * What another bubble has at least to be an answer as well: a share of strokes, also as a part of the filled one's, or ink.
 * What was rubbed out has ink and no strokes, and a pen that rested has less of them. A pale answer has no strokes either.
 */
const RIVAL = { ink: 0.2, share: 0.08, part: 0.35, pale: 0.6 } as const;
/** A bubble with so much ink, or dark all over, and so dark a line across its ring, is struck out. */
const STRUCK = { ink: 0.5, share: 0.85, strike: 0.2 } as const;
/** So much more ink than in the others of an empty group is a trace: a thin tick in a reflection has no more. */
const ALONE = 0.026;
/** What is around an empty bubble is at most so much, if it is its letter alone. */
const LETTER = 0.07;
/** A thin or pale circle has at least this share of what is around its bubble, and is on opposite sides, as no letter is. */
const CIRCLE = { beside: 0.03, strike: 0.15 } as const;
/** The ink of empty bubbles: that of a sheet's own ones, but never more, or a sheet filled all over would be empty. */
const EMPTY = { share: 0.3, most: 0.04 } as const;
/**
 * A ring has at least this part of the darkness that rings of the sheet's empty bubbles have, and in a group without an
 * answer `alone`: a reflection that takes so much of a ring hides a pencil. Where rings are paler than `seen`, it may hide
 * another answer, and where they are paler than `empty`, the only one.
 */
const RING = { part: 0.5, alone: 0.65, seen: 0.15, empty: 0.2, usual: 0.7 } as const;
/** Where the rings of a whole sheet are paler, light lies on all of it, and a trace beside a pale answer may be another one. */
const VEILED = 0.35;
/** A pen leaves less than this around the bubble that it fills: a finger or a stain covers more. */
const COVERED = 0.3;
/** An empty bubble of which a line hides more may be filled. */
const HIDDEN = 0.65;
/** Paper around a bubble that differs more in light is at a shadow's edge: a trace may be the shadow, or even an answer. */
const UNEVEN = { trace: 0.25, answer: 0.4 } as const;

/** This number of groups, and more than half of those without an answer, make a habit: the others may be answered so, too. */
const HABIT = 3;
export const isHabit = (count: number, ofAll: number): boolean =>
  count >= HABIT && count > ofAll / 2;

/** A sheet with this many double answers, and more of them than other answers, is filled all over. */
const ALL_OVER = 5;

/** How dark a bubble is. */
export type Ink = Pick<BubbleInk, 'ink' | 'share'>;

const isFilled = ({ ink, share }: Ink): boolean => ink >= FILLED.ink || share >= FILLED.share;
const hasTrace = ({ ink, share }: Ink): boolean => ink >= TRACE.ink || share >= TRACE.share;
const isStruck = ({ ink, share, strike }: BubbleInk): boolean =>
  (ink >= STRUCK.ink || share >= STRUCK.share) && strike >= STRUCK.strike;
const isScribbledOver = (bubble: BubbleInk): boolean => isFilled(bubble) && bubble.beside > COVERED;
const isRinged = (bubble: MeasuredBubble): boolean =>
  !hasTrace(bubble) &&
  (bubble.beside > LETTER ||
    (bubble.beside > CIRCLE.beside && bubble.strike >= CIRCLE.strike) ||
    bubble.isLetterMarked);

/** Whether something is in or around a bubble that may be an answer, or a line. */
export const hasInk = (bubble: BubbleInk): boolean => hasTrace(bubble) || bubble.beside > LETTER;

/** Whether a bubble may be an answer, beside a filled one. */
function rivalOf(bubbles: readonly Ink[]): (bubble: Ink) => boolean {
  const share = Math.max(...bubbles.map((bubble) => bubble.share));
  const ink = Math.max(...bubbles.map((bubble) => bubble.ink));
  const leastShare = Math.max(TRACE.share, Math.min(RIVAL.share, RIVAL.part * share));
  const leastInk = share < FILLED.share ? Math.min(RIVAL.ink, RIVAL.pale * ink) : RIVAL.ink;
  return (bubble) => bubble.ink >= leastInk || bubble.share >= leastShare;
}

const those = <Bubble>(bubbles: readonly Bubble[], holds: (bubble: Bubble) => boolean): number[] =>
  bubbles.flatMap((bubble, index) => (holds(bubble) ? index : []));

/**
 * What the ink of a group says, with nothing else about the sheet.
 * @param threshold how dark an answer is, against what is usual: twice as dark with 2
 */
export function judgeInk(bubbles: readonly Ink[], threshold = 1): GroupReading {
  const own = bubbles.map(({ ink, share }) => ({ ink: ink / threshold, share: share / threshold }));
  const answers = own.some(isFilled) ? those(own, rivalOf(own)) : [];
  if (answers.length > 1) return { filled: answers, doubt: 'double' };
  if (answers.length === 1) return { filled: answers };
  const [most = 0, second = 0] = own.map(({ ink }) => ink).toSorted((a, b) => b - a);
  const isAlone = ({ ink }: Ink): boolean => ink === most && most - second >= ALONE;
  const traces = those(own, (bubble) => hasTrace(bubble) || isAlone(bubble));
  return traces.length > 0 ? { filled: traces, doubt: 'faint' } : { filled: [] };
}

function readGroup(bubbles: readonly MeasuredBubble[], usual: number): GroupReading {
  const ofInk = judgeInk(bubbles);
  const answers = ofInk.doubt === 'faint' ? [] : ofInk.filled;
  /** As the sheet says: what is crossed out is no answer. */
  const kept = answers.filter((index) => {
    const bubble = bubbles[index];
    return bubble && !isStruck(bubble) && !isScribbledOver(bubble);
  });
  const isHidden = (bubble: BubbleInk): boolean =>
    bubble.ring < RING.part * usual || isScribbledOver(bubble);
  if (bubbles.some(({ isSeen }) => !isSeen)) return { filled: kept, doubt: 'outside' };
  if (bubbles.some(isHidden)) {
    return { filled: kept.length > 0 ? kept : ofInk.filled, doubt: 'covered' };
  }
  if (bubbles.some(isStruck)) return { filled: kept, doubt: 'struck' };
  if (bubbles.some(({ isCrossed }) => isCrossed)) return { filled: ofInk.filled, doubt: 'line' };
  if (answers.length > 1) return ofInk;
  const traces = those(bubbles, hasTrace);
  const isPale = answers.length === 1 && bubbles.every(({ share }) => share < FILLED.share);
  if (usual < VEILED && isPale && traces.length > 1) return { filled: traces, doubt: 'double' };
  const ringed = those(bubbles, isRinged);
  if (ringed.length > 0) return { filled: [...answers, ...ringed], doubt: 'beside' };
  const unevenness = Math.max(...bubbles.map((bubble) => bubble.unevenness));
  if (unevenness > UNEVEN.answer) return { filled: ofInk.filled, doubt: 'shadow' };
  if (ofInk.doubt !== undefined)
    return unevenness > UNEVEN.trace ? { filled: ofInk.filled, doubt: 'shadow' } : ofInk;
  const least = answers.length === 0 ? Math.max(RING.empty, RING.alone * usual) : RING.seen;
  if (bubbles.some(({ ring }) => ring < least)) return { filled: answers, doubt: 'covered' };
  if (answers.length === 0 && bubbles.some(({ hidden }) => hidden > HIDDEN))
    return { filled: [], doubt: 'line' };
  return ofInk;
}

/** A share that is stored, so that the browser judges as the reader does. */
const rounded = (share: number): number => Math.round(share * 1000) / 1000;

/** The bubbles of a sheet without the ink that its own empty bubbles have. */
export function withoutPaper<Bubble extends Ink>(
  groups: readonly (readonly Bubble[])[],
): Bubble[][] {
  const usual = quantile(
    groups.flat().map(({ ink }) => ink),
    EMPTY.share,
  );
  const empty = Math.min(EMPTY.most, usual);
  return groups.map((group) =>
    group.map((bubble) => ({
      ...bubble,
      ink: rounded(Math.max(0, bubble.ink - empty)),
      share: rounded(bubble.share),
    })),
  );
}

/** The darkness that the rings of a sheet have where no reflection is: of its empty bubbles, or if most are filled, of all. */
export function usualRing(bubbles: readonly BubbleInk[]): number {
  const ringsOf = (some: readonly BubbleInk[]): number[] => some.map(({ ring }) => ring);
  const empty = bubbles.filter((bubble) => !hasInk(bubble));
  return Math.max(quantile(ringsOf(bubbles), EMPTY.share), quantile(ringsOf(empty), RING.usual));
}

/**
 * What the bubbles of a sheet say, by group, against its own rings.
 * @param ofEmpty why a group may have an answer that is not seen, if it is empty
 */
export function judgeBubbles(
  groups: readonly (readonly MeasuredBubble[])[],
  ofEmpty: (group: number) => GroupReading['doubt'],
): GroupReading[] {
  const ring = usualRing(groups.flat());
  const readings = groups.map((group) => readGroup(group, ring));
  const isEmpty = ({ filled, doubt }: GroupReading): boolean =>
    filled.length === 0 && doubt === undefined;
  const beside = readings.filter(
    ({ doubt }, at) => doubt === 'beside' && groups[at]?.every((bubble) => !isFilled(bubble)),
  ).length;
  const others = readings.filter(isEmpty).length;
  const usual = isHabit(beside, beside + others) ? 'beside' : undefined;
  const doubles = readings.filter(({ doubt }) => doubt === 'double').length;
  const answered = readings.filter(({ filled }) => filled.length > 0).length;
  // Of a sheet that is filled all over, no answer is believed.
  const whole = doubles >= ALL_OVER && isHabit(doubles, answered) ? 'double' : undefined;
  return readings.map((reading, at) => {
    const doubt = isEmpty(reading) ? (ofEmpty(at) ?? usual) : (reading.doubt ?? whole);
    return doubt ? { ...reading, doubt } : reading;
  });
}
