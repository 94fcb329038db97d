import { limits } from '#shared/model/limits.ts';
import { isSamePile, type KnownSheet, type KnownSheets, type Pile } from './known-sheets.ts';
import { SHARP, type SightedSheet, type Sighting } from './sighting.ts';
import {
  addFrame,
  framesOfPile,
  isBetter,
  lastPile,
  recogniseFrames,
  sheetIn,
  type ChangedFrames,
  type SweepFrame,
  type TakenSheet,
} from './sweep-frame.ts';

/** What is said to the teacher about a sheet. */
type Word =
  | { readonly kind: 'taken' | 'again'; readonly name: string | undefined }
  /** It belongs to another test or class. */
  | { readonly kind: 'other'; readonly pile: Pile }
  /** It is no answer sheet of this teacher. */
  | { readonly kind: 'unknown' }
  /** No more photos are read together. */
  | { readonly kind: 'full' }
  /** Photos that turned out to show no sheet of this teacher, and are dropped. */
  | { readonly kind: 'dropped'; readonly count: number }
  | { readonly kind: Hint };
type Hint = 'far' | 'dark' | 'blurred' | 'search';
export type Said = Word & {
  /** Rises with each, so that a repeated one is announced again. */
  readonly serial: number;
  /** When it was said, in frames. */
  readonly at: number;
};

/** A sheet while it is in view. */
interface Track {
  /** In how many frames it was held still, one after the other. */
  readonly held: number;
  readonly last: number;
  readonly middle: readonly [x: number, y: number];
  /** Whether the teacher was told about it since it came into view. */
  readonly isTold: boolean;
  /** Its photo was sent or deleted while it was in view, and it is not to be taken again at once. */
  readonly isDone?: boolean;
}

/** The state while the teacher shows one sheet after another. */
export interface Sweep {
  readonly clock: number;
  readonly frames: readonly SweepFrame[];
  /** Missing until the first sheet says it. */
  readonly pile: Pile | undefined;
  readonly tracks: ReadonlyMap<number, Track>;
  /** When a sheet was seen last, in frames. */
  readonly lastSheet: number;
  readonly said: Said | undefined;
}

export const newSweep = (frames: readonly SweepFrame[]): Sweep => ({
  ...{ clock: 0, frames, pile: lastPile(frames), tracks: new Map(), lastSheet: 0 },
  said: undefined,
});

/** Frames, and not milliseconds: a slow phone looks at two a second, a fast one at ten. */
const STILL = { four: 2, three: 8 };
/** Frames in which a sheet may be missed without being moved, and after which it is out of view. */
const MISSED = { still: 2, gone: 8 };
/** Frames after which something else may be said than about the last sheet, and after which help is needed. */
const READ = 12;
const SEARCHING = 20;
/** Pixels of the smallest mark: digits and bubbles of smaller ones are guesses. */
const SMALLEST = 15;
const DARK = { sheet: 60, picture: 40 };

const middleOf = ({ outline }: SightedSheet): [number, number] => {
  const count = Math.max(1, outline.length);
  return [
    outline.reduce((sum, [x]) => sum + x, 0) / count,
    outline.reduce((sum, [, y]) => sum + y, 0) / count,
  ];
};

function follow(sheet: SightedSheet, before: Track | undefined, clock: number): Track {
  const middle = middleOf(sheet);
  const isHeld =
    before !== undefined &&
    clock - before.last <= MISSED.still &&
    Math.hypot(middle[0] - before.middle[0], middle[1] - before.middle[1]) < sheet.size;
  const held = isHeld ? before.held + 1 : 1;
  return { held, last: clock, middle, isTold: before?.isTold ?? false, isDone: before?.isDone };
}

const isStill = ({ marks }: SightedSheet, { held }: Track): boolean =>
  held >= (marks > 3 ? STILL.four : STILL.three);

/** What hinders a photo of a sheet that is held still. */
function hindrance(sheet: SightedSheet, { held }: Track, light: number): Hint | undefined {
  if (sheet.size < SMALLEST) return 'far';
  const needed = held >= SHARP.patience ? SHARP.afterAll : SHARP.enough;
  if (sheet.sharpness >= needed) return undefined;
  return light < DARK.sheet ? 'dark' : 'blurred';
}

const say = (sweep: Sweep, word: Word): Sweep => ({
  ...sweep,
  said: { ...word, serial: (sweep.said?.serial ?? 0) + 1, at: sweep.clock },
});

const isHint = (said: Said): boolean => ['far', 'dark', 'blurred', 'search'].includes(said.kind);

/** Says what hinders, unless something else was just said. */
function hint(sweep: Sweep, kind: Hint): Sweep {
  const { said, clock } = sweep;
  if (said?.kind === kind) return sweep;
  return said && !isHint(said) && clock - said.at < READ ? sweep : say(sweep, { kind });
}

const told = (sweep: Sweep, number: number): Sweep => {
  const track = sweep.tracks.get(number);
  return track
    ? { ...sweep, tracks: new Map(sweep.tracks).set(number, { ...track, isTold: true }) }
    : sweep;
};

/** Why a sheet that is held still is not for this pile. */
function refusal(
  sheet: SightedSheet,
  found: KnownSheet | undefined,
  isListKnown: boolean,
  pile: Pile | undefined,
): Word | 'ignore' | undefined {
  if (found)
    return pile && !isSamePile(found.pile, pile) ? { kind: 'other', pile: found.pile } : undefined;
  // Noise may say a number of three marks.
  if (sheet.marks < 4 || !sheet.isClear) return 'ignore';
  return isListKnown ? { kind: 'unknown' } : undefined;
}

/** What is done with a frame: the sweep after it, and the sheets for which it is to be kept. */
export interface Step {
  readonly sweep: Sweep;
  readonly take: readonly TakenSheet[];
  readonly pile: Pile | undefined;
}

/**
 * Looks at a frame.
 * @param known the teacher's sheets; undefined if they could not be fetched: sheets are then taken by their numbers
 */
export function lookAt(
  before: Sweep,
  { sheets, light }: Sighting,
  known: KnownSheets | undefined,
): Step {
  const clock = before.clock + 1;
  const inView = [...before.tracks].filter(([, { last }]) => clock - last <= MISSED.gone);
  let sweep: Sweep = {
    ...before,
    clock,
    tracks: new Map([
      ...inView,
      ...sheets.map(
        (sheet) => [sheet.number, follow(sheet, new Map(inView).get(sheet.number), clock)] as const,
      ),
    ]),
    lastSheet: sheets.length > 0 ? clock : before.lastSheet,
  };
  let { pile } = sweep;
  const take: TakenSheet[] = [];
  for (const sheet of sheets) {
    const { number, marks, sharpness } = sheet;
    const track = sweep.tracks.get(number);
    if (!track || track.isDone || !isStill(sheet, track)) continue;
    const found = known?.byNumber.get(number);
    const refused = refusal(sheet, found, known !== undefined, pile);
    if (refused === 'ignore') continue;
    if (refused) {
      if (!track.isTold) sweep = told(say(sweep, refused), number);
      continue;
    }
    const earlier = sheetIn(sweep.frames, number);
    if (earlier && !track.isTold)
      sweep = told(say(sweep, { kind: 'again', name: earlier.pupil?.name }), number);
    const hinders = hindrance(sheet, track, light);
    if (hinders) {
      if (!earlier) sweep = hint(sweep, hinders);
      continue;
    }
    if (earlier && !isBetter({ marks, sharpness }, earlier)) continue;
    if (!earlier && framesOfPile(sweep.frames, pile).length >= limits.answerPictures) {
      if (!track.isTold) sweep = told(say(sweep, { kind: 'full' }), number);
      continue;
    }
    pile ??= found?.pile;
    take.push({ number, marks, sharpness, ...(found?.pupil && { pupil: found.pupil }) });
  }
  if (clock - sweep.lastSheet >= SEARCHING)
    sweep = hint(sweep, light < DARK.picture ? 'dark' : 'search');
  return {
    sweep,
    take,
    pile: take.some(({ number }) => known?.byNumber.has(number)) ? pile : undefined,
  };
}

/** A sweep with other frames, and what is to be done in the storage. */
export interface ChangedSweep extends Omit<ChangedFrames, 'frames'> {
  readonly sweep: Sweep;
}

/** Keeps the frame of the last step. */
export function takeFrame(before: Sweep, frame: SweepFrame): ChangedSweep {
  const { frames, ...changes } = addFrame(before.frames, frame);
  const { pile, sheets } = frame.about;
  let sweep: Sweep = { ...before, frames, pile: before.pile ?? pile };
  for (const { number, pupil } of sheets)
    if (!sweep.tracks.get(number)?.isTold)
      sweep = told(say(sweep, { kind: 'taken', name: pupil?.name }), number);
  return { sweep, ...changes };
}

/** Recognises what was taken before the teacher's sheets were known. */
export function learnSheets(before: Sweep, known: KnownSheets): ChangedSweep {
  const { frames, ...changes } = recogniseFrames(before.frames, known);
  const sweep = { ...before, frames, pile: before.pile ?? lastPile(frames) };
  const count = changes.dropped.length;
  return { sweep: count > 0 ? say(sweep, { kind: 'dropped', count }) : sweep, ...changes };
}

/** Forgets frames that were sent or deleted. */
export function removeFrames(before: Sweep, removed: readonly SweepFrame[]): Sweep {
  const frames = before.frames.filter(({ id }) => removed.every((one) => one.id !== id));
  const tracks = new Map(
    [...before.tracks].map(([number, track]) => [number, { ...track, isDone: true }] as const),
  );
  return { ...before, frames, pile: lastPile(frames), tracks, said: undefined };
}

/** Begins another pile; what was taken of the last one stays. */
export const choosePile = (before: Sweep, pile: Pile): Sweep => ({
  ...before,
  pile,
  tracks: new Map(),
  said: undefined,
});

/** How far a pile is. */
export interface Progress {
  readonly taken: number;
  readonly spare: number;
  /** Pupils whose sheets were printed; undefined if that is not known. */
  readonly expected: number | undefined;
  /** The names of those whose sheets are missing, in the order of the class. */
  readonly missing: readonly string[];
}

export function progressOf({ frames, pile }: Sweep, known: KnownSheets | undefined): Progress {
  const sheets = framesOfPile(frames, pile).flatMap(({ about }) => about.sheets);
  const expected = pile && known?.expected(pile);
  if (!expected) return { taken: sheets.length, spare: 0, expected: undefined, missing: [] };
  const pupils = new Set(sheets.flatMap(({ pupil }) => pupil?.id ?? []));
  const missing = expected.filter(({ id }) => !pupils.has(id));
  return {
    taken: pupils.size,
    spare: sheets.filter(({ pupil }) => pupil === undefined).length,
    // With pupils who have left the class since they wrote the test.
    expected: pupils.size + missing.length,
    missing: missing.map(({ name }) => name),
  };
}
