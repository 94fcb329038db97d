import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { documentVersion, type DocumentVersion } from '#shared/model/document.ts';
import type { DocumentStore, VersionRecord } from './document-store.ts';

export type FullVersion<Content extends object = object> = DocumentVersion & {
  readonly content: Content;
};

/**
 * Reads and validates the content of a version.
 * @throws AppError `document-not-found` if the version has gone meanwhile
 */
export async function readVersion<Content extends object>(
  documents: Pick<DocumentStore, 'read'>,
  schema: z.core.$ZodType<Content>,
  record: VersionRecord,
): Promise<FullVersion<Content>> {
  const stored = await documents.read(record);
  if (stored === undefined) throw new AppError('document-not-found');
  return { ...z.parse(documentVersion, record), content: z.parse(schema, stored) };
}
