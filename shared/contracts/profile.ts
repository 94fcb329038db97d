import { professionalProfile } from '../model/profile.ts';
import { defineEndpoint } from './endpoint.ts';

export const getProfile = defineEndpoint({
  id: 'get-profile',
  summary: "The caller's professional profile; 204 when there is none yet",
  method: 'GET',
  path: '/profile/professional',
  audience: 'signed-in',
  status: 200,
  emptyStatus: 204,
  response: professionalProfile,
  errors: [],
});

export const putProfile = defineEndpoint({
  id: 'put-profile',
  summary: "Saves the caller's professional profile as a whole",
  method: 'PUT',
  path: '/profile/professional',
  audience: 'signed-in',
  body: professionalProfile,
  status: 200,
  response: professionalProfile,
  conditional: true,
  errors: ['precondition-failed'],
});

/** The profile page saves it, and what is printed has it. */
export const profileValue = {
  item: 'PROFILE',
  attribute: 'profile',
  schema: professionalProfile,
  get: getProfile,
  put: putProfile,
};
