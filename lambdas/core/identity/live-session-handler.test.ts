import { expect, it } from 'vitest';
import { endpoints } from '#shared/contracts/index.ts';
import { callEndpoint, teacher } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { useIdentityProvider } from '#test/support/identity-secret.ts';
import { loadHandler } from '#test/support/load-handler.ts';

const { put, items } = useEmptyTable();
const identity = useIdentityProvider(() => [{ localId: teacher.uid, validSince: '0' }]);

/** An address and a body that fit every live call. */
const call = {
  params: {
    classId: '01KJQ5N8000000000000000000',
    sheetId: 't1-q3xk7nw2ab',
    studentId: 'student-1',
    jobId: '01KJQ5N8000000000000000000',
  },
  body: { learn: false },
};
const only = (names: readonly string[]) =>
  Object.fromEntries(Object.entries(call.params).filter(([name]) => names.includes(name)));

const live = endpoints
  .filter((endpoint) => endpoint.live)
  .map((endpoint) => ({
    id: endpoint.id,
    params: only([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)),
  }));

it('what gives everything out, and what deletes, asks for a live session', () => {
  const deleting = endpoints.filter(({ method }) => method === 'DELETE').map(({ id }) => id);
  expect(live.map(({ id }) => id).toSorted()).toEqual(
    [...deleting.filter((id) => id !== 'end-sessions'), 'export-account', 'put-hand'].toSorted(),
  );
});

it.each(live)('$id is refused after the session has ended, and changes nothing', async (each) => {
  const handler = await loadHandler(each);
  await put({ PK: `USER#${teacher.uid}`, SK: 'kept' });
  const before = await items();
  Object.assign(identity.provider.users[0]!, { validSince: String(teacher.issuedAt + 1) });
  expect(await callEndpoint(handler, { ...call, params: each.params })).toMatchObject({
    status: 401,
    body: { code: 'unauthenticated' },
  });
  expect(await items()).toEqual(before);
});

it.each(live)('$id says so when the session cannot be checked', async ({ id, params }) => {
  const handler = await loadHandler({ id });
  identity.provider.status = 500;
  expect(await callEndpoint(handler, { ...call, params })).toMatchObject({
    status: 502,
    body: { code: 'identity-unavailable' },
  });
});
