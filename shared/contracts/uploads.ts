import * as z from 'zod/mini';
import { limits } from '../model/limits.ts';
import { line } from '../model/text.ts';
import { uploadTypeNames } from '../model/upload.ts';
import { defineEndpoint } from './endpoint.ts';

export const createUpload = defineEndpoint({
  id: 'create-upload',
  summary: 'A ticket to upload one file of one type and size, once, within five minutes',
  method: 'GET',
  path: '/uploads/presigned-url',
  audience: 'teacher',
  query: z.strictObject({
    fileName: line(limits.fileNameLength),
    fileType: z.enum(uploadTypeNames),
    /**
     * Bytes, in decimal digits; when given it is signed, so the ticket serves a file of exactly this size, once. Without
     * it a day has fewer tickets, and a job that meets a file above the limit deletes it.
     */
    fileSize: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/))),
  }),
  status: 200,
  /**
   * PUT the file to `url` with exactly these `headers`, of which a ticket without a size needs the type only; `key`
   * names it in later calls.
   */
  response: z.object({
    url: z.string(),
    key: z.string(),
    headers: z.object({ 'content-type': z.string(), 'if-none-match': z.string() }),
  }),
  errors: ['quota-exceeded'],
});
