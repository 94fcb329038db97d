import * as z from 'zod/mini';
import { languages } from '../model/locale.ts';
import { isoDate } from '../model/text.ts';
import { defineEndpoint } from './endpoint.ts';

/** Who reads it: a visitor, such as an inspector, or a substitute, who gets one sheet. */
export const folderReaders = ['visit', 'substitute'] as const;
export type FolderReader = (typeof folderReaders)[number];

const ticked = z.optional(z.literal('true'));

export const printFolder = defineEndpoint({
  id: 'print-folder',
  summary: "A day of the caller's lessons as a PDF for a visitor or a substitute",
  method: 'GET',
  path: '/school-year/days/{date}/folder',
  audience: 'teacher',
  params: z.strictObject({ date: isoDate() }),
  /** Missing: English, for a visitor, without marks, and without what is ahead or behind. */
  query: z.object({
    language: z.optional(z.enum(languages)),
    for: z.optional(z.enum(folderReaders)),
    marks: ticked,
    standing: ticked,
  }),
  status: 200,
  file: true,
  errors: [],
});
