import { expect, it } from 'vitest';
import type { Game } from '../../../shared/contracts/games.ts';
import { callEndpoint, student, teacher } from '../../../test/support/call-endpoint.ts';
import { handler } from './list-games.ts';

it.each([
  ['a teacher', teacher],
  ['a student', student],
])('lists the games for %s, with names and pictures', async (_, user) => {
  const { status, body } = await callEndpoint(handler, { user });
  const games = body as Game[];
  expect(status).toBe(200);
  expect(games.map(({ id }) => id)).toEqual(['spinner', 'quiz']);
  for (const { id, image, name, description } of games) {
    expect(image).toBe(`/games/${id}.svg`);
    expect(name.en && name.ar && description.en && description.ar).toBeTruthy();
  }
});

it('tells nothing to a caller without a session', async () => {
  expect((await callEndpoint(handler, { user: null })).status).toBe(401);
});
