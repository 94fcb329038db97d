import * as z from 'zod/mini';
import { isoDateTime } from './text.ts';

/** Who made a version of a document: the job whose result it is, or the teacher who edited it. */
export const documentAuthors = ['job', 'teacher'] as const;

/** One version of a document, without what stands in it. Once written it never changes. */
export const documentVersion = z.object({
  /** 1 is the job's own; each change makes the next. */
  version: z.int().check(z.positive()),
  createdAt: isoDateTime(),
  author: z.enum(documentAuthors),
  /** The version whose content this one has again. */
  restoredFrom: z.optional(z.int().check(z.positive())),
});
export type DocumentVersion = z.infer<typeof documentVersion>;

/** That its teacher stands by a version, and since when; one that is newer they have not confirmed. */
export const confirmation = z.object({
  version: z.int().check(z.positive()),
  at: isoDateTime(),
});
export type Confirmation = z.infer<typeof confirmation>;
