import * as z from 'zod/mini';
import { isoDateTime } from './text.ts';

/** Raise it when the text says something else than before: each teacher is then asked once more. */
export const noticeVersion = 2;

/** That a teacher has accepted the text. */
export const noticeAcceptance = z.object({
  version: z.int(),
  acceptedAt: isoDateTime(),
});
