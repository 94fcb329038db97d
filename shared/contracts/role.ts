import * as z from 'zod/mini';
import { roles } from '../model/role.ts';
import { defineEndpoint } from './endpoint.ts';

export const assignRole = defineEndpoint({
  id: 'assign-role',
  summary:
    'Gives a user who registered themselves the teacher role; an invited student keeps theirs, unless they ask to be a teacher',
  method: 'POST',
  path: '/account/role',
  audience: 'signed-in',
  query: z.strictObject({
    /** Requests a role; for people who were invited at an address they have verified. */
    role: z.optional(z.literal('teacher')),
  }),
  status: 200,
  response: z.object({ role: z.enum(roles) }),
  errors: [
    'account-not-eligible',
    'email-not-verified',
    'email-domain-not-allowed',
    'identity-unavailable',
  ],
});
