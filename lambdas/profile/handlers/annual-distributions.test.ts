import { describe, expect, it } from 'vitest';
import { callEndpoint, student } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { annualDistributionsKey } from '#core/aws/table-keys.ts';
import { handler as getAnnualDistributions } from './get-annual-distributions.ts';
import { handler as putAnnualDistributions } from './put-annual-distributions.ts';

const { put, items } = useEmptyTable();
const own = annualDistributionsKey('teacher-1');
const distribution = {
  subject: 'الرياضيات',
  level: 'Middle',
  year: 2,
  lessons: [
    { lesson: 'الأعداد النسبية', field: 'أنشطة عددية', sequence: 'المقطع 3', sessions: 2 },
    { lesson: 'الدائرة', hours: 1.5, week: 'نوفمبر' },
  ],
};
const saved = { distributions: [distribution] };
const save = (body: unknown, headers: Record<string, string> = {}) =>
  callEndpoint(putAnnualDistributions, { body, headers });

describe('the annual distributions of a teacher', () => {
  it('are none before anything is saved, and returned only to their owner', async () => {
    await put({ ...annualDistributionsKey('teacher-2'), annualDistributions: saved });
    expect(await callEndpoint(getAnnualDistributions)).toMatchObject({
      status: 200,
      body: { distributions: [] },
    });
    expect(await save(saved)).toMatchObject({ status: 200, body: saved });
    expect((await callEndpoint(getAnnualDistributions)).body).toEqual(saved);
    expect(await items()).toContainEqual(
      expect.objectContaining({ ...own, annualDistributions: saved }),
    );
  });

  it('are saved only over the version that was shown', async () => {
    const nothing = String((await callEndpoint(getAnnualDistributions)).headers['etag']);
    expect(await save(saved, { 'if-match': nothing })).toMatchObject({ status: 200 });
    expect(await save({ distributions: [] }, { 'if-match': nothing })).toMatchObject({
      status: 412,
    });
  });

  it('are not available to a student, nor after the account was closed', async () => {
    for (const handler of [getAnnualDistributions, putAnnualDistributions]) {
      expect(await callEndpoint(handler, { body: saved, user: student })).toMatchObject({
        status: 403,
      });
    }
    await put({ ...own, closed: true });
    expect(await save(saved)).toMatchObject({ status: 403 });
  });

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
