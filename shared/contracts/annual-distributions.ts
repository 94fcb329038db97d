import { annualDistributions } from '../model/annual-distribution.ts';
import { defineEndpoint } from './endpoint.ts';

export const getAnnualDistributions = defineEndpoint({
  id: 'get-annual-distributions',
  summary: "The caller's annual distributions; an empty list when nothing is saved",
  method: 'GET',
  path: '/annual-distributions',
  audience: 'teacher',
  status: 200,
  response: annualDistributions,
  errors: [],
});

export const putAnnualDistributions = defineEndpoint({
  id: 'put-annual-distributions',
  summary: "Saves the caller's annual distributions as a whole",
  method: 'PUT',
  path: '/annual-distributions',
  audience: 'teacher',
  body: annualDistributions,
  status: 200,
  response: annualDistributions,
  conditional: true,
  errors: ['precondition-failed'],
});
