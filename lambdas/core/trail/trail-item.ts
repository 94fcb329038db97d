import * as z from 'zod/mini';
import { trailEntry, type TrailEntry } from '#shared/model/trail.ts';

const trailItem = z.object({ entries: z.array(trailEntry) });

/** The entries of several days, newest first. */
export const entriesOf = (items: readonly unknown[]): TrailEntry[] =>
  items
    .flatMap((item) => z.parse(trailItem, item).entries)
    .toSorted((one, other) => other.at.localeCompare(one.at));
