import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callEndpoint, student, teacher } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { trailKey } from '#core/aws/table-keys.ts';
import { noteInTrail, noteSession } from '#core/trail/note-in-trail.ts';
import { handler } from './list-trail.ts';

const { put, trail } = useEmptyTable();
const now = new Date('2026-03-31T22:30:00.000Z');
const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)' };
const caller = { user: { ...teacher, authTime: now.getTime() / 1000 }, headers: phone };
const table = 'table';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now }));
afterEach(() => vi.useRealTimers());

const list = (query: Record<string, string> = {}, user: object = teacher) =>
  callEndpoint(handler, { query, user });

it('shows the month’s entries to their owner only, newest first', async () => {
  await noteSession(table, caller);
  vi.setSystemTime('2026-03-31T22:31:00.000Z');
  await noteInTrail(table, 'export', caller);
  const entries = [
    { at: '2026-03-31T22:31:00.000Z', what: 'export', device: 'phone' },
    { at: '2026-03-31T22:30:00.000Z', what: 'session', device: 'phone' },
  ];
  expect(await list()).toMatchObject({
    status: 200,
    body: { month: '2026-03', entries, earlier: '2026-02' },
  });
  expect((await list({ month: '2026-02' })).body).toMatchObject({ entries: [] });
  expect((await list({}, student)).body).toMatchObject({ entries: [] });
  expect(await trail()).toMatchObject([{ expiresAt: Date.parse('2027-03-31T22:31:00Z') / 1000 }]);
});

it('offers no month of which nothing is kept any more', async () => {
  expect((await list({ month: '2025-04' })).body).toMatchObject({ earlier: '2025-03' });
  expect((await list({ month: '2025-03' })).body).not.toHaveProperty('earlier');
});

it('has a session once, and none of which the sign-in was long ago', async () => {
  await noteSession(table, caller);
  await noteSession(table, caller);
  await noteSession(table, { ...caller, user: { ...teacher, authTime: 1 } });
  expect((await list()).body).toMatchObject({ entries: [{ what: 'session' }] });
});

it('has each session of a day', async () => {
  await noteSession(table, caller);
  await noteSession(table, {
    ...caller,
    user: { ...teacher, authTime: now.getTime() / 1000 - 60 },
  });
  expect((await list()).body).toMatchObject({
    entries: [{ what: 'session' }, { what: 'session' }],
  });
});

it('leaves out what only a newer release knows, which is back after the next update', async () => {
  const known = { at: '2026-03-30T08:00:00.000Z', what: 'export', device: 'phone' };
  const entries = [known, { ...known, what: 'of-a-newer-release' }, { ...known, device: 'watch' }];
  await put({ ...trailKey('teacher-1', '2026-03-30'), entries });
  expect(await list()).toMatchObject({ status: 200, body: { entries: [known] } });
});

it('is not written for a closed account', async () => {
  const closed = { ...trailKey('teacher-1', '2026-03-31'), closed: true };
  await put(closed);
  await noteInTrail(table, 'export', caller);
  expect(await trail()).toEqual([closed]);
  expect((await list()).body).toMatchObject({ entries: [] });
});

it('fails no call when it cannot be written', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(documentClient, 'send').mockRejectedValueOnce(new Error('out of order'));
  await noteInTrail(table, 'export', caller);
  expect(write.mock.calls.join()).toContain('"trail"');
  write.mockRestore();
});
