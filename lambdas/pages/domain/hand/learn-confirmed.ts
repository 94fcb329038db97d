import * as z from 'zod/mini';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { LearntHand } from '#shared/model/hand.ts';
import type { JobAddress } from '#core/jobs/job-record.ts';
import { withOptimisticRetry } from '#core/optimistic-retry.ts';
import type { KeptHand } from '#shared/model/hand.ts';
import type { HandStore } from '../../stores/hand-store.ts';
import { currentHand, handSchema, type Hand } from '../../engines/page-reader/hand/hand.ts';
import { learnPage } from '../../engines/page-reader/hand/learn-page.ts';
import type { HandPorts } from './hand-ports.ts';
import { confirmedCells, jobMarks } from './seen-marks.ts';

/** The hand that is kept; an empty one if nothing was learnt yet, or only what earlier networks saw. */
export const handOf = ({ learnt }: KeptHand): Hand =>
  currentHand(z.safeParse(handSchema, learnt).data);

export function shownHand(kept: KeptHand): LearntHand {
  const { pages, marks } = handOf(kept);
  return { since: kept.since, pages, marks };
}

/** The hand of a teacher who lets the reader learn it. */
export async function findHand(
  hands: Pick<HandStore, 'find'>,
  uid: string,
): Promise<Hand | undefined> {
  const kept = await hands.find(uid);
  return kept && handOf(kept);
}

/** Learns a hand from a confirmed page, once: what was seen on it is deleted first. */
export async function learnConfirmed(
  { hands, signs, now }: HandPorts,
  job: JobAddress,
  confirmed: Gradebook,
): Promise<void> {
  if (!(await hands.find(job.uid))) return;
  const { data: seen = [] } = z.safeParse(jobMarks, await signs.read(job));
  await signs.remove(job);
  const pages = confirmedCells(confirmed, seen).filter((cells) => cells.length > 0);
  if (pages.length === 0) return;
  await withOptimisticRetry(async () => {
    const before = await hands.read(job.uid);
    if (!before.value) return before;
    const learnt = pages.reduce(learnPage, handOf(before.value));
    const saved = await hands.save(job.uid, { ...before.value, learnt }, now(), before);
    return saved === 'changed' ? undefined : before;
  });
}
