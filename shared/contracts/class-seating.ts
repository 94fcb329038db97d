import * as z from 'zod/mini';
import { classId } from '../model/class-id.ts';
import { languages } from '../model/locale.ts';
import { noSeating, seatingPlan } from '../model/seating.ts';
import { classValue } from './class-value.ts';
import { defineEndpoint } from './endpoint.ts';

export const classSeatingValue = classValue({
  name: 'seating',
  noun: 'Where the pupils of a class sit',
  schema: seatingPlan,
  empty: noSeating,
});
export const { get: getClassSeating, put: putClassSeating } = classSeatingValue;

export const printSeating = defineEndpoint({
  id: 'print-seating',
  summary: 'Where the pupils of a class sit, on one page, as a PDF',
  method: 'GET',
  path: '/classes/{classId}/seating/page',
  audience: 'teacher',
  params: z.strictObject({ classId }),
  /** Missing: English. */
  query: z.object({ language: z.optional(z.enum(languages)) }),
  status: 200,
  file: true,
  errors: ['class-not-found'],
});
