import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

export const game = z.object({
  id: z.string(),
  name: z.object({ en: z.string(), ar: z.string() }),
  description: z.object({ en: z.string(), ar: z.string() }),
  image: z.string(),
});
export type Game = z.infer<typeof game>;

export const listGames = defineEndpoint({
  id: 'list-games',
  summary: 'The games for the class',
  method: 'GET',
  path: '/games',
  audience: 'signed-in',
  status: 200,
  response: z.array(game),
  errors: [],
});
