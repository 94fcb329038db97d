import * as z from 'zod/mini';
import type { ContentJob } from '#shared/contracts/ai-content.ts';
import { contentDocuments, redraftPart } from '#shared/contracts/content-documents.ts';
import { listQuestionShelves } from '#shared/contracts/question-bank.ts';
import { versionTag } from '#shared/contracts/endpoint.ts';
import type { Draft } from '#shared/model/draft.ts';
import type { FakeApi } from './fake-api.ts';
import { pendingDraft } from './sample-jobs.ts';

const createdAt = '2026-03-01T10:00:00.000Z';

/**
 * A fake server for one draft; it stores all versions.
 * @param about properties of the job that differ from the usual ones
 */
export const fakeDraft = (api: FakeApi, first: Draft, about: Partial<ContentJob> = {}) => {
  const versions: { readonly version: number; readonly content: Draft }[] = [];
  const job: ContentJob = {
    ...pendingDraft,
    type: first.type,
    status: 'SUCCESS',
    request: {
      contentType: 'TEST',
      topic: 'Water',
      level: 'Middle',
      language: 'en',
      questionType: 'Multiple Choice',
      questionCount: 4,
    },
    ...about,
  };
  const add = (content: Draft): void =>
    void versions.push({ version: versions.length + 1, content });
  const document = (version = versions.length) => ({
    ...versions[version - 1],
    createdAt,
    author: version === 1 ? 'job' : 'teacher',
  });
  add(first);
  api.on(listQuestionShelves, () => ({ body: [] }));
  api.on(contentDocuments.getJob, () => ({ body: { ...job, document: document() } }));
  api.on(contentDocuments.putDocument, () => {
    add(z.parse(contentDocuments.content, api.calls.at(-1)?.body));
    return { body: document(), etag: versionTag({ version: versions.length }) };
  });
  api.on(contentDocuments.listVersions, () => ({
    body: versions
      .map(({ version }) => ({ ...document(version), content: undefined }))
      .toReversed(),
  }));
  api.on(contentDocuments.getVersion, () => ({
    body: document(Number(api.calls.at(-1)?.path.split('/').at(-1))),
  }));
  return {
    job,
    stored: () => versions.at(-1)?.content,
    /** Sets the result of rewriting a part. */
    redraftAs: (part: unknown) => api.on(redraftPart, { body: { part } }),
    /** Sets the edits proposed for an instruction. */
    proposeEdits: (edits: readonly unknown[], left = 0) =>
      api.on(redraftPart, { body: { edits, left } }),
  };
};
