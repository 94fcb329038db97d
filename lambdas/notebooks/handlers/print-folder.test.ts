import '#test/support/environment.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { classSeatingValue } from '#shared/contracts/class-seating.ts';
import { ownItems } from '#shared/contracts/own-values.ts';
import { callEndpoint, student, teacher } from '#test/support/call-endpoint.ts';
import { attendance } from '#shared/model/attendance.ts';
import { draft } from '#shared/model/draft.ts';
import { addSheetTo } from '#test/support/add-mark-sheet.ts';
import { useJobServices } from '#test/support/job-services.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import { sampleDrafts } from '#test/support/sample-drafts.ts';
import { sampleContentJob } from '#test/support/sample-job.ts';
import { sampleMarks } from '#test/support/sample-mark-sheet.ts';
import { sampleProfile } from '#test/support/sample-profile.ts';
import { shownTexts } from '#test/support/shown-texts.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { ownItemKey } from '#core/aws/table-keys.ts';
import { connectDocuments } from '#core/documents/connect-documents.ts';
import { saveResult } from '#core/documents/save-result.ts';
import { addressOf } from '#core/jobs/job-record.ts';
import { dayInFileName } from '#lambdas/print/typography/printed-day.ts';
import type * as Typefaces from '#lambdas/print/typography/load-typefaces.ts';
import { dynamoClassStore } from '#lambdas/record/stores/classes/dynamo-class-store.ts';
import { dynamoClassValueStore } from '#lambdas/record/stores/classes/dynamo-class-value-store.ts';
import { dynamoClassDocumentStore } from '#lambdas/record/stores/class-documents/dynamo-class-document-store.ts';
import { handler } from './print-folder.ts';

// The bundle has its fonts in its folder; the source finds them in the packages.
vi.mock('#lambdas/print/typography/load-typefaces.ts', async (original) => {
  const typefaces = await original<typeof Typefaces>();
  return { ...typefaces, resolveBundledAsset: () => typefaces.findInPackages };
});

const { jobs, put } = useJobServices();
const classes = dynamoClassStore(documentClient, 'table');
const rolls = dynamoClassDocumentStore(documentClient, 'table', attendance);
const seatings = dynamoClassValueStore(documentClient, 'table', classSeatingValue);
const classId = '01KJQ5N8000000000000000007';
const { name } = sampleClassToStore;
const { uid } = teacher;
const subject = 'الرياضيات';
const date = '2026-11-22';

const keepLessons = async (more = {}) => {
  const lessons = [{ lesson: 'Fractions', sessions: 60, ...more }];
  const distributions = [{ ...{ subject, level: 'Middle', year: 2 }, lessons }];
  const annualDistributions = { distributions };
  await put({ ...ownItemKey(ownItems.annualDistributions, uid), annualDistributions });
};

const print = (query: object = {}, more = {}) =>
  callEndpoint(handler, { params: { date }, query: { language: 'en', ...query }, ...more });
const textsOf = async (query?: object, more?: object) => {
  const { file, status } = await print(query, more);
  expect(status).toBe(200);
  return (await shownTexts(file!)).flat().join(' ');
};

describe('a printed folder', () => {
  beforeEach(async () => {
    const schoolYear = { timetable: [{ day: 0, period: 2, className: name }] };
    await put({ ...ownItemKey(ownItems.profile, uid), profile: { ...sampleProfile, subject } });
    await put({ ...ownItemKey(ownItems.schoolYear, uid), schoolYear });
    await keepLessons();
    await classes.add(uid, classId, { ...sampleClassToStore, subject });
    await addSheetTo(classId, { subject, term: 1, content: sampleMarks });
  });

  it('has the day, the class and its list, under a name with the day', async () => {
    const answer = await print();
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/pdf', 'cache-control': 'no-store' },
    });
    expect(answer.headers?.['content-disposition']).toContain(dayInFileName(date));
    const texts = await textsOf();
    for (const said of ['Fractions', 'Class list', 'Lesson 1 of 1']) expect(texts).toContain(said);
  });

  it('has marks only if the call asks for them', async () => {
    expect(await textsOf()).not.toContain('12.5');
    expect(await textsOf({ for: 'substitute', marks: 'true' })).not.toContain('12.5');
    expect(await textsOf({ marks: 'true' })).toContain('12.5');
  });

  it('has the linked plan, the rolls of the month and the seats, all of them the teacher’s own', async () => {
    const of = { ...sampleContentJob, id: '01KJQ5N8000000000000000005' };
    const ports = connectDocuments({ TABLE_NAME: 'table', RESULTS_BUCKET: 'results' });
    for (const owner of [uid, 'teacher-2']) {
      const address = { ...addressOf(of), uid: owner };
      await jobs.create({ ...of, uid: owner, status: 'PROCESSING' });
      const outcome = owner === uid ? 'Compares fractions.' : 'The plan of a stranger.';
      await saveResult(ports, draft, address, { ...sampleDrafts.en[0], outcome });
      await jobs.change(address, { status: 'SUCCESS', files: [] }, new Date());
    }
    await keepLessons({ plan: of.id });
    const pupil = sampleClassToStore.pupils[0]!.id;
    const at = '2026-11-22T08:00:00.000Z';
    const rollOf = { taken: { at, pupils: [pupil] }, marks: { [pupil]: { sign: 'absent', at } } };
    for (const [month, key] of [
      ['m2026-10', '2026-10-04-2'],
      ['m2026-11', '2026-11-22-2'],
    ] as const)
      await rolls.documents.add(
        { uid, classId, id: month },
        { version: 1, createdAt: at, author: 'teacher', contentHash: 'a' },
        JSON.stringify({ rolls: { [key]: rollOf } }),
      );
    const seats = { rows: 1, columns: 1, aisles: [], seats: { '1-1': pupil } };
    await seatings.save({ uid, classId }, seats);
    const texts = await textsOf();
    for (const said of [
      ...['Compares fractions.', 'Plans of the day', 'Attendance: November 2026'],
      ...['Absences of the month: 100.0%', 'Seating plan'],
    ])
      expect(texts).toContain(said);
    expect(texts).not.toContain('stranger');
    expect(texts).not.toContain('Not in this folder');
    expect(await textsOf({}, { params: { date: '2026-12-13' } })).toContain('no roll was taken');
  });

  it('is a sheet for a substitute', async () => {
    expect(await textsOf({ for: 'substitute' })).toContain('Sheet for a substitute');
  });

  it('has nothing of another teacher', async () => {
    const texts = await textsOf({ marks: 'true' }, { user: { ...teacher, uid: 'teacher-2' } });
    expect(texts).not.toContain('Fractions');
    expect(texts).not.toContain('Class list');
    expect(texts).toContain('no timetable is saved');
  });

  it('is for teachers, and refuses what it does not know', async () => {
    expect(await print({}, { user: student })).toMatchObject({ status: 403 });
    expect(await print({ for: 'parents' })).toMatchObject({ status: 400 });
    expect(await print({ marks: 'no' })).toMatchObject({ status: 400 });
    expect(await print({}, { params: { date: '2026-11-31' } })).toMatchObject({ status: 400 });
  });
});
