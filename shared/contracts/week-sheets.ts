import * as z from 'zod/mini';
import { languages } from '../model/locale.ts';
import { isoDate } from '../model/text.ts';
import { defineEndpoint } from './endpoint.ts';

export const printWeek = defineEndpoint({
  id: 'print-week',
  summary: "A week of the caller's lessons as a PDF on one sheet",
  method: 'GET',
  path: '/school-year/weeks/{date}/sheet',
  audience: 'teacher',
  /** Any date of the week. */
  params: z.strictObject({ date: isoDate() }),
  /** Missing: English. */
  query: z.object({ language: z.optional(z.enum(languages)) }),
  status: 200,
  file: true,
  errors: [],
});
