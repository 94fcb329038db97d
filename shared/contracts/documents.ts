import * as z from 'zod/mini';
import { documentVersion } from '../model/document.ts';
import type { job } from '../model/job.ts';
import { defineEndpoint } from './endpoint.ts';
import { byJobId, jobId } from './jobs.ts';

const byVersion = z.strictObject({
  jobId,
  /** In decimal digits. */
  version: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
});

/** Errors of a call that makes a new version. */
const changeErrors = [
  'job-not-found',
  'job-not-finished',
  'document-not-found',
  'document-too-large',
  'precondition-required',
  'precondition-failed',
] as const;

/** How the documents of one kind of job differ from others. */
interface DocumentContract<Shown extends typeof job, Content extends z.core.$ZodType<object>> {
  /** Part of the endpoints' names: `grade` makes `get-grade-job`. */
  readonly name: string;
  /** One such job, in the words of the summaries. */
  readonly noun: string;
  /** The path of its jobs, e.g. `/grades/jobs`. */
  readonly path: `/${string}`;
  /** A job as the history shows it. */
  readonly listed: Shown;
  /** The schema of a document's content. */
  readonly content: Content;
}

/**
 * The endpoints of a kind of job whose result is an editable document. `If-Match` names the version the caller has
 * seen. If there is a newer one, nothing is stored and 412 `precondition-failed` carries it as `current`. Unchanged
 * content makes no new version, so a call may be repeated.
 */
export const documentEndpoints = <
  Shown extends typeof job,
  Content extends z.core.$ZodType<object>,
>({
  name,
  noun,
  path,
  listed,
  content,
}: DocumentContract<Shown, Content>) => {
  const document = z.extend(documentVersion, { content });
  return {
    content,
    getJob: defineEndpoint({
      id: `get-${name}-job`,
      summary: `One ${noun}; once it has succeeded, with the newest version of its document`,
      method: 'GET',
      path: `${path}/{jobId}`,
      audience: 'teacher',
      params: byJobId,
      status: 200,
      response: z.extend(listed, { document: z.optional(document) }),
      versioned: true,
      errors: ['job-not-found', 'document-not-found'],
    }),
    putDocument: defineEndpoint({
      id: `put-${name}-document`,
      summary: `Saves the document of a ${noun} as a new version`,
      method: 'PUT',
      path: `${path}/{jobId}/document`,
      audience: 'teacher',
      params: byJobId,
      body: content,
      status: 200,
      response: document,
      versioned: true,
      errors: changeErrors,
    }),
    listVersions: defineEndpoint({
      id: `list-${name}-versions`,
      summary: `The versions of the document of a ${noun}, newest first`,
      method: 'GET',
      path: `${path}/{jobId}/versions`,
      audience: 'teacher',
      params: byJobId,
      status: 200,
      response: z.array(documentVersion),
      errors: ['job-not-found'],
    }),
    getVersion: defineEndpoint({
      id: `get-${name}-version`,
      summary: `One version of the document of a ${noun}`,
      method: 'GET',
      path: `${path}/{jobId}/versions/{version}`,
      audience: 'teacher',
      params: byVersion,
      status: 200,
      response: document,
      errors: ['job-not-found', 'document-not-found'],
    }),
    restoreVersion: defineEndpoint({
      id: `restore-${name}-version`,
      summary: `Makes an earlier version of the document of a ${noun} the newest again, as a new version`,
      method: 'POST',
      path: `${path}/{jobId}/versions/{version}/restore`,
      audience: 'teacher',
      params: byVersion,
      status: 200,
      response: document,
      versioned: true,
      errors: changeErrors,
    }),
  };
};

export type DocumentEndpoints = ReturnType<
  typeof documentEndpoints<typeof job, z.core.$ZodType<object>>
>;
