import { AppError } from '#shared/errors.ts';
import type { SourcePage } from '#shared/contracts/source-pages.ts';
import { JobError } from '#core/jobs/job-error.ts';
import { TimeoutError, withTimeout } from '#core/timeout.ts';
import { checkPicture } from '#lambdas/pictures/check-picture.ts';
import { decodablePicture, excerptOf } from '#lambdas/pictures/picture-codec.ts';
import { createRecognizer } from '#lambdas/pictures/recognizer.ts';
import { readPageText } from '../domain/source-page/read-source-page.ts';

/** Their threads and models stay for the next page. */
const recognizers = { arabic: createRecognizer('arabic'), latin: createRecognizer('latin') };

/** Ends the threads that read words; the next page starts them anew. */
export const closePageReader = (): Promise<unknown> =>
  Promise.all(Object.values(recognizers).map((one) => one.close()));

/** The error of a call whose picture cannot be read; its issue says why. */
const unusable = (cause: JobError): AppError =>
  new AppError('picture-unusable', {
    cause,
    issues: [{ path: '/imageS3Key', code: cause.failure.code.replace('picture-', '') }],
  });

/**
 * Reads the text of a page in this process.
 * @param most milliseconds
 * @throws AppError `picture-unusable`, `page-unreadable` or `page-takes-too-long`
 */
export async function readPage(bytes: Uint8Array, most: number): Promise<SourcePage> {
  try {
    checkPicture(bytes);
    const picture = await decodablePicture(bytes);
    const page = await withTimeout(most, () => readPageText(picture, recognizers, excerptOf));
    if (!page) throw new AppError('page-unreadable');
    return page;
  } catch (cause) {
    if (cause instanceof JobError) throw unusable(cause);
    if (!(cause instanceof TimeoutError)) throw cause;
    // A late reading would go on beside the next page's.
    void closePageReader();
    throw new AppError('page-takes-too-long', { cause });
  }
}
