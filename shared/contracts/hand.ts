import * as z from 'zod/mini';
import { keptHand, learntHand } from '../model/hand.ts';
import { defineEndpoint } from './endpoint.ts';

export const getHand = defineEndpoint({
  id: 'get-hand',
  summary:
    "What the reader of marks has learnt of the caller's handwriting; 204 unless the caller lets it learn",
  method: 'GET',
  path: '/grades/hand',
  audience: 'teacher',
  status: 200,
  emptyStatus: 204,
  response: learntHand,
  errors: [],
});

export const putHand = defineEndpoint({
  id: 'put-hand',
  summary:
    "Lets the reader of marks learn the caller's handwriting from confirmed pages, or forgets at once what it has learnt",
  method: 'PUT',
  path: '/grades/hand',
  audience: 'teacher',
  body: z.strictObject({ learn: z.boolean() }),
  status: 200,
  emptyStatus: 204,
  response: learntHand,
  live: true,
  errors: ['identity-unavailable'],
});

/** What was learnt of a teacher's handwriting; only of one who asked for it, until it is forgotten. */
export const handItem = { item: 'HAND', attribute: 'hand', schema: keptHand };
