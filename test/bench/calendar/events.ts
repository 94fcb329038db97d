import * as z from 'zod/mini';

/** An event as a reader of calendar files sees it; times in UTC. */
export const readEvent = z.object({
  uid: z.string(),
  from: z.string(),
  to: z.string(),
  summary: z.string(),
  room: z.string(),
  status: z.string(),
});
export type ReadEvent = z.infer<typeof readEvent>;
