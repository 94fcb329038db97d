import * as z from 'zod/mini';
import { classId } from '../model/class-id.ts';
import { classSubjects } from '../model/class-subjects.ts';
import { defineEndpoint } from './endpoint.ts';

const path = '/classes/{classId}/subjects';
const byClass = z.strictObject({ classId });

export const getClassSubjects = defineEndpoint({
  id: 'get-class-subjects',
  summary:
    'How the general averages of a class are calculated: its subjects with their coefficients; none before the first save',
  method: 'GET',
  path,
  audience: 'teacher',
  params: byClass,
  status: 200,
  response: classSubjects,
  errors: ['class-not-found'],
});

export const putClassSubjects = defineEndpoint({
  id: 'put-class-subjects',
  summary: 'Saves how the general averages of a class are calculated, as a whole',
  method: 'PUT',
  path,
  audience: 'teacher',
  params: byClass,
  body: classSubjects,
  status: 200,
  response: classSubjects,
  conditional: true,
  errors: ['class-not-found', 'precondition-failed'],
});
