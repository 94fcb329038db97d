import * as z from 'zod/mini';
import { documentVersion } from '../model/document.ts';
import type { ErrorCode } from '../errors.ts';
import type { job } from '../model/job.ts';
import { defineEndpoint } from './endpoint.ts';
import { byJobId } from './jobs.ts';

/** A version's number, in decimal digits. */
const version = z.string().check(z.regex(/^[1-9]\d{0,8}$/));

/** Errors of every call that makes a new version. */
const changeErrors = [
  'forbidden',
  'document-not-found',
  'document-too-large',
  'precondition-required',
  'precondition-failed',
] as const satisfies ErrorCode[];

interface VersionContract<
  Params extends z.ZodMiniObject<Record<string, z.core.$ZodType<string>>>,
  Content extends z.core.$ZodType<object>,
> {
  /** Part of the endpoints' names: `grade` makes `put-grade-document`. */
  readonly name: string;
  /** What owns the document, in the words of the summaries. */
  readonly noun: string;
  /** The path of the owner, with its parameters, and the path that saves a version. */
  readonly path: `/${string}`;
  readonly savePath: `/${string}`;
  readonly params: Params;
  readonly content: Content;
  /** Errors of calls that read, and further ones of calls that make a version. Without `missing` the owner is the caller. */
  readonly missing?: ErrorCode;
  readonly refusals?: readonly ErrorCode[];
}

/**
 * The endpoints of the versions of a document. `If-Match` names the version the caller has seen. If there is a newer
 * one, nothing is stored and 412 `precondition-failed` carries it as `current`. Unchanged content makes no new version,
 * so a call may be repeated.
 */
export const versionEndpoints = <
  Params extends z.ZodMiniObject<Record<string, z.core.$ZodType<string>>>,
  Content extends z.core.$ZodType<object>,
>(
  contract: VersionContract<Params, Content>,
) => {
  const { name, noun, path, savePath, params, content, missing, refusals = [] } = contract;
  const document = z.extend(documentVersion, { content });
  const byVersion = z.extend(params, { version });
  const unfound = missing === undefined ? [] : [missing];
  return {
    content,
    putDocument: defineEndpoint({
      id: `put-${name}-document`,
      summary: `Saves the document of a ${noun} as a new version`,
      method: 'PUT',
      path: savePath,
      audience: 'teacher',
      params,
      body: content,
      status: 200,
      response: document,
      versioned: true,
      errors: [...unfound, ...refusals, ...changeErrors],
    }),
    listVersions: defineEndpoint({
      id: `list-${name}-versions`,
      summary: `The versions of the document of a ${noun}, newest first`,
      method: 'GET',
      path: `${path}/versions`,
      audience: 'teacher',
      params,
      status: 200,
      response: z.array(documentVersion),
      errors: unfound,
    }),
    getVersion: defineEndpoint({
      id: `get-${name}-version`,
      summary: `One version of the document of a ${noun}`,
      method: 'GET',
      path: `${path}/versions/{version}`,
      audience: 'teacher',
      params: byVersion,
      status: 200,
      response: document,
      errors: [...unfound, 'document-not-found'],
    }),
    restoreVersion: defineEndpoint({
      id: `restore-${name}-version`,
      summary: `Makes an earlier version of the document of a ${noun} the newest again, as a new version`,
      method: 'POST',
      path: `${path}/versions/{version}/restore`,
      audience: 'teacher',
      params: byVersion,
      status: 200,
      response: document,
      versioned: true,
      errors: [...unfound, ...refusals, ...changeErrors],
    }),
  };
};

/** Where the picture of a page is that a document was read from, for some minutes. */
export const pagePicture = z.object({
  url: z.string(),
  /** In pixels. */
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
});

interface DocumentContract<Shown extends typeof job, Content extends z.core.$ZodType<object>> {
  /** Part of the endpoints' names: `grade` makes `get-grade-job`. */
  readonly name: string;
  /** One such job, in the words of the summaries. */
  readonly noun: string;
  /** The path of its jobs, e.g. `/grades/jobs`. */
  readonly path: `/${string}`;
  /** A job as the history shows it. */
  readonly listed: Shown;
  readonly content: Content;
  /** Whether a running job shows what is made so far; an answer that has not changed is then not sent again. */
  readonly revalidated?: true;
}

export const documentEndpoints = <
  Shown extends typeof job,
  Content extends z.core.$ZodType<object>,
>({
  name,
  noun,
  path,
  listed,
  content,
  revalidated,
}: DocumentContract<Shown, Content>) => ({
  getJob: defineEndpoint({
    id: `get-${name}-job`,
    summary: `One ${noun}; once it has succeeded, with the newest version of its document`,
    method: 'GET',
    path: `${path}/{jobId}`,
    audience: 'teacher',
    params: byJobId,
    status: 200,
    response: z.extend(listed, {
      document: z.optional(z.extend(documentVersion, { content })),
    }),
    versioned: true,
    ...(revalidated && { revalidated }),
    errors: ['job-not-found', 'document-not-found'],
  }),
  ...versionEndpoints({
    name,
    noun,
    path: `${path}/{jobId}`,
    savePath: `${path}/{jobId}/document`,
    params: byJobId,
    content,
    missing: 'job-not-found',
    refusals: ['job-not-finished'],
  }),
});

export type VersionEndpoints = ReturnType<
  typeof versionEndpoints<
    z.ZodMiniObject<Record<string, z.core.$ZodType<string>>>,
    z.core.$ZodType<object>
  >
>;
export type DocumentEndpoints = ReturnType<
  typeof documentEndpoints<typeof job, z.core.$ZodType<object>>
>;
