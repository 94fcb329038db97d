import * as z from 'zod/mini';
import type { StepId } from '#shared/model/job-steps.ts';
import type { JobAddress, JobRecord } from '#core/jobs/job-record.ts';
import type { JobStore } from '#core/jobs/job-store.ts';
import { findJson, keepJson } from '#core/jobs/work-json.ts';
import { describeError, log } from '#core/log.ts';
import type { OnWritten } from '#core/model/collect-stream.ts';

/** The file of a running job that holds how much its step has written; deleted with its other temporary files. */
const NAME = 'words';
const wordsFile = z.object({ step: z.string(), words: z.int() });

/** Milliseconds between two writes of the file. */
const EVERY = 4_000;

/** Shows on a job's page how many words a step has had written, all its questions together. */
export interface WordsShown {
  /** For one question. */
  readonly begin: () => OnWritten;
  /** Waits for the last write, so that none comes after the job's files are deleted. */
  readonly settled: () => Promise<void>;
}

interface WorkStore {
  readonly jobs: Pick<JobStore, 'find'>;
  /** The results bucket. */
  readonly bucket: string;
}

/** Writes at most once in `every` milliseconds, and one at a time. A write that fails is left out. */
export function showWords(
  store: WorkStore,
  job: JobAddress,
  step: StepId,
  every = EVERY,
): WordsShown {
  const counts: (() => number)[] = [];
  let writing: Promise<void> | undefined;
  let last = performance.now();
  const write = async (): Promise<void> => {
    try {
      const words = counts.reduce((sum, count) => sum + count(), 0);
      await keepJson(store, job, NAME, { step, words });
    } catch (error) {
      log('warn', 'show-words', { error: describeError(error) });
    }
    writing = undefined;
  };
  return {
    begin: () => {
      const index = counts.push(() => 0) - 1;
      return (words) => {
        counts[index] = words;
        const now = performance.now();
        if (writing || now - last < every) return;
        last = now;
        writing = write();
      };
    },
    settled: async () => writing,
  };
}

/** How many words the step of a running job has had written; none if it is not known. */
export async function findWords(
  bucket: string,
  job: JobAddress,
  { step, waitingSince }: Pick<JobRecord, 'step' | 'waitingSince'>,
): Promise<number | undefined> {
  const found = await findJson(bucket, job, NAME, wordsFile);
  return found?.step === step && waitingSince === undefined ? found?.words : undefined;
}
