import * as z from 'zod/mini';
import { classId } from '../model/class-id.ts';
import { courseLog, courseLogContent, courseLogId } from '../model/course-log.ts';
import { versionEndpoints } from './documents.ts';
import { defineEndpoint } from './endpoint.ts';

const path = '/classes/{classId}/course-logs/{logId}';
const params = z.strictObject({ classId, logId: courseLogId });

export const listCourseLogs = defineEndpoint({
  id: 'list-course-logs',
  summary:
    'The logs of all courses of a school year, as they were saved last; none of courses without a saved log',
  method: 'GET',
  path: '/course-logs/{year}',
  audience: 'teacher',
  /** The year in which the school year begins. */
  params: z.strictObject({ year: z.string().check(z.regex(/^20\d{2}$/)) }),
  status: 200,
  response: z.array(courseLog),
  errors: [],
});

export const getCourseLog = defineEndpoint({
  id: 'get-course-log',
  summary: 'The log of a course with its newest version; an empty version 0 before the first save',
  method: 'GET',
  path,
  audience: 'teacher',
  params,
  status: 200,
  response: courseLog,
  versioned: true,
  errors: ['class-not-found'],
});

export const courseLogVersions = versionEndpoints({
  name: 'course-log',
  noun: 'course log',
  path,
  savePath: path,
  params,
  content: courseLogContent,
  missing: 'class-not-found',
});
