import * as z from 'zod/mini';
import { roles } from '../model/role.ts';
import { defineEndpoint } from './endpoint.ts';

export const assignRole = defineEndpoint({
  id: 'assign-role',
  summary:
    'Gives a user who registered themselves the teacher role; an invited student keeps theirs',
  method: 'POST',
  path: '/account/role',
  audience: 'signed-in',
  status: 200,
  response: z.object({ role: z.enum(roles) }),
  errors: [
    'account-not-eligible',
    'email-not-verified',
    'email-domain-not-allowed',
    'identity-unavailable',
  ],
});

export const exportAccount = defineEndpoint({
  id: 'export-account',
  summary: 'Everything the product keeps about the caller, as one JSON document',
  method: 'GET',
  path: '/account/export',
  audience: 'signed-in',
  status: 200,
  response: z.looseObject({ exportedAt: z.iso.datetime() }),
  errors: [],
});

export const deleteAccount = defineEndpoint({
  id: 'delete-account',
  summary: "Removes the caller's profile, roster, jobs, files and identity",
  method: 'DELETE',
  path: '/account',
  audience: 'signed-in',
  status: 204,
  errors: ['identity-unavailable'],
});
