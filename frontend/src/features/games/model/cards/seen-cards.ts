import * as z from 'zod/mini';

const spot = z.tuple([z.number(), z.number()]);

/** What the camera sees of the cards in a frame. */
export const seenCards = z.object({
  cards: z.array(
    z.object({
      number: z.number(),
      /** The letter that is up, from 0. */
      letter: z.number(),
      /** The corners of its code in pixels of the frame. */
      quad: z.array(spot),
    }),
  ),
});
export type SeenCards = z.infer<typeof seenCards>;
