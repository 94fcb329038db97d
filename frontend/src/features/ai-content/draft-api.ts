import * as z from 'zod/mini';
import type { SWRResponse } from 'swr';
import type { ContentJob } from '#shared/contracts/ai-content.ts';
import {
  contentDocuments,
  getContentJob,
  redraftPart,
} from '#shared/contracts/content-documents.ts';
import type { DraftEdit, DraftPart } from '#shared/model/draft-edit.ts';
import { exportContent, printAnswerSheets } from '#shared/contracts/content-exports.ts';
import type { BodyOf, QueryOf, ResponseOf } from '#shared/contracts/endpoint.ts';
import type { Draft } from '#shared/model/draft.ts';
import type { Reading, ReadingLevel } from '#shared/model/reading.ts';
import { call } from '../../lib/api/client.ts';
import { download, type Download } from '../../lib/api/download.ts';
import type { Read } from '../../lib/api/read-response.ts';
import { documentsOf, type LoadedJob } from '../../lib/documents/documents.ts';
import { useResource } from '../../lib/resources/use-resource.ts';

export const draftDocuments = documentsOf(
  contentDocuments,
  async () => (await import('./model/draft/draft-form.ts')).mergeDrafts,
);

/** A draft's job as its page gets it. */
export type DraftJob = Read<ResponseOf<typeof getContentJob>>;

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
  const { part: written } = z.parse(redraftPart.response, answer);
  if (!written) throw new Error('no part in the answer');
  return written;
};

/** Proposed edits of a draft, and how many changes that were asked for could not be made. */
export interface ProposedEdits {
  readonly edits: readonly DraftEdit[];
  readonly left: number;
}

/** Asks for edits of the newest version by an instruction; the server stores nothing. */
export const fetchEdits = async (jobId: string, instruction: string): Promise<ProposedEdits> => {
  const answer = await call(redraftPart, { params: { jobId }, body: { instruction } });
  const { edits = [], left = 0 } = z.parse(redraftPart.response, answer);
  return { edits, left };
};

/** An easier version of the source text; with `keep`, only what solving makes of the stored one. */
export const fetchReading = async (
  jobId: string,
  level: ReadingLevel,
  keep: boolean,
): Promise<Reading> => {
  const body = { reading: { level, ...(keep && { keep }) } };
  const answer = await call(redraftPart, { params: { jobId }, body });
  const { reading } = z.parse(redraftPart.response, answer);
  if (!reading) throw new Error('no text in the answer');
  return reading;
};

export type ExportOptions = QueryOf<typeof exportContent>;

export const downloadDraft = (jobId: string, query: ExportOptions): Promise<Download> =>
  download(exportContent, { params: { jobId }, query });

/** Downloads answer sheets for the newest version of a test. */
export const downloadAnswerSheets = (
  jobId: string,
  body: BodyOf<typeof printAnswerSheets>,
): Promise<Download> => download(printAnswerSheets, { params: { jobId }, body });
