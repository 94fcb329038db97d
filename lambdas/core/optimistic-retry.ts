import { Defect } from './defect.ts';

/** Whoever is always too late comes to nothing by trying on; it ends far within a function's time. */
const TRIES = 5;

/**
 * Tries again what another writer was faster at, on what is stored then.
 * @param attempt answers undefined when another was faster
 * @throws Defect after five tries: nobody is beaten so often, what is stored contradicts itself
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
