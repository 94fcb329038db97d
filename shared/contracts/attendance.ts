import * as z from 'zod/mini';
import { attendanceContent, attendanceId, classAttendance } from '../model/attendance.ts';
import { classId } from '../model/class-id.ts';
import { versionEndpoints } from './documents.ts';
import { defineEndpoint } from './endpoint.ts';

const path = '/classes/{classId}/attendance/{monthId}';
/** Of a school year, with its summer. */
const MOST_MONTHS = 12;

const params = z.strictObject({ classId, monthId: attendanceId });
const month = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));
/** Months from the beginning of the calendar. */
const countOf = (text: string): number => 12 * Number(text.slice(0, 4)) + Number(text.slice(5));

export const listAttendance = defineEndpoint({
  id: 'list-attendance',
  summary:
    'The rolls of the teacher’s classes, or of one of them, from a month to a month, as they were saved last; none of months without a saved roll',
  method: 'GET',
  path: '/attendance/{from}/{to}',
  audience: 'teacher',
  /** `2026-11`; both months included, at most a year. */
  params: z.strictObject({ from: month, to: month }).check(
    z.refine(
      ({ from, to }) => {
        const months = countOf(to) - countOf(from) + 1;
        return months >= 1 && months <= MOST_MONTHS;
      },
      { error: 'invalid_range', path: ['to'] },
    ),
  ),
  query: z.strictObject({ classId: z.optional(classId) }),
  status: 200,
  response: z.array(classAttendance),
  errors: [],
});

export const getAttendance = defineEndpoint({
  id: 'get-attendance',
  summary:
    'The rolls of a class in a month, with their newest version; an empty version 0 before the first save',
  method: 'GET',
  path,
  audience: 'teacher',
  params,
  status: 200,
  response: classAttendance,
  versioned: true,
  errors: ['class-not-found'],
});

export const attendanceVersions = versionEndpoints({
  name: 'attendance',
  noun: 'month of rolls',
  path,
  savePath: path,
  params,
  content: attendanceContent,
  missing: 'class-not-found',
});
