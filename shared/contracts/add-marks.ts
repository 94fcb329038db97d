import * as z from 'zod/mini';
import { addedMarks, marksToAdd } from '../model/added-marks.ts';
import { classId } from '../model/class-id.ts';
import { defineEndpoint } from './endpoint.ts';

/** A new mark is written, an equal one needs nothing, a different one only if the choices name it. */
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
