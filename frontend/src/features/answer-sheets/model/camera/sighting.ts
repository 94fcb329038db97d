import * as z from 'zod/mini';

const spot = z.tuple([z.number(), z.number()]);

/** A sheet in a frame, as the worker sees it. Pixels are those of the frame. */
export const sightedSheet = z.object({
  number: z.int(),
  marks: z.int(),
  isClear: z.boolean(),
  outline: z.array(spot),
  /** Pixels of the side of its smallest mark. */
  size: z.number(),
  /** Of its least sharp mark; see `sharpnessOf`. */
  sharpness: z.number(),
});
export type SightedSheet = z.infer<typeof sightedSheet>;

export const sighting = z.object({
  sheets: z.array(sightedSheet),
  /** How light the frame is, from 0 to 255. */
  light: z.number(),
});
export type Sighting = z.infer<typeof sighting>;

/** How sharp a sheet must be: enough at once, or after some frames for a lens that is never so sharp (decision 62). */
export const SHARP = { enough: 1.15, afterAll: 0.9, patience: 12 };
