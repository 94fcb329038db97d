import * as z from 'zod/mini';
import type { DraftUnderway } from '#shared/model/draft-underway.ts';
import type { StepId } from '#shared/model/job-steps.ts';
import type { JobAddress, JobRecord } from '#core/jobs/job-record.ts';
import type { JobStore } from '#core/jobs/job-store.ts';
import { findJson, keepJson } from '#core/jobs/work-json.ts';
import { describeError, log } from '#core/log.ts';
import type { OnWritten } from '#core/model/collect-stream.ts';

/** The file of a running job that holds how much its step has written; deleted with its other temporary files. */
const NAME = 'words';
const wordsFile = z.object({ step: z.string(), words: z.int(), isReading: z.boolean() });

/** Milliseconds between two writes of the file. */
const EVERY = 4_000;

/** Shows on a job's page how many words a step has had written, all its questions together, and that a model reads. */
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

/** Writes when a question has no word after `every` milliseconds, and then at most once in that time, and one at a time. A write that fails is left out. */
export function showWords(
  store: WorkStore,
  job: JobAddress,
  step: StepId,
  every = EVERY,
): WordsShown {
  const counts: (() => number)[] = [];
  let writing: Promise<void> | undefined;
  let last = performance.now();
  let unanswered: NodeJS.Timeout | undefined;
  const write = async (isReading: boolean): Promise<void> => {
    last = performance.now();
    try {
      const words = counts.reduce((sum, count) => sum + count(), 0);
      await keepJson(store, job, NAME, { step, words, isReading });
    } catch (error) {
      log('warn', 'show-words', { error: describeError(error) });
    }
    writing = undefined;
  };
  return {
    begin: () => {
      const index = counts.push(() => 0) - 1;
      clearTimeout(unanswered);
      unanswered = setTimeout(() => {
        writing ??= write(true);
      }, every);
      return (words) => {
        clearTimeout(unanswered);
        counts[index] = words;
        if (!writing && performance.now() - last >= every) writing = write(false);
      };
    },
    settled: async () => {
      clearTimeout(unanswered);
      await writing;
    },
  };
}

/** What is known of the words that the step of a running job has had written. */
export async function findWords(
  bucket: string,
  job: JobAddress,
  { step, waitingSince }: Pick<JobRecord, 'step' | 'waitingSince'>,
): Promise<Pick<DraftUnderway, 'words' | 'isReading'>> {
  const found = await findJson(bucket, job, NAME, wordsFile);
  if (!found || found.step !== step || waitingSince !== undefined) return {};
  const { words, isReading } = found;
  return { words, ...(isReading && { isReading }) };
}
