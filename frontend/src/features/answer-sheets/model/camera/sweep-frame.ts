import * as z from 'zod/mini';
import type { KeptFrame } from '#frontend/lib/camera/kept-frames.ts';
import type { KnownSheets, Pile } from './known-sheets.ts';
import { isSamePile } from './known-sheets.ts';

const takenSheet = z.object({
  number: z.int(),
  /** Whose it is, if that is known and it is no spare sheet. */
  pupil: z.optional(z.object({ id: z.string(), name: z.string() })),
  marks: z.int(),
  sharpness: z.number(),
});
export type TakenSheet = z.infer<typeof takenSheet>;

/** What is kept with a frame, so that names are known after the page was reloaded without a network. */
export const frameAbout = z.object({
  sheets: z.array(takenSheet).check(z.minLength(1)),
  /** Missing if the page did not know the teacher's sheets when it was taken. */
  pile: z.optional(
    z.object({
      draft: z.string(),
      classId: z.string(),
      title: z.string(),
      className: z.string(),
    }),
  ),
});
type FrameAbout = z.infer<typeof frameAbout>;
/** A frame that is kept for the sheets in it, each of which is in no other frame. */
export type SweepFrame = KeptFrame<FrameAbout>;

export interface ChangedFrames {
  readonly frames: readonly SweepFrame[];
  readonly changed: readonly SweepFrame[];
  readonly dropped: readonly SweepFrame[];
}

/** How much sharper another frame of a sheet must be to take the place of the first. */
const SHARPER = 1.15;

type Quality = Pick<TakenSheet, 'marks' | 'sharpness'>;
export const isBetter = (one: Quality, than: Quality): boolean =>
  one.marks > than.marks || (one.marks === than.marks && one.sharpness > SHARPER * than.sharpness);

export const sheetIn = (frames: readonly SweepFrame[], number: number): TakenSheet | undefined =>
  frames.flatMap(({ about }) => about.sheets).find((sheet) => sheet.number === number);

/** Frames with another sheets in each; those that have none left are dropped. */
function withSheets(
  frames: readonly SweepFrame[],
  aboutOf: (frame: SweepFrame) => FrameAbout,
): ChangedFrames {
  const pairs = frames.map((before) => ({ before, after: { ...before, about: aboutOf(before) } }));
  const kept = pairs.filter(({ after }) => after.about.sheets.length > 0);
  return {
    frames: kept.map(({ before, after }) => (before.about === after.about ? before : after)),
    changed: kept.flatMap(({ before, after }) => (before.about === after.about ? [] : [after])),
    dropped: pairs.flatMap(({ before, after }) => (after.about.sheets.length > 0 ? [] : [before])),
  };
}

/** Adds a frame, whose sheets are better in it than in earlier ones. */
export function addFrame(frames: readonly SweepFrame[], added: SweepFrame): ChangedFrames {
  const isIn = ({ number }: TakenSheet): boolean =>
    added.about.sheets.some((sheet) => sheet.number === number);
  const { changed, dropped, ...rest } = withSheets(frames, ({ about }) =>
    about.sheets.some(isIn)
      ? { ...about, sheets: about.sheets.filter((sheet) => !isIn(sheet)) }
      : about,
  );
  return { frames: [...rest.frames, added], changed: [...changed, added], dropped };
}

/** Finds out what frames show that were taken before the teacher's sheets were known. Those of no such sheet are dropped. */
export const recogniseFrames = (
  frames: readonly SweepFrame[],
  { byNumber }: KnownSheets,
): ChangedFrames =>
  withSheets(frames, ({ about }) => {
    if (about.pile) return about;
    const known = about.sheets.flatMap((sheet) => {
      const found = byNumber.get(sheet.number);
      return found ? [{ sheet, found }] : [];
    });
    const pile = known[0]?.found.pile;
    const sheets = known.flatMap(({ sheet, found }) =>
      isSamePile(found.pile, pile)
        ? [{ ...sheet, ...(found.pupil && { pupil: found.pupil }) }]
        : [],
    );
    return { sheets, ...(pile && { pile }) };
  });

/** The frames of a pile; with those of which it is not known yet what they show. */
export const framesOfPile = (
  frames: readonly SweepFrame[],
  pile: Pile | undefined,
): readonly SweepFrame[] =>
  frames.filter(({ about }) => !about.pile || !pile || isSamePile(about.pile, pile));

/** The pile that was worked on last. */
export const lastPile = (frames: readonly SweepFrame[]): Pile | undefined =>
  frames.findLast(({ about }) => about.pile)?.about.pile;
