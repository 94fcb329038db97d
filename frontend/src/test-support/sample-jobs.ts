import type { ContentJob } from '#shared/contracts/ai-content.ts';
import type { Job } from '#shared/model/job.ts';

/** A job that has just been submitted. */
export const pendingJob: Job = {
  id: '01KJQ5N8000000000000000000',
  createdAt: '2026-03-01T10:00:00.000Z',
  updatedAt: '2026-03-01T10:00:00.000Z',
  status: 'PENDING',
  source: 'page 3.jpg',
  generatedFiles: [],
};

/** A draft that has just been asked for. */
export const pendingDraft: ContentJob = { ...pendingJob, type: 'TEST', source: 'Fractions' };
