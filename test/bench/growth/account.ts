import {
  classesPartition,
  classKey,
  jobKey,
  markSheetKey,
  sheetContentsPrefix,
} from '#core/aws/table-keys.ts';
import type { JobRecord } from '#core/jobs/job-record.ts';
import { sampleContentJob, sampleJob } from '../../support/sample-job.ts';

/** How much an account has. */
export interface Size {
  readonly classes: number;
  readonly jobs: number;
}

const PUPILS = 40;
const at = '2026-11-20T08:00:00.000Z';
const expiresAt = 4_000_000_000;
/** A ULID whose last digits are a number. */
const idOf = (index: number) => `01KJQ5N80000000000000${String(index).padStart(5, '0')}`;
export const firstClass = idOf(0);

const classItem = (uid: string, index: number) => {
  const id = idOf(index);
  const pupils = Array.from({ length: PUPILS }, (_, pupil) => ({
    ...{ id: `a${pupil}`, fullName: `تلميذ ${pupil}`, gender: 'female' },
  }));
  const counts = { pupils: PUPILS, girls: PUPILS, boys: 0 };
  const heading = { name: `2م${index}`, subject: 'الرياضيات', level: 'Middle' };
  const times = { keptAt: at, changedAt: at, usedAt: at, expiresAt, recordUntil: expiresAt };
  return { ...classKey(uid, id), id, version: 1, heading, pupils, counts, ...times };
};

const sheetItems = (uid: string, index: number) =>
  [1, 2, 3].flatMap((term) => {
    const classId = idOf(index);
    const id = `t${term}-aaaaaaaaaa`;
    const marksByPupil = Object.fromEntries(
      Array.from({ length: PUPILS }, (_, pupil) => [`a${pupil}`, 4]),
    );
    const content = {
      PK: classesPartition(uid),
      SK: `${sheetContentsPrefix(classId, id)}1.json`,
      json: 'x'.repeat(8_000),
      expiresAt,
    };
    return [
      {
        ...markSheetKey(uid, classId, id),
        ...{ id, classId, subject: 'الرياضيات', term, columns: 4, marks: 4 * PUPILS, marksByPupil },
        ...{
          birth: id,
          tests: [],
          pages: [],
          unasked: [],
          createdAt: at,
          changedAt: at,
          expiresAt,
        },
      },
      content,
    ];
  });

/** Every twentieth draft is for the first class. A draft's request has its source text. */
const jobItem = (uid: string, sample: JobRecord, index: number) => ({
  ...jobKey(uid, sample.kind, idOf(index)),
  ...{
    ...sample,
    uid,
    id: idOf(index),
    status: 'FAILED',
    error: { code: 'internal', message: '' },
  },
  ...(sample === sampleContentJob && {
    request: {
      ...sample.request,
      ...(index % 20 === 0 && { classId: firstClass }),
      sourceText: 'نص '.repeat(800),
    },
  }),
});

/** The items of an account as the last release stores them. */
export const itemsOf = (uid: string, { classes, jobs }: Size): Record<string, unknown>[] => [
  ...Array.from({ length: classes }, (_, index) => [
    classItem(uid, index),
    ...sheetItems(uid, index),
  ]).flat(),
  ...[sampleJob, sampleContentJob].flatMap((sample) =>
    Array.from({ length: jobs }, (_, index) => jobItem(uid, sample, index)),
  ),
];
