import * as z from 'zod/mini';
import type { SWRResponse } from 'swr';
import { contentDocuments } from '#shared/contracts/content-documents.ts';
import { test, type Test } from '#shared/model/draft.ts';
import { call } from '#frontend/lib/api/client.ts';
import { useResource } from '#frontend/lib/resources/use-resource.ts';

const versionOfTest = z.object({ content: test });

/** A version of a test as it was drafted or edited, by its job; nothing is fetched without both. */
export const useTestVersion = (
  draft: string | undefined,
  version: number | undefined,
): SWRResponse<Test, unknown> =>
  useResource(
    draft === undefined || version === undefined
      ? null
      : `${contentDocuments.getVersion.id}/${draft}/${version}`,
    async () => {
      const params = { jobId: draft ?? '', version: String(version) };
      return z.parse(versionOfTest, await call(contentDocuments.getVersion, { params })).content;
    },
    // A version never changes.
    { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
