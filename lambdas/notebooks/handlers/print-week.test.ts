import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ownItems } from '#shared/contracts/own-values.ts';
import { courseLogIdOf } from '#shared/course/course-log-id.ts';
import { courseLogs } from '#shared/model/course-log.ts';
import { callEndpoint, student, teacher } from '#test/support/call-endpoint.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import { sampleProfile } from '#test/support/sample-profile.ts';
import { shownTexts } from '#test/support/shown-texts.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { ownItemKey } from '#core/aws/table-keys.ts';
import type * as Typefaces from '#lambdas/print/typography/load-typefaces.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { dynamoClassDocumentStore } from '#lambdas/record/stores/class-documents/dynamo-class-document-store.ts';
import { handler } from './print-week.ts';

// The bundle has its fonts in its folder; the source finds them in the packages.
vi.mock('#lambdas/print/typography/load-typefaces.ts', async (original) => {
  const typefaces = await original<typeof Typefaces>();
  return { ...typefaces, resolveBundledAsset: () => typefaces.findInPackages };
});

const { put } = useJobServices();
const classes = dynamoClassStore(documentClient, 'table');
const logs = dynamoClassDocumentStore(documentClient, 'table', courseLogs);
const classId = '01KJQ5N8000000000000000007';
const { name } = sampleClassToStore;
const { uid } = teacher;
const subject = 'الرياضيات';
const schoolYear = {
  timetable: [
    { day: 0, period: 2, className: name },
    { day: 2, period: 1, className: name },
  ],
};
const distribution = {
  ...{ subject, level: 'Middle', year: 2 },
  lessons: [{ lesson: 'Fractions', sessions: 60 }],
};

const print = (date: string, more = {}) =>
  callEndpoint(handler, { params: { date }, query: { language: 'en' }, ...more });
const textsOf = async (date: string) => {
  const { file, status } = await print(date);
  expect(status).toBe(200);
  return (await shownTexts(file!)).flat().join(' ');
};
const keepYear = async () => {
  await put({ ...ownItemKey(ownItems.profile, uid), profile: { ...sampleProfile, subject } });
  await put({ ...ownItemKey(ownItems.schoolYear, uid), schoolYear });
  const annualDistributions = { distributions: [distribution] };
  await put({ ...ownItemKey(ownItems.annualDistributions, uid), annualDistributions });
};

describe('a printed week', () => {
  beforeEach(keepYear);

  it('has the lessons of any date’s week, under a name with its Sunday', async () => {
    const answer = await print('2026-11-26');
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/pdf', 'cache-control': 'no-store' },
    });
    expect(answer.headers?.['content-disposition']).toContain('22-11-2026');
    const texts = await textsOf('2026-11-26');
    expect(texts).toContain('Week 10');
    expect(texts).toContain('Fractions');
    expect(texts).toMatch(/Part \d+ of 60/);
  });

  it('has what the log of the class says', async () => {
    await classes.add(uid, classId, { ...sampleClassToStore, subject });
    const entries = { '2026-11-22-2': { state: 'lost', reason: 'strike' } };
    const address = { uid, classId, id: courseLogIdOf(2026, subject) };
    const version = {
      version: 1,
      createdAt: '2026-11-22T10:00:00.000Z',
      author: 'teacher',
    } as const;
    await logs.documents.add(
      address,
      { ...version, contentHash: 'a' },
      JSON.stringify({ entries }),
    );
    expect(await textsOf('2026-11-22')).toContain('Lost: strike');
    expect(await textsOf('2026-11-29')).not.toContain('Lost: strike');
  });

  it('is an empty grid for a teacher who has saved nothing', async () => {
    const { file, status } = await print('2026-11-22', { user: { ...teacher, uid: 'teacher-2' } });
    expect(status).toBe(200);
    expect((await shownTexts(file!)).flat().join(' ')).not.toContain('Fractions');
  });

  it('is for teachers, and needs a date', async () => {
    expect(await print('2026-11-22', { user: student })).toMatchObject({ status: 403 });
    expect(await print('2026-11-31')).toMatchObject({ status: 400 });
  });
});
