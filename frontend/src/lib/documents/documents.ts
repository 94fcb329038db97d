import * as z from 'zod/mini';
import type { VersionEndpoints } from '#shared/contracts/documents.ts';
import { versionTag, type Endpoint, type TaggedVersion } from '#shared/contracts/endpoint.ts';
import type { DocumentVersion } from '#shared/model/document.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { urlOf } from '../api/request.ts';
import { withTimeLimit } from '../api/with-time-limit.ts';
import { isUnread, readInFull, type Read } from '../api/read-response.ts';
import { keepSaved } from '../offline/answer-or-copy.ts';
import type { Merge, SaveAnswer } from './document-editor.ts';
import type { Differences } from './merge/find-differences.ts';
import type { Merger } from './merge/merge-edits.ts';
import type { Overlap } from './merge/merge-parts.ts';
import type { SavedVersion } from './edited-document.ts';
import { openEditors, type OpenEditors } from './open-editors.ts';

type Params = Readonly<Record<string, string>>;

/** Seconds before a save without an answer counts as failed. If it arrived, the API refuses the next one. */
const SAVE_LIMIT = 45;

/** The endpoints of documents with contents `C` that belong to jobs, or to something else, `J`. */
type EndpointsOf<C, J> = Omit<VersionEndpoints, 'content'> & {
  readonly content: z.core.$ZodType<C>;
  readonly getJob: Omit<Endpoint, 'params' | 'response'> & {
    readonly params: z.core.$ZodType<Params>;
    readonly response: z.core.$ZodType<J>;
  };
};

export interface Documents<C, J> {
  readonly id: string;
  readonly content: z.core.$ZodType<C>;
  /** The job with its document, if it has one. */
  readonly load: (jobId: string) => Promise<LoadedJob<C, J>>;
  readonly save: (jobId: string, content: C, over: TaggedVersion) => Promise<SaveAnswer<C>>;
  /** Newest first. */
  readonly versions: (jobId: string) => Promise<Read<DocumentVersion>[]>;
  /** The content of a version; rejects when this tab cannot read it in full. */
  readonly read: (jobId: string, version: number) => Promise<C>;
  /** Makes an earlier version the newest again, if the newest is `over`. */
  readonly restore: (jobId: string, version: number, over: TaggedVersion) => Promise<SaveAnswer<C>>;
  /** Merges the edits of two devices, if the documents can be taken apart. */
  readonly merge:
    ((jobId: string, ...edits: Parameters<Merge<C>>) => ReturnType<Merge<C>>) | undefined;
  /** What a version has otherwise than a content, if the documents can be taken apart. */
  readonly differences:
    ((jobId: string, present: C, version: number) => Promise<Differences>) | undefined;
  /** What edits have changed of the content that they began from, place by place. */
  readonly edits: ((content: C, base: C) => Promise<readonly Overlap[]>) | undefined;
  readonly editors: OpenEditors<C>;
}

export interface LoadedJob<C, J> {
  readonly job: Read<J>;
  readonly document?: SavedVersion<C> | undefined;
  /** A newer release wrote the document, and this tab cannot read it in full. */
  readonly isUnreadable?: true;
}

/** @throws what may pass, or concerns more than the version */
const noneIfGone = (error: unknown): undefined => {
  const isGone = error instanceof ApiError && error.code === 'document-not-found';
  if (!isGone && !(error instanceof z.core.$ZodError)) throw error;
};

/**
 * The documents of a kind of job, from its endpoints; each feature creates it once. Documents of something else give
 * the parameters of its address.
 *
 * The content's schema must be a `z.strictObject`, so that the first save does not lose fields that a newer server
 * added.
 *
 * @param loadMerger merges the edits of two devices; without it, the user chooses one
 */
export const documentsOf = <C extends object, J>(
  endpoints: EndpointsOf<C, J>,
  loadMerger?: () => Promise<Merger<C>>,
  paramsOf: (id: string) => Params = (jobId) => ({ jobId }),
): Documents<C, J> => {
  const { content } = endpoints;
  readInFull.add(content);
  const version = z.object({
    version: z.number(),
    createdAt: z.string(),
    contentHash: z.optional(z.string()),
    content,
  });
  const holder = z.object({ document: version });

  /** The answer to a call that makes a version. */
  const answerOf = async (
    jobId: string,
    change: (signal: AbortSignal) => Promise<unknown>,
  ): Promise<SaveAnswer<C>> => {
    try {
      const answer = await withTimeLimit(SAVE_LIMIT, change);
      const saved = z.parse(version, answer);
      keepSaved(urlOf(endpoints.getJob, { params: paramsOf(jobId) }, ''), answer);
      return { saved };
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'precondition-failed') throw error;
      const newer = z.safeParse(version, error.current).data;
      if (!newer) throw error;
      return { newer };
    }
  };

  const read = async (jobId: string, earlier: number): Promise<C> => {
    const params = { ...paramsOf(jobId), version: String(earlier) };
    return z.parse(version, await call(endpoints.getVersion, { params })).content;
  };

  return {
    id: endpoints.getJob.id,
    content,
    load: async (jobId) => {
      const job = await call(endpoints.getJob, { params: paramsOf(jobId) });
      const { document } = z.safeParse(holder, job).data ?? {};
      return { job, document, ...(isUnread(job, 'document') && { isUnreadable: true }) };
    },
    save: (jobId, edited, over) =>
      answerOf(jobId, (signal) =>
        call(endpoints.putDocument, {
          params: paramsOf(jobId),
          body: edited,
          version: versionTag(over),
          signal,
        }),
      ),
    versions: (jobId) => call(endpoints.listVersions, { params: paramsOf(jobId) }),
    read,
    restore: (jobId, earlier, over) =>
      answerOf(jobId, (signal) =>
        call(endpoints.restoreVersion, {
          params: { ...paramsOf(jobId), version: String(earlier) },
          version: versionTag(over),
          signal,
        }),
      ),
    merge:
      loadMerger &&
      (async (jobId, ...edits) => {
        const merge = await loadMerger();
        return merge(
          {
            schema: content,
            read: (earlier) => read(jobId, earlier).catch(noneIfGone),
            list: () => call(endpoints.listVersions, { params: paramsOf(jobId) }),
          },
          ...edits,
        );
      }),
    differences:
      loadMerger &&
      (async (jobId, present, earlier) => {
        const [{ differences }, before] = await Promise.all([loadMerger(), read(jobId, earlier)]);
        return differences(present, before);
      }),
    edits: loadMerger && (async (edited, base) => (await loadMerger()).edits(edited, base)),
    editors: openEditors<C>(),
  };
};
