import { describe, expect, it } from 'vitest';
import { callEndpoint } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import * as handlers from '../handlers.ts';

const putSchoolYear = handlers.putSchoolYear();
const { items } = useEmptyTable();
const getSchoolYear = handlers.getSchoolYear();
const save = (body: unknown) => callEndpoint(putSchoolYear, { body });

describe('a teacher’s school year', () => {
  it.each([
    ['a lesson on a Friday', { timetable: [{ day: 5, period: 1, className: '1م1' }] }],
    ['a class without a name', { timetable: [{ day: 0, period: 1, className: ' ' }] }],
    ['a year without a timetable', { holidays: [] }],
  ])('cannot be saved with %s', async (_, body) => {
    expect(await save(body)).toMatchObject({ status: 400, body: { code: 'validation-failed' } });
    expect(await items()).toEqual([]);
  });

  it('keeps what an older client does not know, until a newer one says what there is', async () => {
    const short = { morning: '08:30', afternoon: '12:30', minutes: 45 };
    const known = {
      changes: [{ from: '2027-02-07', to: '2027-03-08', hours: short }],
      exams: [{ name: 'Exams', from: '2026-12-06', to: '2026-12-10' }],
      begins: '2026-09-20',
      meetings: 1,
    };
    const stored = async () => (await callEndpoint(getSchoolYear)).body;
    await save({ timetable: [], ...known });
    const timetable = [{ day: 0, period: 1, className: '1م1' }];
    expect(await save({ timetable })).toMatchObject({ body: { timetable, ...known } });
    expect(await stored()).toEqual({ timetable, ...known });
    await save({ timetable, changes: [], meetings: 2 });
    expect(await stored()).toEqual({ timetable, changes: [], meetings: 2 });
  });
});
