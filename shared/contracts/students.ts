import * as z from 'zod/mini';
import { student, studentDraft } from '../model/student.ts';
import { uid } from '../model/uid.ts';
import { defineEndpoint } from './endpoint.ts';

const invitationErrors = [
  'quota-exceeded',
  'unverified-quota-exceeded',
  'project-quota-exceeded',
  'identity-unavailable',
  'mail-unavailable',
] as const;

const byId = z.strictObject({ studentId: uid() });

export const listStudents = defineEndpoint({
  id: 'list-students',
  summary: "The caller's roster",
  method: 'GET',
  path: '/students',
  audience: 'teacher',
  status: 200,
  response: z.array(student),
  errors: [],
});

export const addStudent = defineEndpoint({
  id: 'add-student',
  summary:
    'Adds a student and sends an invitation to the site by e-mail, in the language of Accept-Language',
  method: 'POST',
  path: '/students',
  audience: 'teacher',
  body: studentDraft,
  mails: true,
  status: 201,
  response: z.object({ studentId: z.string(), firebaseUid: z.optional(z.string()) }),
  errors: ['student-exists', 'roster-full', ...invitationErrors],
});

export const updateStudent = defineEndpoint({
  id: 'update-student',
  summary: "Changes a student's name on the caller's roster",
  method: 'PUT',
  path: '/students/{studentId}',
  audience: 'teacher',
  params: byId,
  body: z.pick(studentDraft, { fullName: true }),
  status: 200,
  response: student,
  errors: ['student-not-found'],
});

export const deleteStudent = defineEndpoint({
  id: 'delete-student',
  summary:
    "Removes a student from the caller's roster, and the invited account too if no other teacher needs it",
  method: 'DELETE',
  path: '/students/{studentId}',
  audience: 'teacher',
  params: byId,
  status: 204,
  live: true,
  errors: ['student-not-found', 'identity-unavailable'],
});

export const resendInvitation = defineEndpoint({
  id: 'resend-invitation',
  summary: 'Sends the invitation again',
  method: 'POST',
  path: '/students/{studentId}/invitation',
  audience: 'teacher',
  params: byId,
  mails: true,
  status: 204,
  errors: ['student-not-found', ...invitationErrors],
});
