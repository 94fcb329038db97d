import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callEndpoint, teacher } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { useFakeS3 } from '#test/support/fake-s3.ts';
import { useIdentityProvider } from '#test/support/identity-secret.ts';
import { sampleClass } from '#test/support/sample-class.ts';
import { finishedJob } from '#test/support/sample-job.ts';
import { sampleProfile } from '#test/support/sample-profile.ts';
import {
  classKey,
  classesPartition,
  jobKey,
  ownItemKey,
  rosterCountKey,
  uploadUsageKey,
  userPartition,
} from '#core/aws/table-keys.ts';
import { ownItems } from '#shared/contracts/own-values.ts';
import { handler } from './delete-account.ts';

const { put, items } = useEmptyTable();
const s3 = useFakeS3();
const identity = useIdentityProvider(() => [{ localId: 'teacher-1' }, { localId: 'teacher-2' }]);
const file = { body: Buffer.from('%PDF'), contentType: 'application/pdf' };
/** In the table's sort order. */
const stored = (uid: string) => [
  { ...classKey(uid, '01KJQ5N8000000000000000000'), ...sampleClass },
  { ...jobKey(uid, 'notebook', finishedJob.id), ...finishedJob },
  { ...ownItemKey(ownItems.profile, uid), profile: sampleProfile },
  { ...uploadUsageKey(uid, '2026-03-01'), tickets: 1 },
];
const itemsOf = async (uid: string) =>
  (await items())
    .filter(({ PK }) => [userPartition(uid), classesPartition(uid)].includes(String(PK)))
    .filter(({ closed }) => closed === undefined)
    .sort((a, b) => String(a['SK']).localeCompare(String(b['SK'])));

beforeEach(async () => {
  for (const uid of ['teacher-1', 'teacher-2']) {
    await put(...stored(uid));
    s3.objects.set(`/uploads/uploads/${uid}/0f/a.xlsx`, file);
    s3.objects.set(`/results/results/${uid}/1/notebook.pdf`, file);
    s3.objects.set(`/results/work/${uid}/1/classes.json`, file);
  }
});

describe('the delete-account endpoint', () => {
  it('removes the caller’s items, files and identity, and no other user’s', async () => {
    expect(await callEndpoint(handler)).toMatchObject({ status: 204 });
    expect(await itemsOf('teacher-1')).toEqual([]);
    expect(await itemsOf('teacher-2')).toEqual(stored('teacher-2'));
    expect([...s3.objects.keys()].filter((path) => path.includes('teacher-1'))).toEqual([]);
    expect(s3.objects.size).toBe(3);
    expect(identity.provider.users).toEqual([{ localId: 'teacher-2' }]);
  });

  it('removes nothing when the sign-in is too old', async () => {
    const user = { ...teacher, authTime: teacher.authTime - 3_600 };
    expect(await callEndpoint(handler, { user })).toMatchObject({
      status: 403,
      body: { code: 'recent-sign-in-required' },
    });
    expect(await itemsOf('teacher-1')).toEqual(stored('teacher-1'));
    expect(s3.objects.size).toBe(6);
    expect(identity.provider.users).toHaveLength(2);
  });

  it('removes nothing when the session was ended, although its token is still valid', async () => {
    const since = teacher.issuedAt + 60;
    Object.assign(identity.provider.users[0]!, { validSince: String(since) });
    expect(await callEndpoint(handler)).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    });
    expect(await itemsOf('teacher-1')).toEqual(stored('teacher-1'));
    expect(identity.provider.users).toHaveLength(2);
    const renewed = { ...teacher, issuedAt: since };
    expect(await callEndpoint(handler, { user: renewed })).toMatchObject({ status: 204 });
  });

  it('continues with the sign-in it started with, however old', async () => {
    await put({ ...rosterCountKey('teacher-1'), closed: true });
    const user = { ...teacher, authTime: teacher.authTime - 3_600 };
    expect(await callEndpoint(handler, { user })).toMatchObject({ status: 204 });
    expect(identity.provider.users).toEqual([{ localId: 'teacher-2' }]);
  });

  it('answers 503 when there is more to remove than time allows', async () => {
    const start = Date.now();
    let asked = 0;
    // Each reading of the clock is five seconds later than the previous one.
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => start + 5_000 * asked++);
    const cut = await callEndpoint(handler).finally(() => clock.mockRestore());
    expect(cut).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(identity.provider.users).toHaveLength(2);
    expect(await callEndpoint(handler)).toMatchObject({ status: 204 });
    expect(await itemsOf('teacher-1')).toEqual([]);
    expect(identity.provider.users).toHaveLength(1);
  });

  it('answers 502 while the identity cannot be removed', async () => {
    identity.provider.status = 500;
    expect(await callEndpoint(handler)).toMatchObject({
      status: 502,
      body: { code: 'identity-unavailable' },
    });
  });
});
