import * as z from 'zod/mini';
import type { SWRResponse } from 'swr';
import type { ContentJob } from '#shared/contracts/ai-content.ts';
import {
  contentDocuments,
  getContentJob,
  redraftPart,
  type DraftPart,
} from '#shared/contracts/content-documents.ts';
import { exportContent, printAnswerSheets } from '#shared/contracts/content-exports.ts';
import type { BodyOf, QueryOf } from '#shared/contracts/endpoint.ts';
import type { Draft } from '#shared/model/draft.ts';
import { call, download, type Download } from '../../lib/api/client.ts';
import { documentsOf, type LoadedJob } from '../../lib/documents/documents.ts';
import { useResource } from '../../lib/resources/use-resource.ts';

/** The drafts as editable documents. */
export const draftDocuments = documentsOf(contentDocuments);

/** One finished draft, fetched only if `wanted`; includes the edits made in this tab. */
export const useDraft = (
  jobId: string,
  wanted: boolean,
): SWRResponse<LoadedJob<Draft, ContentJob>, unknown> =>
  useResource(wanted ? `${getContentJob.id}/${jobId}` : null, () => draftDocuments.load(jobId), {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });

/** Rewrites a phase, question or exercise of the newest version; the server stores nothing. */
export const fetchRedraft = async (
  jobId: string,
  part: string,
  instruction: string | undefined,
): Promise<DraftPart> => {
  const body = { part, ...(instruction && { instruction }) };
  const answer = await call(redraftPart, { params: { jobId }, body });
  return z.parse(redraftPart.response, answer).part;
};

export type ExportOptions = QueryOf<typeof exportContent>;

/** Downloads the newest version of a draft. */
export const downloadDraft = (jobId: string, query: ExportOptions): Promise<Download> =>
  download(exportContent, { params: { jobId }, query });

/** Downloads answer sheets for the newest version of a test. */
export const downloadAnswerSheets = (
  jobId: string,
  body: BodyOf<typeof printAnswerSheets>,
): Promise<Download> => download(printAnswerSheets, { params: { jobId }, body });
