import { JobError } from '#core/jobs/job-error.ts';
import { TimeoutError, withTimeout } from '#core/timeout.ts';
import type { Hand } from '../engines/page-reader/hand/hand.ts';
import { UnreadablePageError } from '../engines/page-reader/page/load-page.ts';
import type { PageReading } from '#shared/page/page-reading.ts';
import { readPage } from '../engines/page-reader/read-page.ts';
import { createRecognizer } from '#lambdas/pictures/recognizer.ts';

/** Milliseconds for a page, which takes some seconds; below the step's timeout. */
const MOST_TIME = 100_000;

const refusals = {
  'does-not-decode': 'picture-damaged',
  'too-large': 'picture-too-large',
} as const;

/** Their threads and models stay for the next page. */
const recognizers = { arabic: createRecognizer('arabic'), latin: createRecognizer('latin') };

/** Ends the threads that read words; the next page starts them anew. */
export const closeOwnReader = (): Promise<unknown> =>
  Promise.all(Object.values(recognizers).map((one) => one.close()));

/**
 * Daftar's own reader.
 * @param page a JPEG or PNG
 * @param hand of the teacher, if it is learnt; then the reading has what was seen of each mark
 * @throws JobError if the page cannot be decoded, is too large or takes too long
 */
export async function analyzeByOwnReader(page: Uint8Array, hand?: Hand): Promise<PageReading> {
  try {
    return await withTimeout(MOST_TIME, () => readPage(page, recognizers, hand));
  } catch (cause) {
    if (cause instanceof UnreadablePageError)
      throw new JobError(refusals[cause.reason], undefined, { cause });
    if (!(cause instanceof TimeoutError)) throw cause;
    // A late reading would go on beside the next page's.
    void closeOwnReader();
    throw new JobError('timed-out', undefined, { cause });
  }
}
