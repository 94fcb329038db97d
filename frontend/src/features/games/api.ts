import * as z from 'zod/mini';
import type { SWRResponse } from 'swr';
import { contentJobs } from '#shared/contracts/ai-content.ts';
import { getContentJob } from '#shared/contracts/content-documents.ts';
import { listGames, type Game } from '#shared/contracts/games.ts';
import { limits } from '#shared/model/limits.ts';
import { test, type Test } from '#shared/model/draft.ts';
import type { ContentJob } from '../../lib/api/response-types.ts';
import { call } from '../../lib/api/client.ts';
import { useResource } from '../../lib/resources/use-resource.ts';

/** The games the server offers; fetched once per visit. */
export const useGames = (): SWRResponse<Game[], unknown> =>
  useResource(listGames.id, () => call(listGames), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
  });

/** The teacher's finished tests, newest first, fetched only if `wanted`. */
export const useTests = (wanted: boolean): SWRResponse<ContentJob[], unknown> =>
  useResource(wanted ? `${contentJobs.list.id}/tests` : null, async () => {
    const query = { view: 'summary', limit: String(limits.jobsListed) } as const;
    const jobs = await call(contentJobs.list, { query });
    return jobs.filter(({ type, status }) => type === 'TEST' && status === 'SUCCESS');
  });

const holder = z.object({ document: z.object({ content: test }) });

/** The newest version of a test; undefined if this tab cannot read it. */
export const fetchTest = async (jobId: string): Promise<Test | undefined> =>
  z.safeParse(holder, await call(getContentJob, { params: { jobId } })).data?.document.content;
