import type { SWRResponse } from 'swr';
import { listGames, type Game } from '../../../../shared/contracts/games.ts';
import { call } from '../../lib/api/client.ts';
import { useResource } from '../../lib/resources/use-resource.ts';

/** The games the server offers; fetched once a visit. */
export const useGames = (): SWRResponse<Game[], unknown> =>
  useResource(listGames.id, () => call(listGames), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  });
