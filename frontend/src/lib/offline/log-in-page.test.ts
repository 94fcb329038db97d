import { expect, it } from 'vitest';
import { refusePage } from './log-in-page.ts';

const answer = (type: string) => new Response('{}', { headers: { 'content-type': type } });

it('takes a page for no network, as `fetch` reports it, and lets every other answer through', async () => {
  const page = answer('text/html; charset=utf-8');
  await expect(refusePage({ response: page })).rejects.toBeInstanceOf(TypeError);
  const settings = answer('application/json');
  expect(await refusePage({ response: settings })).toBe(settings);
});
