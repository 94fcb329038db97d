import * as z from 'zod/mini';
import { classAttendance } from '../model/attendance.ts';
import { classFigures } from '../model/class-figures.ts';
import { classId } from '../model/class-id.ts';
import { classSubjects } from '../model/class-subjects.ts';
import { courseLog } from '../model/course-log.ts';
import { documentVersion } from '../model/document.ts';
import { generatedFile, job } from '../model/job.ts';
import { jobKinds } from '../model/job-steps.ts';
import { markSheet } from '../model/mark-sheet.ts';
import { savedClass } from '../model/saved-class.ts';
import { shelfId } from '../model/question-shelf.ts';
import { roles } from '../model/role.ts';
import { seatingPlan } from '../model/seating.ts';
import { student } from '../model/student.ts';
import { isoDateTime } from '../model/text.ts';
import { trailEntry } from '../model/trail.ts';
import { listedSheet } from '../paper/printed-sheet.ts';
import { defineEndpoint } from './endpoint.ts';
import { ownExport } from './own-values.ts';

/** Everything the product keeps about one user. Links to files are short-lived. */
export const accountExport = z.object({
  exportedAt: isoDateTime(),
  account: z.object({
    uid: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    role: z.enum(roles),
  }),
  /** Also, since when the reader learns the handwriting, and the numbers that it has learnt. */
  ...ownExport.shape,
  /** What happened with the account, newest first. */
  trail: z.optional(z.array(trailEntry)),
  students: z.array(student),
  classes: z.array(savedClass),
  markSheets: z.array(markSheet),
  /** How the general averages of classes are calculated. */
  classSubjects: z.array(z.extend(classSubjects, { classId })),
  /** Where the pupils of classes sit. */
  classSeatings: z.array(z.object({ classId, seating: seatingPlan })),
  /** What was taught in each session. */
  courseLogs: z.array(courseLog),
  /** Who was absent or late in each session, by month. */
  attendance: z.array(classAttendance),
  /** The shelves of the question bank in their newest version, with links to their JSON content. */
  questionShelves: z.array(z.extend(documentVersion, { id: shelfId, url: z.string() })),
  /** How well classes answered the questions of tests. */
  questionFigures: z.array(classFigures),
  /** What the printed pages of marks and answer sheets mean, by the number in their corners. */
  printedSheets: z.array(listedSheet),
  /** What other teachers' rosters say about the user, without the teachers' names. */
  rosters: z.array(z.omit(student, { studentId: true })),
  jobs: z.array(
    z.extend(job, {
      kind: z.enum(jobKinds),
      request: z.record(z.string(), z.unknown()),
      result: z.optional(z.string()),
      /** Every version of the job's document, newest first. The newest has a link to its JSON content. */
      versions: z.optional(z.array(z.extend(documentVersion, { url: z.optional(z.string()) }))),
      /** The straightened page that the marks were read from. */
      page: z.optional(generatedFile),
    }),
  ),
  uploads: z.array(
    z.extend(z.omit(generatedFile, { contentType: true }), { uploadedAt: isoDateTime() }),
  ),
  /** Use of daily quotas; `day` is a date in UTC. */
  usage: z.array(z.object({ what: z.string(), day: z.string(), count: z.int() })),
});
export type AccountExport = z.infer<typeof accountExport>;

export const exportAccount = defineEndpoint({
  id: 'export-account',
  summary: 'Everything the product keeps about the caller, as one JSON document',
  method: 'GET',
  path: '/account/export',
  audience: 'signed-in',
  status: 200,
  response: accountExport,
  live: true,
  errors: ['identity-unavailable'],
});

export const deleteAccount = defineEndpoint({
  id: 'delete-account',
  summary:
    "Removes the caller's profile, roster, classes, jobs, files and identity; after 503 the same call goes on with the rest, whose number is `remaining`",
  method: 'DELETE',
  path: '/account',
  audience: 'signed-in',
  status: 204,
  live: true,
  errors: ['recent-sign-in-required', 'identity-unavailable'],
});

export const endSessions = defineEndpoint({
  id: 'end-sessions',
  summary:
    "Ends the caller's sessions on all devices: none can be renewed, and a token works for an hour at most, but not for calls that export or delete",
  method: 'DELETE',
  path: '/account/sessions',
  audience: 'signed-in',
  status: 204,
  errors: ['identity-unavailable'],
});
