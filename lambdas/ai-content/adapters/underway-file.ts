import type { Draft } from '#shared/model/draft.ts';
import { draftUnderway, type DraftUnderway } from '#shared/model/draft-underway.ts';
import type { JobAddress } from '#core/jobs/job-record.ts';
import type { JobStore } from '#core/jobs/job-store.ts';
import { findJson, keepJson } from '#core/jobs/work-json.ts';
import { withGiven } from '../domain/assemble/with-given.ts';
import { outlineOf, type PlanFile } from '../domain/job/step-files.ts';

/** The file of a running job that its page shows; it is deleted with the job's other temporary files. */
const NAME = 'underway';

interface WorkStore {
  readonly jobs: Pick<JobStore, 'find'>;
  /** The results bucket. */
  readonly bucket: string;
}

/**
 * Shows the plan of a draft, and what is written of it. Replaces what was shown before.
 * @throws JobError `cancelled` if the job has ended
 */
export const showUnderway = async (
  store: WorkStore,
  job: JobAddress,
  file: PlanFile,
  draft?: Draft,
): Promise<void> => {
  const shown: DraftUnderway = {
    outline: outlineOf(file),
    ...(draft && { draft: withGiven(draft, file) }),
  };
  await keepJson(store, job, NAME, shown);
};

/** What a running job shows; `undefined` before its plan is made, and after it has ended. */
export const findUnderway = (bucket: string, job: JobAddress): Promise<DraftUnderway | undefined> =>
  findJson(bucket, job, NAME, draftUnderway);
