import { describe, expect, it } from 'vitest';
import { callEndpoint } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import * as handlers from '../handlers.ts';

const putAnnualDistributions = handlers.putAnnualDistributions();
const { items } = useEmptyTable();
const distribution = {
  subject: 'الرياضيات',
  level: 'Middle',
  year: 2,
  lessons: [
    { lesson: 'الأعداد النسبية', field: 'أنشطة عددية', sequence: 'المقطع 3', sessions: 2 },
    { lesson: 'الدائرة', hours: 1.5, week: 'نوفمبر' },
  ],
};
const save = (body: unknown) => callEndpoint(putAnnualDistributions, { body });

describe('the annual distributions of a teacher', () => {
  const lessons = (count: number, text: string) =>
    Array.from({ length: count }, (_, index) => ({
      lesson: `${text} ${index}`,
      competence: text.repeat(500),
    }));
  it.each([
    ['two for the same year of a subject', [distribution, distribution]],
    ['a year that the level does not have', [{ ...distribution, year: 5 }]],
    ['no lessons', [{ ...distribution, lessons: [] }]],
    ['a lesson without words', [{ ...distribution, lessons: [{ lesson: ' ' }] }]],
    ['more lessons than a year has', [{ ...distribution, lessons: lessons(401, 'a') }]],
    ['more than one request may hold', [{ ...distribution, lessons: lessons(250, 'ا') }]],
  ])('cannot be saved with %s', async (_, distributions) => {
    expect(await save({ distributions })).toMatchObject({
      status: 400,
      body: { code: 'validation-failed' },
    });
    expect(await items()).toEqual([]);
  });
});
