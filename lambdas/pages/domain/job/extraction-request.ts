import * as z from 'zod/mini';
import { extractGrades } from '#shared/contracts/grades.ts';
import { jobAddress } from '#core/jobs/job-record.ts';
import { jobRequestLoader } from '#core/jobs/job-request.ts';

/** The request in a job's record. */
export const extractionRequest = extractGrades.body;
export type ExtractionRequest = z.infer<typeof extractionRequest>;

/** Loads the request of a job; fails with `cancelled` if the job was deleted meanwhile. */
export const loadJobRequest = jobRequestLoader(extractionRequest);

export const imagesOf = ({
  imageS3Key,
  furtherImageS3Keys = [],
}: ExtractionRequest): readonly string[] => [imageS3Key, ...furtherImageS3Keys];

/** The address of a job's step for one of its pictures; `item` is the picture's index. */
export const pictureAddress = z.extend(jobAddress, { item: z._default(z.int(), 0) });

/** The name of a file that belongs to one picture of a job. */
export const pictureFileName = (item: number, name: string): string =>
  item === 0 ? name : `${item + 1}-${name}`;
