import { expect, it } from 'vitest';
import { getClassSeating } from '#shared/contracts/class-seating.ts';
import { endpoints } from '#shared/contracts/index.ts';
import { senders } from './send-unsaved.ts';

it('there is a way to send the unsaved edits of every document that is edited', () => {
  const edited = endpoints
    .filter(({ id }) => /^put-.+-document$/.test(id))
    .map(({ path }) => path.replace(/\/document$/, ''));
  const documents = endpoints.filter(
    ({ method, path }) => method === 'GET' && edited.includes(path),
  );
  // A seating plan has no versions, and waits on the device like a document.
  const ids = [...documents.map(({ id }) => id), getClassSeating.id];
  expect(Object.keys(senders).toSorted()).toEqual(ids.toSorted());
});
