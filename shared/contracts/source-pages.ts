import * as z from 'zod/mini';
import { line } from '../model/text.ts';
import { defineEndpoint } from './endpoint.ts';

/** Characters of a text, from `start` to before `end`, in UTF-16 units. */
const range = z.object({ start: z.int(), end: z.int() });

/** A paragraph of a page that was photographed or scanned. */
const readParagraph = z.object({
  text: z.string(),
  /** Words that were not read with certainty and need to be compared with the page, in the order of the text. */
  doubts: z.array(range),
});
export type ReadParagraph = z.infer<typeof readParagraph>;

const sourcePage = z.object({
  /** In reading order. */
  paragraphs: z.array(readParagraph),
  /** Whether so much is uncertain that a better photo is worth taking. */
  isPoor: z.boolean(),
});
export type SourcePage = z.infer<typeof sourcePage>;

/**
 * Reads the printed text of one page, Arabic, French or English, for the source text of a draft. The picture is an
 * upload of the caller; it is deleted whatever the answer is, and nothing of it is stored.
 */
export const readSourcePage = defineEndpoint({
  id: 'read-source-page',
  summary: 'Reads the text of a page in an uploaded picture, and deletes the picture',
  method: 'POST',
  path: '/ai-content/source-pages',
  audience: 'teacher',
  body: z.strictObject({
    /** The key of an uploaded JPEG or PNG. */
    imageS3Key: line(400),
  }),
  costly: true,
  status: 200,
  response: sourcePage,
  errors: [
    'upload-not-yours',
    'upload-not-found',
    'picture-unusable',
    'page-unreadable',
    'page-takes-too-long',
  ],
});
