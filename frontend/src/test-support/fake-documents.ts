import * as z from 'zod/mini';
import { documentEndpoints } from '#shared/contracts/documents.ts';
import { versionTag } from '#shared/contracts/endpoint.ts';
import type { DocumentVersion } from '#shared/model/document.ts';
import { job } from '#shared/model/job.ts';
import { collectParts, valuesOf, type ContentForm } from '../lib/documents/merge/content-form.ts';
import type { FakeApi } from './fake-api.ts';
import { pendingJob } from './sample-jobs.ts';

/** A kind of document for tests only. */
export const sampleEndpoints = documentEndpoints({
  name: 'sample',
  noun: 'sample',
  path: '/samples/jobs',
  listed: job,
  content: z.strictObject({ title: z.string(), marks: z.array(z.string()) }),
});
export type SampleContent = z.infer<typeof sampleEndpoints.content>;

/** Takes a sample apart: its title, and each mark by its index. */
export const sampleForm: ContentForm<SampleContent> = {
  split: ({ title, marks }) => {
    const { values, put } = collectParts();
    put('title', title);
    for (const [index, mark] of marks.entries()) put(`mark/${index}`, mark);
    return { lists: {}, values };
  },
  join: (parts) => ({
    title: parts.values.get('title')?.value,
    marks: valuesOf(parts, 'mark').map(([, mark]) => mark),
  }),
  shown: (value) => value,
};

const first: SampleContent = { title: '2م3', marks: ['14.5', '9'] };

type Version = DocumentVersion & { readonly content: SampleContent };

/** A fake server for one document: stores its versions, by the contract. */
export const fakeDocuments = (api: FakeApi) => {
  let minutes = 0;
  const made = (content: SampleContent) => ({
    createdAt: new Date(Date.UTC(2026, 2, 1, 10, minutes++)).toISOString(),
    contentHash: String(minutes),
    content,
  });
  let newest: Version = { version: 1, author: 'job', ...made(first) };
  let versions = [newest];

  const add = (content: SampleContent, restoredFrom?: number): void => {
    newest = { version: newest.version + 1, author: 'teacher', restoredFrom, ...made(content) };
    versions.push(newest);
  };
  const answer = () => ({ body: newest, etag: versionTag(newest) });
  const change = (content: SampleContent, seen?: string | null, restoredFrom?: number) => {
    if (JSON.stringify(content) === JSON.stringify(newest.content)) return answer();
    if (seen !== versionTag(newest))
      return { status: 412, body: { code: 'precondition-failed', current: newest } };
    add(content, restoredFrom);
    return answer();
  };
  const put = () => {
    const sent = api.calls.at(-1);
    return change(z.parse(sampleEndpoints.content, sent?.body), sent?.precondition);
  };
  const putLate = (body: unknown, precondition?: string | null) =>
    change(z.parse(sampleEndpoints.content, body), precondition);
  const restore = () => {
    const sent = api.calls.at(-1);
    const earlier = versions[Number(sent?.path.split('/').at(-2)) - 1] ?? newest;
    return change(earlier.content, sent?.precondition, earlier.version);
  };

  api.on(sampleEndpoints.getJob, () => ({
    body: { ...pendingJob, status: 'SUCCESS', document: newest },
    etag: versionTag(newest),
  }));
  api.on(sampleEndpoints.getVersion, () => {
    const number = Number(api.calls.at(-1)?.path.split('/').at(-1));
    return { body: versions[number - 1] };
  });
  api.on(sampleEndpoints.putDocument, put);
  api.on(sampleEndpoints.restoreVersion, restore);
  const list = () => ({
    body: versions.map(({ content: _, ...version }) => version).toReversed(),
  });
  api.on(sampleEndpoints.listVersions, list);
  return {
    titles: () => versions.map(({ content }) => content.title),
    newest: () => newest,
    /** Saves as another device. */
    saveElsewhere: (title: string) => add({ ...newest.content, title }),
    saveMarksElsewhere: (...marks: string[]) => add({ ...newest.content, marks }),
    /** A backup is restored that has only the first versions. */
    goBack: (to: number) => {
      versions = versions.slice(0, to);
      newest = versions.at(-1) ?? newest;
    },
    /** Deletes it, and begins it again with the same id. */
    beginAgain: (content: SampleContent) => {
      newest = { version: 1, author: 'teacher', ...made(content) };
      versions = [newest];
    },
    /** The default answers to a save and to a list, for tests that replace them for a while. */
    put,
    list,
    /** The same for a save that arrives after others. */
    putLate,
    saves: () => api.callsOf(sampleEndpoints.putDocument),
  };
};
export type FakeDocuments = ReturnType<typeof fakeDocuments>;
