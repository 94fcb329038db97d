import * as z from 'zod/mini';
import { readAnswerSheets } from '#shared/contracts/answer-sheets.ts';
import { jobAddress } from '#core/jobs/job-record.ts';
import { jobRequestLoader } from '#core/jobs/job-request.ts';

export const readingRequest = readAnswerSheets.body;
export type ReadingRequest = z.infer<typeof readingRequest>;

/** Loads the request of a job; fails with `cancelled` if the job was deleted meanwhile. */
export const loadJobRequest = jobRequestLoader(readingRequest);

/** The address of a job's step for one of its pictures; `item` is the picture's index. */
export const pictureAddress = z.extend(jobAddress, { item: z.int().check(z.gte(0)) });
