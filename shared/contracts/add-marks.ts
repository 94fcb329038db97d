import * as z from 'zod/mini';
import { addedMarks, marksToAdd } from '../model/added-marks.ts';
import { classId } from '../model/class-id.ts';
import { defineEndpoint } from './endpoint.ts';

/**
 * Each mark is compared with the newest version: a new one is written, an equal one needs nothing, and a different one
 * is written only if the choices name it. The same call may be repeated.
 */
export const addMarks = defineEndpoint({
  id: 'add-marks',
  summary: 'Adds marks from elsewhere to the mark sheet of a subject of a class in a term',
  method: 'POST',
  path: '/classes/{classId}/mark-sheets/add-marks',
  audience: 'teacher',
  params: z.strictObject({ classId }),
  body: marksToAdd,
  status: 200,
  response: addedMarks,
  errors: ['class-not-found', 'mark-sheets-full', 'document-too-large', 'precondition-failed'],
});
