import * as z from 'zod/mini';
import { languages } from '../../../../shared/model/locale.ts';

/** What a notebook job was asked for, as its record keeps it. */
export const notebookRequest = z.object({
  coverImageKey: z.string(),
  studentNamesFileS3Key: z.string(),
  language: z.enum(languages),
});
export type NotebookRequest = z.infer<typeof notebookRequest>;
