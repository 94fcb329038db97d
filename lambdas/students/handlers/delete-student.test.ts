import { beforeEach, describe, expect, it } from 'vitest';
import { callEndpoint, teacher } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { useIdentityProvider } from '#test/support/identity-secret.ts';
import { rosterCountKey, studentKey, teachersKey } from '#core/aws/table-keys.ts';
import { handler } from './delete-student.ts';

const { put, items } = useEmptyTable();
const identity = useIdentityProvider(() => [
  {
    localId: 'student-1',
    email: 'yacine@example.com',
    customAttributes: '{"role":"student","invited":true}',
  },
]);
const params = { studentId: 'student-1' };
const own = studentKey('teacher-1', 'student-1');
const row = {
  studentId: 'student-1',
  fullName: 'Yacine',
  email: 'yacine@example.com',
  addedAt: '2026-03-01T10:00:00.000Z',
};
const isKept = async () => (await items()).some(({ PK, SK }) => PK === own.PK && SK === own.SK);

beforeEach(async () => {
  await put({ ...own, ...row });
  await put({ ...rosterCountKey('teacher-1'), students: 1 });
  await put({ ...teachersKey('student-1'), teachers: new Set(['teacher-1']) });
});

describe('the delete-student endpoint', () => {
  it('removes an unused account and the student from the list', async () => {
    expect(await callEndpoint(handler, { params })).toMatchObject({ status: 204 });
    expect(identity.provider.users).toEqual([]);
    expect(await isKept()).toBe(false);
    expect(JSON.stringify(await items())).not.toContain('student-1');
  });

  it('keeps the student while the account cannot be removed, so that it can be repeated', async () => {
    identity.provider.status = 500;
    expect(await callEndpoint(handler, { params })).toMatchObject({ status: 502 });
    expect(await isKept()).toBe(true);
    identity.provider.status = 200;
    expect(await callEndpoint(handler, { params })).toMatchObject({ status: 204 });
    expect(await isKept()).toBe(false);
  });

  it('does not find a student of another teacher', async () => {
    const before = await items();
    const user = { ...teacher, uid: 'teacher-2' };
    expect(await callEndpoint(handler, { params, user })).toMatchObject({
      status: 404,
      body: { code: 'student-not-found' },
    });
    expect(await items()).toEqual(before);
    expect(identity.provider.users).toHaveLength(1);
  });
});
