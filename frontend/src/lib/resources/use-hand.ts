import { useSWRConfig, type SWRResponse } from 'swr';
import { getHand, putHand } from '#shared/contracts/hand.ts';
import type { LearntHand } from '#shared/model/hand.ts';
import { call } from '../api/client.ts';
import { useResource } from './use-resource.ts';

/** What was learnt of the teacher's handwriting; null unless they let the reader learn it. */
export const useHand = (): SWRResponse<LearntHand | null, unknown> =>
  useResource(getHand.id, async () => (await call(getHand)) ?? null);

/** Returns a function that lets the reader learn the handwriting, or forgets it. */
export const useChooseLearning = () => {
  const { mutate } = useSWRConfig();
  return async (learn: boolean): Promise<void> => {
    const hand = (await call(putHand, { body: { learn } })) ?? null;
    await mutate(getHand.id, hand, { revalidate: false });
  };
};
