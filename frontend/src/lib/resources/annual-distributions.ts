import { useSWRConfig, type SWRResponse } from 'swr';
import * as z from 'zod/mini';
import {
  getAnnualDistributions,
  putAnnualDistributions,
} from '#shared/contracts/annual-distributions.ts';
import { annualDistributions, type AnnualDistribution } from '#shared/model/annual-distribution.ts';
import { ApiError } from '../api/api-error.ts';
import { call, versionOf } from '../api/client.ts';
import { readInFull } from '../api/read-response.ts';
import { useResource } from './use-resource.ts';

// The distributions are edited and sent back as a whole.
readInFull.add(getAnnualDistributions.response);

/** How often a change is made again because another device saved meanwhile. */
const MOST_TRIES = 5;

/** The teacher's annual distributions, and the version of the whole that the server returned. */
export interface StoredDistributions {
  readonly distributions: readonly AnnualDistribution[];
  readonly version: ReturnType<typeof versionOf>;
}

/** What a newer server adds would be lost at the next save, so it is not accepted. */
const storedOf = (answer: object): StoredDistributions => ({
  ...z.parse(annualDistributions, answer),
  version: versionOf(answer),
});
const load = async () => storedOf(await call(getAnnualDistributions));

/** The teacher's annual distributions; none before the first save. */
export const useDistributions = (): SWRResponse<StoredDistributions, unknown> =>
  useResource(getAnnualDistributions.id, load);

type Distributions = readonly AnnualDistribution[];

/** Changes the newest stored distributions, again if another device saves meanwhile. A change that returns its input saves nothing. */
async function changeStored(
  change: (all: Distributions) => Distributions,
): Promise<StoredDistributions> {
  for (let tries = 1; ; tries += 1) {
    const stored = await load();
    const distributions = change(stored.distributions);
    if (distributions === stored.distributions) return stored;
    try {
      const body = { distributions: [...distributions] };
      return storedOf(await call(putAnnualDistributions, { body, version: stored.version }));
    } catch (error) {
      const isLate = error instanceof ApiError && error.code === 'precondition-failed';
      if (!isLate || tries === MOST_TRIES) throw error;
    }
  }
}

/** Changes what is stored, and what the site shows of it. */
export const useChangeDistributions = () => {
  const { mutate } = useSWRConfig();
  return async (change: (all: Distributions) => Distributions): Promise<void> => {
    const changed = await changeStored(change);
    await mutate(getAnnualDistributions.id, changed, { revalidate: false });
  };
};
