import type { Job } from '../../shared/model/job.ts';

const minutesAgo = (minutes: number): string =>
  new Date(Date.now() - minutes * 60_000).toISOString();

const jobAt = (minutes: number, rest: Partial<Job> & Pick<Job, 'status'>): Job => ({
  id: `01KJQ5N80000000000000${String(minutes).padStart(5, '0')}`,
  createdAt: minutesAgo(minutes),
  updatedAt: minutesAgo(minutes),
  source: 'قوائم التلاميذ.xlsx',
  generatedFiles: [],
  ...rest,
});

/** A job in each state, as the API lists them: newest first. */
export const jobsInEveryState = (): Job[] => [
  jobAt(1, { status: 'PENDING' }),
  jobAt(3, { status: 'PROCESSING', step: 'rendering', source: 'أقسام الفصل الأول.xlsx' }),
  jobAt(40, {
    status: 'FAILED',
    source: 'liste-2AM.xlsx',
    error: { code: 'sheet-without-names', params: { sheet: '2م3' } },
  }),
  jobAt(3_000, {
    status: 'SUCCESS',
    generatedFiles: [
      {
        url: '/results/notebook.pdf',
        name: 'دفتر القسم 2025-2026.pdf',
        contentType: 'application/pdf',
        size: 1_234_567,
      },
    ],
  }),
];
