import { expect, it } from 'vitest';
import type { LibraryImage } from '#shared/contracts/notebooks.ts';
import { callEndpoint, student } from '#test/support/call-endpoint.ts';
import { handler } from './list-covers.ts';

it('lists at least twelve covers with titles in both languages', async () => {
  const { status, body } = await callEndpoint(handler, { user: student });
  const covers = body as LibraryImage[];
  expect(status).toBe(200);
  expect(covers.length).toBeGreaterThanOrEqual(12);
  for (const { key, url, thumbnailUrl, title, titles } of covers) {
    expect(url).toBe(`/${key}`);
    expect(thumbnailUrl).toMatch(/^\/covers\/[\w-]+\.thumb\.jpg$/);
    expect(title).toBe(titles?.en);
    expect(titles?.ar).toBeTruthy();
  }
});

it('gives the titles in the language of the call', async () => {
  const headers = { 'accept-language': 'ar' };
  const { body, headers: answered } = await callEndpoint(handler, { user: student, headers });
  for (const { title, titles } of body as LibraryImage[]) expect(title).toBe(titles?.ar);
  expect(answered['vary']).toBe('accept-encoding, accept-language');
});
