import type { Page } from 'playwright-core';
import * as z from 'zod/mini';
import { gradeReviewPath } from '#frontend/lib/paths.ts';
import {
  sampleGradebook,
  samplePicture,
  samplePictureAddress,
} from '#frontend/test-support/sample-gradebook.ts';
import { confirmGrades, getGradePicture, gradebooks } from '#shared/contracts/gradebooks.ts';
import type { GradeJob } from '#shared/contracts/grades.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { answerCall } from './answer-call.ts';
import { extractionsInEveryState } from './sample-jobs.ts';

/** The successful extraction, in the histories of `answerWithSamples`. */
const reviewedJob = (): GradeJob => {
  const job = extractionsInEveryState().find(({ status }) => status === 'SUCCESS');
  if (!job) throw new Error('no extraction has succeeded');
  return job;
};

/** The path of its review. */
export const reviewPath = (): string => gradeReviewPath(reviewedJob().id);

/** The sample's pupils with doubts, and every fifth: axe takes seconds for a table of forty rows. */
export const shortGradebook = (): Gradebook => {
  const { rows, classList, ...page } = sampleGradebook();
  const isDoubtful = ({ cells, pupil }: Gradebook['rows'][number]): boolean =>
    pupil === undefined || cells.some(({ confidence = 0 }) => confidence < 99);
  const kept = [...rows.keys()].filter((row) => row % 5 === 0 || isDoubtful(rows[row]!));
  return {
    ...page,
    rows: kept.map((row, place) => ({
      ...rows[row]!,
      ...(rows[row]!.pupil !== undefined && { pupil: place }),
    })),
    classList: { ...classList!, pupils: kept.map((row) => classList!.pupils[row]!) },
  };
};

/** The name of the pupil who is not on the sample's list. */
export const unknownName = (): string =>
  sampleGradebook().rows.find(({ pupil }) => pupil === undefined)?.cells[1]?.text ?? '';

/**
 * Answers for a page of marks as the platform would: each save makes a version, and confirming records the newest. The
 * returned function gives what is stored.
 */
export const answerWithGradebook = async (
  page: Page,
  first: Gradebook = sampleGradebook(),
): Promise<
  () => { readonly content: Gradebook; readonly version: number; readonly job: GradeJob }
> => {
  const createdAt = '2026-11-20T08:00:00.000Z';
  let job = reviewedJob();
  let document = { version: 1, createdAt, author: 'job', content: first };
  await answerCall(page, gradebooks.getJob, () => ({ body: { ...job, document } }));
  await page.route(/\/api\/grades\/jobs\/[^/]+\/document$/, (route) => {
    const content = z.parse(gradebooks.content, route.request().postDataJSON());
    document = { version: document.version + 1, createdAt, author: 'teacher', content };
    return route.fulfill({ json: document });
  });
  await answerCall(page, confirmGrades, () => {
    const file = reviewedJob().generatedFiles[0];
    job = {
      ...job,
      confirmed: { version: document.version, at: createdAt },
      generatedFiles: file ? [file, { ...file, name: 'marks.csv' }] : [],
    };
    return { body: job };
  });
  await answerCall(page, getGradePicture, () => ({
    body: { ...samplePicture, url: samplePictureAddress(first) },
  }));
  return () => ({ content: document.content, version: document.version, job });
};
