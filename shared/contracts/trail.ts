import * as z from 'zod/mini';
import { trailEntry, trailMonth } from '../model/trail.ts';
import { defineEndpoint } from './endpoint.ts';

export const listTrail = defineEndpoint({
  id: 'list-trail',
  summary:
    "What happened with the caller's account in a month in UTC, newest first; the current month by default",
  method: 'GET',
  path: '/account/trail',
  audience: 'signed-in',
  query: z.strictObject({ month: z.optional(trailMonth) }),
  status: 200,
  response: z.object({
    month: trailMonth,
    entries: z.array(trailEntry),
    /** The month before, if entries of it may still be kept. */
    earlier: z.optional(trailMonth),
  }),
  errors: [],
});
