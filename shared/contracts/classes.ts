import * as z from 'zod/mini';
import { classId } from '../model/class-id.ts';
import { classContent, classSummary, savedClass } from '../model/saved-class.ts';
import { defineEndpoint } from './endpoint.ts';

const byId = z.strictObject({ classId });

export const listClasses = defineEndpoint({
  id: 'list-classes',
  summary: 'The classes the caller keeps, without their pupils, in the order they were kept',
  method: 'GET',
  path: '/classes',
  audience: 'teacher',
  status: 200,
  response: z.array(classSummary),
  errors: [],
});

export const addClass = defineEndpoint({
  id: 'add-class',
  summary: 'Keeps a class; the same idempotency key answers the class that was kept with it first',
  method: 'POST',
  path: '/classes',
  audience: 'teacher',
  body: classContent,
  status: 201,
  response: savedClass,
  idempotent: true,
  errors: ['idempotency-key-invalid', 'classes-full'],
});

export const getClass = defineEndpoint({
  id: 'get-class',
  summary: 'A class with its pupils; it has been used then, and is kept the longer',
  method: 'GET',
  path: '/classes/{classId}',
  audience: 'teacher',
  params: byId,
  status: 200,
  response: savedClass,
  versioned: true,
  errors: ['class-not-found'],
});

/** If `If-Match` names an older version, nothing is stored, and 412 `precondition-failed` carries the `current`. */
export const replaceClass = defineEndpoint({
  id: 'replace-class',
  summary: 'Keeps a class as it is now, in place of what was kept of it',
  method: 'PUT',
  path: '/classes/{classId}',
  audience: 'teacher',
  params: byId,
  body: classContent,
  status: 200,
  response: savedClass,
  versioned: true,
  errors: ['class-not-found', 'precondition-required', 'precondition-failed'],
});

export const deleteClass = defineEndpoint({
  id: 'delete-class',
  summary: 'Deletes a class',
  method: 'DELETE',
  path: '/classes/{classId}',
  audience: 'teacher',
  params: byId,
  status: 204,
  live: true,
  errors: ['class-not-found', 'identity-unavailable'],
});
