import { describe, expect, it } from 'vitest';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import { sampleMarks } from '#test/support/sample-mark-sheet.ts';
import { finishedJob, sampleContentJob } from '#test/support/sample-job.ts';
import { samplePrintedSheet } from '#test/support/sample-printed-sheet.ts';
import { writtenNow } from '#lambdas/record/stores/classes/class-item.ts';
import { groupItems } from './group-items.ts';

it('groups everything that is stored about a user', () => {
  const row = {
    studentId: 's-1',
    fullName: 'ياسين',
    email: 'y@example.com',
    addedAt: '2026-03-01T10:00:00.000Z',
  };
  const keptAt = '2026-03-01T10:00:00.000Z';
  const classId = '01KJQ5N8000000000000000002';
  const sheet = {
    ...{ id: 't1-aaaaaaaaaa', classId, subject: 'الرياضيات', term: 1, columns: 3, marks: 4 },
    ...{ createdAt: keptAt, changedAt: keptAt },
  };
  const version = {
    version: 1,
    createdAt: '2026-03-01T10:00:00.000Z',
    author: 'job',
    fileKey: 'documents/teacher-1/1.json',
    contentHash: '0f',
  };
  const SK = `DOC#grade#${finishedJob.id}#00000000`;
  const draft = {
    ...sampleContentJob,
    id: '01KJQ5N8000000000000000001',
    status: 'SUCCESS' as const,
  };
  const trail = ['2026-02-28', '2026-03-01'].map((day) => ({
    ...{ at: `${day}T10:00:00.000Z`, what: 'session', device: 'phone' },
  }));
  const printed = samplePrintedSheet({ classId });
  const items = [
    { SK: `${SK}1`, ...version },
    { SK: `${SK}2`, ...version, version: 2 },
    { SK: `JOB#notebook#${finishedJob.id}`, ...finishedJob },
    { SK: `JOB#ai-content#${draft.id}`, ...draft },
    { SK: `RESULT#ai-content#${draft.id}`, jobId: draft.id, result: 'Lesson 1' },
    { SK: 'PROFILE', profile: {} },
    { SK: 'ROSTER', students: 1 },
    { SK: 'STUDENT#s-1', ...row },
    ...trail.map((entry) => ({ SK: `TRAIL#${entry.at.slice(0, 10)}`, entries: [entry] })),
    {
      SK: `CLASS#${classId}`,
      ...{ id: classId, keptAt },
      ...writtenNow(sampleClassToStore, 1, new Date(keptAt)),
    },
    ...[1, 2].map((number) => ({
      SK: `RECORD#${classId}#CONTENT#t1-aaaaaaaaaa#${number}-0f.json`,
      json: JSON.stringify({ ...sampleMarks, remarks: { a0: `${number}` } }),
    })),
    { SK: `RECORD#${classId}#SUBJECTS`, classId, subjects: { subjects: [{ subject: 'Maths' }] } },
    { SK: `RECORD#${classId}#SHEET#t1-aaaaaaaaaa`, ...sheet, marksByPupil: { a0: 3, gone: 1 } },
    ...[1, 2].map((number) => ({
      SK: `RECORD#${classId}#VERSION#t1-aaaaaaaaaa#00000000${number}`,
      ...{ version: number, createdAt: keptAt, author: 'teacher', contentHash: '0f' },
      fileKey: `CLASSES#u|RECORD#${classId}#CONTENT#t1-aaaaaaaaaa#${number}-0f.json`,
    })),
    ...[1, 2].map((number) => ({
      SK: `RECORD#${classId}#CONTENT#y2026-aaaaaaaaaa#${number}-0f.json`,
      json: JSON.stringify({ entries: { '2026-11-17-3': { note: `${number}` } } }),
    })),
    ...[1, 2].map((number) => ({
      SK: `RECORD#${classId}#VERSION#y2026-aaaaaaaaaa#00000000${number}`,
      ...{ version: number, createdAt: keptAt, author: 'teacher', contentHash: '0f' },
      fileKey: `CLASSES#u|RECORD#${classId}#CONTENT#y2026-aaaaaaaaaa#${number}-0f.json`,
    })),
    ...[1, 2].map((number) => ({
      SK: `RECORD#${classId}#CONTENT#m2026-11#${number}-0f.json`,
      json: JSON.stringify({ rolls: { [`2026-11-17-${number}`]: { marks: {} } } }),
    })),
    ...[1, 2].map((number) => ({
      SK: `RECORD#${classId}#VERSION#m2026-11#00000000${number}`,
      ...{ version: number, createdAt: keptAt, author: 'teacher', contentHash: '0f' },
      fileKey: `CLASSES#u|RECORD#${classId}#CONTENT#m2026-11#${number}-0f.json`,
    })),
    { SK: `PRINTED#0${printed.number}`, ...{ number: printed.number, sheet: printed } },
    { SK: 'IDEMPOTENCY#0f', jobId: finishedJob.id },
    { SK: 'USAGE#invitation#2026-03-01', mails: 3 },
    { SK: 'USAGE#invitation#2026-03-01#0f', mails: 2 },
    { SK: 'USAGE#notebook#2026-03-01', jobs: new Set(['1', '2']) },
    { SK: 'USAGE#upload#2026-03-01', tickets: 4, unsized: 1 },
  ];
  const grouped = groupItems(items);
  expect(grouped.markSheets).toMatchObject([
    {
      ...sheet,
      marks: 3,
      document: { version: 2, content: { ...sampleMarks, remarks: { a0: '2' } } },
    },
  ]);
  expect(grouped.courseLogs).toMatchObject([
    {
      ...{ classId, id: 'y2026-aaaaaaaaaa' },
      document: { version: 2, content: { entries: { '2026-11-17-3': { note: '2' } } } },
    },
  ]);
  expect(grouped.attendance).toMatchObject([
    {
      ...{ classId, id: 'm2026-11' },
      document: { version: 2, content: { rolls: { '2026-11-17-2': { marks: {} } } } },
    },
  ]);
  expect({ ...grouped, markSheets: [], courseLogs: [], attendance: [] }).toEqual({
    markSheets: [],
    courseLogs: [],
    questionShelves: new Map(),
    questionFigures: [],
    attendance: [],
    classSubjects: [{ classId, subjects: [{ subject: 'Maths' }] }],
    classSeatings: [],
    printedSheets: [printed],
    jobs: [finishedJob, { ...draft, result: 'Lesson 1' }],
    versions: new Map([
      [
        finishedJob.id,
        [
          { ...version, SK: `${SK}1` },
          { ...version, SK: `${SK}2`, version: 2 },
        ],
      ],
    ]),
    trail: trail.toReversed(),
    students: [row],
    classes: [
      {
        ...sampleClassToStore,
        // A class that was stored without numbers has those of its order.
        pupils: sampleClassToStore.pupils.map((pupil, at) => ({ ...pupil, cardNumber: at + 1 })),
        ...{ id: classId, version: 1, keptAt, changedAt: keptAt },
        counts: { pupils: 3, girls: 1, boys: 1 },
        keptUntil: '2027-04-05T10:00:00.000Z',
        contentHash: expect.any(String) as string,
      },
    ],
    usage: [
      { what: 'invitation', day: '2026-03-01', count: 3 },
      { what: 'notebook', day: '2026-03-01', count: 2 },
      { what: 'upload', day: '2026-03-01', count: 4 },
    ],
  });
});

it.each([
  'SUBJECTS',
  'SHEET#t1-aaaaaaaaaa',
  'VERSION#y2026-aaaaaaaaaa#000000001',
  'VERSION#m2026-11#000000001',
])('leaves out no %s that it cannot read', (kind) => {
  const classId = '01KJQ5N8000000000000000002';
  const later = { SK: `RECORD#${classId}#${kind}`, classId, subjects: { subjects: 'v2' } };
  expect(() => groupItems([later])).toThrow();
});

describe('the log of a course', () => {
  const classId = '01KJQ5N8000000000000000002';
  const of = `RECORD#${classId}`;
  const fileKey = `CLASSES#u|${of}#CONTENT#y2026-aaaaaaaaaa#1-0f.json`;
  const version = {
    SK: `${of}#VERSION#y2026-aaaaaaaaaa#000000001`,
    ...{
      version: 1,
      createdAt: '2026-11-17T10:00:00.000Z',
      author: 'teacher',
      contentHash: '0f',
      fileKey,
    },
  };
  const content = (json: string) => ({ SK: fileKey.split('|')[1]!, json });

  it('stops an export that cannot read it, which would not be whole', () => {
    expect(() => groupItems([content('{"entries":{},"later":1}'), version])).toThrow();
  });

  it('is left out without its content: its class is being deleted', () => {
    expect(groupItems([version]).courseLogs).toEqual([]);
  });
});
