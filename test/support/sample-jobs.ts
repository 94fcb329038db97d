import { optionsIn } from '#shared/model/job-options.ts';
import type { ContentJob } from '#shared/contracts/ai-content.ts';
import type { GradeJob } from '#shared/contracts/grades.ts';
import type { NotebookJob } from '#shared/contracts/notebooks.ts';
import type { ReportJob } from '#shared/contracts/reports.ts';
import type { Job } from '#shared/model/job.ts';

const minutesAgo = (minutes: number): string =>
  new Date(Date.now() - minutes * 60_000).toISOString();

const daysAhead = (days: number): string => minutesAgo(-days * 24 * 60);

const jobAt = (minutes: number, rest: Partial<Job> & Pick<Job, 'status'>): Job => ({
  id: `01KJQ5N80000000000000${String(minutes).padStart(5, '0')}`,
  createdAt: minutesAgo(minutes),
  updatedAt: minutesAgo(minutes),
  source: 'قوائم التلاميذ.xlsx',
  generatedFiles: [],
  ...rest,
});

/** A job with each status, as the API lists them: newest first. */
/** A page of marks in small. */
const thumbnail =
  'data:image/webp;base64,UklGRnABAABXRUJQVlA4IGQBAABQCACdASo4AEgAPvFoqlAppqQiuZcN+TAeCWlsUNAHNiNABytbH7bXCzMllI7S4/wMiqWps9is8zKrkcPyg4ckiVjLqugKd1aAWgAA/vNr+Uu8fXgwsc4lXeq8mUG3M2M86osqeeRAby14zhH+GNBAr275QK/3pIwGJHqfBwPlg4NP/5F4KaE5NxsHLscLWgHpg27JrUHpVQTb0BHrf1lV21sUPN0q8StBJF6gtBuAVMUrC9jCL20Jz7C3ROhpxViI9kmNO3xZdxhw+NhJJJDYpWtfvBg2kJRLGBHTRtoOnw2PSy33p95n/k4gSObpaau+UnLlwwXCRZ9afAP9UrL4PCQtUa6tUzDyMrBFl1/jmOeYOZVc4OlyZssoPBnq+hIs7dydhDTwxowJCxdqgaMQXIEX7dGhrHkaZgHMQGst3hSvFFyjqx+PRYWYsobBBeqzoOhZzJRUH4kIe+bgjgAPsTwAAA==';

export const jobsInEveryState = (): NotebookJob[] => [
  { ...jobAt(1, { status: 'PENDING' }), coverImageKey: 'covers/iqra.jpg' },
  jobAt(3, { status: 'PROCESSING', step: 'rendering', source: 'أقسام الفصل الأول.xlsx' }),
  jobAt(40, {
    status: 'FAILED',
    source: 'liste-2AM.xlsx',
    error: { code: 'sheet-without-names', params: { sheet: '2م3' } },
  }),
  {
    ...jobAt(3_000, {
      status: 'SUCCESS',
      filesExpireAt: daysAhead(300),
      generatedFiles: [
        {
          url: '/results/notebook.pdf',
          name: 'دفتر القسم 2025-2026.pdf',
          contentType: 'application/pdf',
          size: 1_234_567,
        },
      ],
    }),
    coverImageKey: 'covers/mathematics.jpg',
    options: optionsIn('notebook', { format: 'booklet', cornerMarks: true }),
    made: {
      pages: 48,
      classes: [
        { name: '2م3', pupils: 38, firstPage: 5, lastPage: 24 },
        { name: '2م4', pupils: 36, firstPage: 25, lastPage: 44 },
      ],
    },
  },
];

/** Reports with each status. */
export const reportsInEveryState = (): ReportJob[] => [
  { ...jobAt(1, { status: 'PENDING', source: '2م3' }), contents: ['year'] },
  {
    ...jobAt(3, { status: 'PROCESSING', step: 'composing', source: '2م3, 2م4' }),
    ...{ contents: ['council', 'slips'], term: 1 },
  },
  {
    ...jobAt(40, { status: 'FAILED', source: '4م1', error: { code: 'class-missing' } }),
    ...{ contents: ['council'], term: 1 },
  },
  {
    ...jobAt(3_000, {
      status: 'SUCCESS',
      source: '2م3',
      filesExpireAt: daysAhead(300),
      generatedFiles: ['council', 'slips'].map((content) => ({
        ...{ url: `/results/${content}.pdf`, name: `${content}.pdf`, size: 234_567 },
        contentType: 'application/pdf',
      })),
    }),
    ...{ contents: ['council', 'slips'], term: 1, made: { pages: 14 } },
    slips: optionsIn('slips', { format: 'a5', rank: false }),
  },
];

/** Grade extractions with each status. */
export const extractionsInEveryState = (): GradeJob[] => [
  jobAt(1, { status: 'PENDING', source: 'page 3.jpg' }),
  jobAt(3, { status: 'PROCESSING', step: 'checking', source: 'صفحة 2.jpg' }),
  jobAt(40, { status: 'FAILED', source: 'page 1.png', error: { code: 'not-available' } }),
  {
    ...jobAt(3_000, {
      status: 'SUCCESS',
      source: 'IMG_20261103_101512.jpg',
      filesExpireAt: daysAhead(300),
      generatedFiles: [
        { url: '/results/marks.xlsx', name: 'marks.xlsx', contentType: 'x', size: 12_345 },
      ],
    }),
    made: { className: '2م3', subject: 'الرياضيات', term: 1, thumbnail },
  },
];

/** Drafts with each status; the successful one is written in both scripts. */
export const draftsInEveryState = (): ContentJob[] => [
  { ...jobAt(1, { status: 'PENDING', source: 'Fractions' }), type: 'TEST' },
  { ...jobAt(3, { status: 'PROCESSING', step: 'drafting', source: 'كسور' }), type: 'EXERCISE' },
  {
    ...jobAt(40, { status: 'FAILED', source: 'كسور', error: { code: 'not-available' } }),
    type: 'EXERCISE',
  },
  {
    ...jobAt(3_000, { status: 'SUCCESS', source: 'دورة الماء في الطبيعة' }),
    type: 'LESSON_PLAN',
    result:
      'The water cycle\n\n1. Warm-up\nAsk where rain comes from.\n\n2. النشاط\nيرسم التلاميذ الدورة.',
  },
];
