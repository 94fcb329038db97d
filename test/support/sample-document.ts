import * as z from 'zod/mini';
import type { DocumentFeature } from '#core/documents/document-handlers.ts';
import type { DocumentFiles } from '#core/documents/s3-document-files.ts';
import { toJob } from '#core/jobs/to-job.ts';
import { documentEndpoints } from '#shared/contracts/documents.ts';
import { gradeKind } from '#shared/contracts/gradebooks.ts';
import { job } from '#shared/model/job.ts';
import { line } from '#shared/model/text.ts';

/** A kind of document for tests only: the marks of a class, as a job might have read them. */
export const sampleDocuments = documentEndpoints({
  name: 'sample',
  noun: 'sample',
  path: '/samples/jobs',
  listed: job,
  content: z.strictObject({
    title: line(200),
    marks: z.array(z.strictObject({ pupil: line(200), mark: z.number() })),
  }),
});
export type SampleContent = z.infer<typeof sampleDocuments.content>;

/** Grade extractions with such documents. */
export const sampleFeature = {
  ...gradeKind,
  documents: sampleDocuments,
  show: toJob,
} satisfies DocumentFeature;

export const sampleContent: SampleContent = {
  title: 'قسم 2م3',
  marks: [
    { pupil: 'أمينة', mark: 14.5 },
    { pupil: 'ياسين', mark: 9 },
  ],
};

/** The contents of documents, in memory. */
export function memoryFiles() {
  const kept = new Map<string, string>();
  return {
    kept,
    read: async (key) => kept.get(key),
    write: async (key, json) => void kept.set(key, json),
    remove: async (key) => void kept.delete(key),
    list: async (prefix) => [...kept.keys()].filter((key) => key.startsWith(prefix)),
  } satisfies DocumentFiles & { kept: Map<string, string> };
}
