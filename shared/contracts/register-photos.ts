import * as z from 'zod/mini';
import { registerReading } from '../attendance/register-reading.ts';
import { classId } from '../model/class-id.ts';
import { term } from '../model/term.ts';
import { jobFailure } from '../model/job.ts';
import { line } from '../model/text.ts';
import { box } from '../page/box.ts';
import { defineEndpoint } from './endpoint.ts';

const index = z.int().check(z.gte(0));

/** A page of a register in a photo: what it says, and the page itself, to look at. */
const photographedRegister = z.object({
  reading: registerReading,
  /** The page from straight above, as a JPEG in base64. */
  picture: z.string(),
  width: z.int(),
  height: z.int(),
  /** Where boxes are, in shares of the picture: those that have ink, by row and column of the reading. */
  places: z.array(z.object({ row: index, column: index, box })),
  /** A corner of the page is not in the photo, or is covered. */
  isCut: z.boolean(),
});
export type PhotographedRegister = z.infer<typeof photographedRegister>;

/** A printed page of the teacher that is no register, and what it says. */
const otherSheet = z.object({
  kind: z.enum(['marks', 'answers']),
  classId,
  /** Of the class. */
  name: z.string(),
  /** The subject of marks, or the title of the test. */
  title: z.string(),
  /** Of marks. */
  term: z.optional(term),
});
export type OtherSheet = z.infer<typeof otherSheet>;

/**
 * Why a photo has no page of a register: it is no picture or a broken one, it shows no printed page, one of somebody else, one
 * that is not sure, or one of marks.
 */
export const registerProblems = [
  'unusable',
  'no-sheet',
  'unknown',
  'unclear',
  'other-sheet',
] as const;

/**
 * Reads the pages of the caller's printed registers in one photo. The picture is an upload of the caller; it is deleted
 * whatever the answer is, and nothing of it is stored. No roll is changed.
 */
export const readRegisterPhoto = defineEndpoint({
  id: 'read-register-photo',
  summary: 'Reads printed registers in an uploaded picture, and deletes the picture',
  method: 'POST',
  path: '/attendance/register-photos',
  audience: 'teacher',
  body: z.strictObject({
    /** The key of an uploaded JPEG or PNG. */
    imageS3Key: line(400),
  }),
  costly: true,
  status: 200,
  response: z.object({
    pages: z.array(photographedRegister),
    /** Only without a page. */
    problem: z.optional(z.enum(registerProblems)),
    /** Of an unusable picture: what is wrong with it. */
    failure: z.optional(jobFailure),
    /** Pages in the photo that another part of the product reads. */
    others: z.optional(z.array(otherSheet)),
  }),
  errors: ['upload-not-yours', 'upload-not-found'],
});
