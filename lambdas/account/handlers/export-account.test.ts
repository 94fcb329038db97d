import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { callEndpoint, student, teacher } from '#test/support/call-endpoint.ts';
import { useEmptyTable } from '#test/support/dynamo-table.ts';
import { useFakeS3 } from '#test/support/fake-s3.ts';
import { useIdentityProvider } from '#test/support/identity-secret.ts';
import { sampleClassToStore } from '#test/support/sample-class.ts';
import { finishedJob, sampleGradeJob } from '#test/support/sample-job.ts';
import { documentClient } from '#core/aws/document-client.ts';
import { writtenNow } from '#lambdas/record/stores/classes/class-item.ts';
import {
  classKey,
  classValueKey,
  documentKey,
  figuresKey,
  jobKey,
  ownItemKey,
  studentKey,
  teachersKey,
  userPartition,
} from '#core/aws/table-keys.ts';
import { examples } from '#shared/contracts/examples.ts';
import { ownItems } from '#shared/contracts/own-values.ts';
import { handler } from './export-account.ts';

useIdentityProvider(() => []);
const { put } = useEmptyTable();
const s3 = useFakeS3();

/** What a user has once, as in the example of the API's documentation. */
const exported = examples['export-account']!.response as Record<string, unknown>;
const own = Object.fromEntries(Object.keys(ownItems).map((name) => [name, exported[name]]));

/** The account as its export shows it, without the time of the last sign-in. */
const accountOf = ({ uid, email, emailVerified, role }: typeof teacher) => ({
  uid,
  email,
  emailVerified,
  role,
});

const sampleSeating = { rows: 1, columns: 2, aisles: [], seats: { '1-1': 'k3v8q1zt', '1-2': '' } };

describe('the export-account endpoint', () => {
  it('returns everything that is stored, with links to the files', async () => {
    const row = {
      fullName: 'Salma',
      email: 'teacher@example.com',
      addedAt: '2026-03-01T10:00:00.000Z',
    };
    const keptAt = '2026-03-01T10:00:00.000Z';
    const kept = { keptAt, ...writtenNow(sampleClassToStore, 1, new Date(keptAt)) };
    const classIds = ['01KJQ5N8000000000000000000', '01KJQ5N8000000000000000001'] as const;
    await put(
      { ...classKey('teacher-1', classIds[0]), id: classIds[0], ...kept },
      { ...classKey('teacher-2', classIds[1]), id: classIds[1], ...kept },
      ...['teacher-1', 'teacher-2'].map((uid) => ({
        ...classValueKey(uid, classIds[0], 'SUBJECTS'),
        ...{ classId: classIds[0], subjects: { subjects: [{ subject: uid, coefficient: 1.5 }] } },
      })),
      {
        ...classValueKey('teacher-1', classIds[0], 'SEATING'),
        ...{ classId: classIds[0], seating: sampleSeating },
      },
      ...Object.entries(ownItems).map(([name, item]) => ({
        ...ownItemKey(item, 'teacher-1'),
        [item.attribute]: own[name],
      })),
      { ...ownItemKey(ownItems.hand, 'teacher-2'), hand: { since: 'teacher-2' } },
      { ...teachersKey('teacher-1'), teachers: new Set(['teacher-2']) },
      { ...studentKey('teacher-2', 'teacher-1'), studentId: 'teacher-1', ...row },
      { ...jobKey('teacher-1', 'notebook', finishedJob.id), ...finishedJob },
      { ...jobKey('teacher-1', 'grade', sampleGradeJob.id), ...sampleGradeJob },
      { ...jobKey('teacher-2', 'grade', sampleGradeJob.id), ...sampleGradeJob },
    );
    const figures = (exported['questionFigures'] as object[])[0];
    const shelf = {
      ...{ version: 1, createdAt: keptAt, author: 'teacher', contentHash: 'hash' },
    };
    for (const uid of ['teacher-1', 'teacher-2'])
      await put(
        ...[1, 2].map((version) => ({
          ...documentKey({ partition: userPartition(uid), prefix: 'SHELF#s07#' }, version),
          ...{ ...shelf, version, fileKey: `documents/${uid}/bank/s07/${version}-a.json` },
        })),
        { ...figuresKey(uid, sampleGradeJob.id), ...figures, version: 1 },
      );
    const page = { body: Buffer.from('JPEG'), contentType: 'image/jpeg' };
    s3.objects.set(`/results/documents/teacher-1/grade/${sampleGradeJob.id}/1-a.json`, page);
    s3.objects.set(`/results/documents/teacher-1/grade/${sampleGradeJob.id}/page-10x20.jpg`, page);
    s3.objects.set('/uploads/uploads/teacher-1/0f/قائمة.xlsx', {
      body: Buffer.from('PK'),
      contentType: 'text/plain',
    });
    const answer = await callEndpoint(handler);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        account: accountOf(teacher),
        ...own,
        classes: [{ ...sampleClassToStore, id: classIds[0] }],
        classSubjects: [
          { classId: classIds[0], subjects: [{ subject: 'teacher-1', coefficient: 1.5 }] },
        ],
        classSeatings: [{ classId: classIds[0], seating: sampleSeating }],
        questionShelves: [{ ...shelf, id: 's07', version: 2 }],
        questionFigures: [figures],
        rosters: [row],
        jobs: [
          { kind: 'grade', page: { name: 'page.jpg', contentType: 'image/jpeg', size: 4 } },
          { kind: 'notebook', request: finishedJob.request },
        ],
        uploads: [{ name: 'قائمة.xlsx', size: 2 }],
      },
    });
    const { jobs, uploads } = answer.body as Record<'jobs' | 'uploads', object[]>;
    const { questionShelves } = answer.body as { questionShelves: { url: string }[] };
    expect(questionShelves[0]?.url).toContain('/documents/teacher-1/bank/s07/2-a.json');
    expect(JSON.stringify([jobs, uploads]).match(/X-Amz-Signature/g)).toHaveLength(3);
    expect(JSON.stringify(answer.body)).not.toContain('teacher-2');
    expect((answer.body as { classes: object[] }).classes).toHaveLength(1);
  });

  it('has an example of everything that a user has once', () => {
    expect(Object.values(own)).not.toContain(undefined);
  });

  it('is open to students', async () => {
    const answer = await callEndpoint(handler, { user: student });
    expect(answer).toMatchObject({
      status: 200,
      body: { account: accountOf(student), students: [] },
    });
    expect(answer.body).not.toHaveProperty('profile');
  });

  it('fits years of work into one Lambda response', async () => {
    // A fifth of the jobs, and a fifth of the two megabytes that they may take: the size grows with their number.
    const jobs = Array.from({ length: 1_000 }, (_, index) => {
      const id = index.toString(32).toUpperCase().padStart(26, '0');
      const files = finishedJob.files.map((file) => ({
        ...file,
        key: `results/teacher-1/${id}/x`,
      }));
      return { ...finishedJob, ...jobKey('teacher-1', 'notebook', id), id, files };
    });
    // Faked, because writing that many items to the in-memory table can exceed the client's timeout.
    const answer = (command: unknown) => {
      if (!(command instanceof QueryCommand)) return Promise.resolve({});
      const values = command.input.ExpressionAttributeValues ?? {};
      return Promise.resolve({
        Items: values[':owner'] === userPartition('teacher-1') ? jobs : [],
      });
    };
    vi.spyOn(documentClient, 'send').mockImplementation(answer as never);
    const headers = { 'accept-encoding': 'gzip' };
    const { body, payloadBytes } = await callEndpoint(handler, { headers });
    expect((body as { jobs: object[] }).jobs).toHaveLength(1_000);
    expect(payloadBytes).toBeLessThan(400_000);
  });
});
