import * as z from 'zod/mini';
import { isoDateTime } from './text.ts';

/** What the trail of an account notes. */
export const trailEvents = [
  ...(['session', 'sessions-ended', 'export', 'notice-accepted', 'marks-confirmed'] as const),
  ...(['class-deleted', 'marks-deleted', 'student-deleted', 'job-deleted'] as const),
] as const;
export type TrailEvent = (typeof trailEvents)[number];

/** Kinds of devices; the trail has neither their names nor their addresses. */
export const trailDevices = ['phone', 'tablet', 'computer', 'other'] as const;
export type TrailDevice = (typeof trailDevices)[number];

export const trailEntry = z.object({
  at: isoDateTime(),
  what: z.enum(trailEvents),
  device: z.enum(trailDevices),
});
export type TrailEntry = z.infer<typeof trailEntry>;

/** A month in UTC, `YYYY-MM`. */
export const trailMonth = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
