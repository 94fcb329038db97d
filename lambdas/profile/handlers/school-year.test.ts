import { describe, expect, it } from 'vitest';
import { callEndpoint } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import * as handlers from '../handlers.ts';

const putSchoolYear = handlers.putSchoolYear();
const { items } = useEmptyTable();
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
});
