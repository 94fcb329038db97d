import type { JobAddress } from '#core/jobs/job-record.ts';
import type { HandPorts } from './hand-ports.ts';
import type { JobMarks } from './seen-marks.ts';

/**
 * Keeps what was seen on the pages of a job until the teacher confirms them, if the teacher lets the reader learn. Safe to
 * repeat.
 * @throws JobError `cancelled` if the job has failed or is gone
 */
export async function keepSigns(
  { hands, signs }: Omit<HandPorts, 'now'>,
  job: JobAddress,
  seen: JobMarks,
): Promise<void> {
  if (seen.length === 0 || !(await hands.find(job.uid))) return;
  await signs.write(job, seen);
  // If it was forgotten meanwhile, the file may have been looked for before it was written.
  if (!(await hands.find(job.uid))) await signs.remove(job);
}
