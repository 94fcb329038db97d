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
     * Bytes, in decimal digits. A given size is signed, so the ticket accepts one file of exactly this size. Tickets
     * without a size have a lower quota, and jobs delete files above the limit.
     */
    fileSize: z.optional(z.string().check(z.regex(/^[1-9]\d{0,8}$/))),
  }),
  status: 200,
  /**
   * PUT the file to `url` with exactly these `headers`; a ticket without a size needs only the content type. `key`
   * names the file in later calls.
   */
  response: z.object({
    url: z.string(),
    key: z.string(),
    headers: z.object({ 'content-type': z.string(), 'if-none-match': z.string() }),
  }),
  errors: ['quota-exceeded'],
});
