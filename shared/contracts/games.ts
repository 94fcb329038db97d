import * as z from 'zod/mini';
import { bothLanguages } from '../model/both-languages.ts';
import { defineEndpoint } from './endpoint.ts';

export const game = z.object({
  id: z.string(),
  /** In the language of the call. */
  name: z.string(),
  description: z.string(),
  image: z.string(),
  names: z.optional(bothLanguages),
  descriptions: z.optional(bothLanguages),
});
export type Game = z.infer<typeof game>;

export const listGames = defineEndpoint({
  id: 'list-games',
  summary: 'The games for the class',
  method: 'GET',
  path: '/games',
  audience: 'signed-in',
  localized: true,
  status: 200,
  response: z.array(game),
  errors: [],
});
