import { describe, expect, it } from 'vitest';
import { callEndpoint } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { studentKey } from '#core/aws/table-keys.ts';
import { handler } from './update-student.ts';

const { put, items } = useEmptyTable();
const params = { studentId: 'student-1' };
const row = {
  studentId: 'student-1',
  fullName: 'Yacine',
  email: 'yacine@example.com',
  addedAt: '2026-03-01T10:00:00.000Z',
};
const itemOf = (teacherId: string) => ({ ...studentKey(teacherId, 'student-1'), ...row });

describe('the update-student endpoint', () => {
  it('renames the caller’s student, without spaces around the name', async () => {
    await put(itemOf('teacher-1'));
    const answer = await callEndpoint(handler, { params, body: { fullName: ' ياسين بن علي ' } });
    const renamed = { ...row, fullName: 'ياسين بن علي' };
    const shown = { ...renamed, firebaseUid: 'student-1' };
    expect(answer).toMatchObject({ status: 200, body: shown });
    expect(await items()).toMatchObject([renamed]);
  });

  it('does not find a student of another teacher', async () => {
    await put(itemOf('teacher-2'));
    expect(await callEndpoint(handler, { params, body: { fullName: 'A' } })).toMatchObject({
      status: 404,
      body: { code: 'student-not-found' },
    });
    expect(await items()).toEqual([itemOf('teacher-2')]);
  });

  it.each([
    ['the address', { fullName: 'A', email: 'b@example.com' }, params],
    ['nothing', {}, params],
    ['an id that is none', { fullName: 'A' }, { studentId: 'a#b' }],
  ])('refuses to change %s', async (_, body, ids) => {
    await put(itemOf('teacher-1'));
    expect(await callEndpoint(handler, { params: ids, body })).toMatchObject({ status: 400 });
    expect(await items()).toEqual([itemOf('teacher-1')]);
  });
});
