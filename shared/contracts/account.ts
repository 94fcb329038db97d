import * as z from 'zod/mini';
import { documentVersion } from '../model/document.ts';
import { generatedFile, job } from '../model/job.ts';
import { jobKinds } from '../model/job-steps.ts';
import { savedClass } from '../model/saved-class.ts';
import { professionalProfile } from '../model/profile.ts';
import { roles } from '../model/role.ts';
import { schoolYear } from '../model/school-year.ts';
import { student } from '../model/student.ts';
import { isoDateTime } from '../model/text.ts';
import { defineEndpoint } from './endpoint.ts';

/** Everything the product keeps about one user. Links to files are short-lived. */
export const accountExport = z.object({
  exportedAt: isoDateTime(),
  account: z.object({
    uid: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    role: z.enum(roles),
  }),
  profile: z.optional(professionalProfile),
  schoolYear: z.optional(schoolYear),
  /** The user's own roster. */
  students: z.array(student),
  /** The classes the user keeps. */
  classes: z.array(savedClass),
  /** What others' rosters say of the user; not whose they are. */
  rosters: z.array(z.omit(student, { studentId: true })),
  jobs: z.array(
    z.extend(job, {
      kind: z.enum(jobKinds),
      request: z.record(z.string(), z.unknown()),
      result: z.optional(z.string()),
      /** Every version of the job's document, newest first. The newest has a link to its content, as JSON. */
      versions: z.optional(z.array(z.extend(documentVersion, { url: z.optional(z.string()) }))),
      /** The page that the marks of the document were read from, straightened. */
      page: z.optional(generatedFile),
    }),
  ),
  uploads: z.array(
    z.extend(z.omit(generatedFile, { contentType: true }), { uploadedAt: isoDateTime() }),
  ),
  /** How much was used of a day's allowances; `day` is a date in UTC. */
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
  errors: [],
});

export const deleteAccount = defineEndpoint({
  id: 'delete-account',
  summary:
    "Removes the caller's profile, roster, classes, jobs, files and identity; after 503 the same call goes on with the rest, whose number is `remaining`",
  method: 'DELETE',
  path: '/account',
  audience: 'signed-in',
  status: 204,
  errors: ['recent-sign-in-required', 'identity-unavailable'],
});
