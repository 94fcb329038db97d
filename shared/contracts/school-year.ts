import { emptySchoolYear, schoolYear } from '../model/school-year.ts';
import { defineEndpoint } from './endpoint.ts';

export const getSchoolYear = defineEndpoint({
  id: 'get-school-year',
  summary: "The caller's timetable and holidays; a timetable without lessons when nothing is saved",
  method: 'GET',
  path: '/school-year',
  audience: 'teacher',
  status: 200,
  response: schoolYear,
  errors: [],
});

export const putSchoolYear = defineEndpoint({
  id: 'put-school-year',
  summary: "Saves the caller's timetable and holidays as a whole",
  method: 'PUT',
  path: '/school-year',
  audience: 'teacher',
  body: schoolYear,
  status: 200,
  response: schoolYear,
  conditional: true,
  errors: ['precondition-failed'],
});

/** A teacher's timetable and holidays; the profile page saves them, and every notebook prints them. */
export const schoolYearValue = {
  item: 'SCHOOL-YEAR',
  attribute: 'schoolYear',
  schema: schoolYear,
  empty: emptySchoolYear,
  // Older clients do not know them.
  kept: ['changes', 'exams', 'begins', 'ends', 'weekA', 'meetings'] as const,
  get: getSchoolYear,
  put: putSchoolYear,
};
