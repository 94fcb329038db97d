import { Defect } from './defect.ts';

/** Gives up after five conflicting writes, which takes far less than a function's timeout. */
const TRIES = 5;

/**
 * Repeats an attempt that lost against another writer, based on what is stored then.
 * @param attempt returns `undefined` when another writer was faster
 * @throws Defect after five tries: five conflicts in a row are unlikely, so the stored data is probably inconsistent
 */
export async function withOptimisticRetry<Result extends object>(
  attempt: () => Promise<Result | undefined>,
): Promise<Result> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const result = await attempt();
    if (result !== undefined) return result;
  }
  throw new Defect(`a conditional write failed ${TRIES} times, though its condition held`);
}
