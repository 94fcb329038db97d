import { useSWRConfig, type SWRResponse } from 'swr';
import * as z from 'zod/mini';
import {
  getAnnualDistributions,
  putAnnualDistributions,
} from '#shared/contracts/annual-distributions.ts';
import {
  annualDistributions,
  scopeOf,
  type AnnualDistribution,
} from '#shared/model/annual-distribution.ts';
import { ApiError } from '../api/api-error.ts';
import { call, versionOf } from '../api/client.ts';
import { readInFull } from '../api/read-response.ts';
import { useResource } from './use-resource.ts';

// The distributions are edited and sent back as a whole.
readInFull.add(getAnnualDistributions.response);

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

/** The teacher's annual distributions; none before the first save. */
export const useDistributions = (): SWRResponse<StoredDistributions, unknown> =>
  useResource(getAnnualDistributions.id, async () => storedOf(await call(getAnnualDistributions)));

/** Saves or deletes a distribution. If another version was saved meanwhile, it is fetched, and the call rejects. */
export const useChangeDistributions = (stored: StoredDistributions) => {
  const { mutate } = useSWRConfig();
  const save = async (distributions: AnnualDistribution[]): Promise<void> => {
    try {
      const { version } = stored;
      const saved = await call(putAnnualDistributions, { body: { distributions }, version });
      await mutate(getAnnualDistributions.id, storedOf(saved), { revalidate: false });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'precondition-failed')
        await mutate(getAnnualDistributions.id);
      throw error;
    }
  };
  const without = (gone: AnnualDistribution): AnnualDistribution[] =>
    stored.distributions.filter((one) => scopeOf(one) !== scopeOf(gone));
  return {
    add: (distribution: AnnualDistribution) => save([...without(distribution), distribution]),
    remove: (distribution: AnnualDistribution) => save(without(distribution)),
  };
};
