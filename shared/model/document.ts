import * as z from 'zod/mini';
import { isoDateTime } from './text.ts';

/** Who made a version of a document: the job whose result it is, or the teacher who edited it. */
export const documentAuthors = ['job', 'teacher'] as const;

/** One version of a document, without its content. It never changes once it is written. */
export const documentVersion = z.object({
  /** 1 is the job's own version; each change adds one. 0: of a document of a class that was never saved. */
  version: z.int().check(z.gte(0)),
  createdAt: isoDateTime(),
  author: z.enum(documentAuthors),
  /** The earlier version whose content this one repeats. */
  restoredFrom: z.optional(z.int().check(z.positive())),
  /** Names the content. A number can come twice: in a restored backup, or when a sheet is deleted and begun again. */
  contentHash: z.optional(z.string()),
});
export type DocumentVersion = z.infer<typeof documentVersion>;

/** The version that the teacher has confirmed, and when. Newer versions are unconfirmed. */
export const confirmation = z.object({
  version: z.int().check(z.positive()),
  at: isoDateTime(),
});
export type Confirmation = z.infer<typeof confirmation>;
