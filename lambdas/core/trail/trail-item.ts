import * as z from 'zod/mini';
import { trailEntry, type TrailEntry } from '#shared/model/trail.ts';

const trailItem = z.object({ entries: z.array(z.unknown()) });

/** The entries of several days, newest first. Leaves out those that only a newer release knows. */
export const entriesOf = (items: readonly unknown[]): TrailEntry[] =>
  items
    .flatMap((item) => z.parse(trailItem, item).entries)
    .flatMap((entry) => z.safeParse(trailEntry, entry).data ?? [])
    .toSorted((one, other) => other.at.localeCompare(one.at));
