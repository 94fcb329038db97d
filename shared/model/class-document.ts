import * as z from 'zod/mini';
import { classId } from './class-id.ts';
import { documentVersion } from './document.ts';

/** A kind of documents of classes. Each document is there, and empty, before its first save. */
export interface ClassDocumentKind<Content extends object> {
  /** A kind is known by its ids: those of other kinds do not fit. */
  readonly id: z.core.$ZodType<string>;
  readonly content: z.core.$ZodType<Content>;
  readonly empty: Content;
}

/** The version of a document that was never saved. A save over it makes version 1. */
export const unsavedVersion = {
  version: 0,
  createdAt: '1970-01-01T00:00:00.000Z',
  author: 'teacher',
  contentHash: 'none',
} as const;

/** A document of a class, with one of its versions. */
export const classDocument = <Content extends z.core.$ZodType<object>>(
  id: z.core.$ZodType<string>,
  content: Content,
) => z.object({ classId, id, document: z.extend(documentVersion, { content }) });
