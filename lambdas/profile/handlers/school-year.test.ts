import { describe, expect, it } from 'vitest';
import { callEndpoint, student } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { sampleSchoolYear } from '#test/support/sample-school-year.ts';
import { schoolYearKey } from '#core/aws/table-keys.ts';
import { handler as getSchoolYear } from './get-school-year.ts';
import { handler as putSchoolYear } from './put-school-year.ts';

const { put, items } = useEmptyTable();
const own = schoolYearKey('teacher-1');
const save = (body: unknown, headers: Record<string, string> = {}) =>
  callEndpoint(putSchoolYear, { body, headers });
const seenTag = async () => String((await callEndpoint(getSchoolYear)).headers['etag']);

describe('a teacher’s school year', () => {
  it('has no lessons before anything is saved', async () => {
    const answer = await callEndpoint(getSchoolYear);
    expect(answer).toMatchObject({ status: 200, body: { timetable: [] } });
  });

  it('is saved as a whole, and returned only to its owner', async () => {
    await put({ ...schoolYearKey('teacher-2'), schoolYear: { timetable: [] } });
    const answer = await save(sampleSchoolYear);
    expect(answer).toMatchObject({ status: 200, body: sampleSchoolYear });
    expect(await items()).toContainEqual(
      expect.objectContaining({ ...own, schoolYear: sampleSchoolYear }),
    );
    expect((await callEndpoint(getSchoolYear)).body).toEqual(sampleSchoolYear);
  });

  it('is saved only over the version that was shown, even if that was empty', async () => {
    const nothing = await seenTag();
    expect(await save(sampleSchoolYear, { 'if-match': nothing })).toMatchObject({ status: 200 });
    const refused = await save({ timetable: [] }, { 'if-match': nothing });
    expect(refused).toMatchObject({ status: 412, body: { code: 'precondition-failed' } });
    expect(await save({ timetable: [] }, { 'if-match': await seenTag() })).toMatchObject({
      status: 200,
    });
  });

  it('is not available to a student', async () => {
    for (const handler of [getSchoolYear, putSchoolYear]) {
      const answer = await callEndpoint(handler, { body: sampleSchoolYear, user: student });
      expect(answer).toMatchObject({ status: 403 });
    }
    expect(await items()).toEqual([]);
  });

  it('cannot be saved by a user who is deleting their account', async () => {
    const closed = { ...own, closed: true };
    await put(closed);
    expect(await save(sampleSchoolYear)).toMatchObject({ status: 403 });
    expect(await items()).toEqual([closed]);
    expect((await callEndpoint(getSchoolYear)).body).toEqual({ timetable: [] });
  });

  it.each([
    ['a lesson on a Friday', { timetable: [{ day: 5, period: 1, className: '1م1' }] }],
    ['a class without a name', { timetable: [{ day: 0, period: 1, className: ' ' }] }],
    ['a year without a timetable', { holidays: [] }],
  ])('cannot be saved with %s', async (_, body) => {
    expect(await save(body)).toMatchObject({ status: 400, body: { code: 'validation-failed' } });
    expect(await items()).toEqual([]);
  });
});
