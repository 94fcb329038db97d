import { expect, it } from 'vitest';
import type { Game } from '#shared/contracts/games.ts';
import { callEndpoint, student, teacher } from '#test/support/call-endpoint.ts';
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
    expect(name && description).toBeTruthy();
  }
});

it.each([
  ['ar', 'عجلة الأسماء'],
  ['fr, ar;q=0.5', 'عجلة الأسماء'],
  ['en-US', 'Spinner Game'],
  ['fr', 'Spinner Game'],
])('names the games in the language of the call (%s), and in both', async (language, name) => {
  const { body, headers: answered } = await callEndpoint(handler, {
    headers: { 'accept-language': language },
  });
  const names = { en: 'Spinner Game', ar: 'عجلة الأسماء' };
  expect((body as Game[])[0]).toMatchObject({ name, names });
  expect(answered['vary']).toBe('accept-encoding, accept-language');
});

it('gives another ETag for another language', async () => {
  const headers = { 'accept-language': 'ar' };
  const arabic = await callEndpoint(handler, { headers });
  const tag = { 'if-none-match': String(arabic.headers['etag']) };
  expect(await callEndpoint(handler, { headers: { ...headers, ...tag } })).toMatchObject({
    status: 304,
  });
  expect(await callEndpoint(handler, { headers: tag })).toMatchObject({ status: 200 });
});

it('answers nothing to a caller without a session', async () => {
  expect((await callEndpoint(handler, { user: null })).status).toBe(401);
});
