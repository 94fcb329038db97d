import { JobError } from '#core/jobs/job-error.ts';
import { TimeoutError, withTimeout } from '#core/timeout.ts';
import { parseBlocks, type AnalyzePage } from '../domain/reading/textract-blocks.ts';
import { createIds, type Block } from '../reader/blocks/block.ts';
import { makeBlocks } from '../reader/blocks/make-blocks.ts';
import { UnreadablePageError } from '../reader/page/load-page.ts';
import { readPage } from '../reader/read-page.ts';
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
 * Reads a page in this process, into the blocks of Textract's answer.
 * @param page a JPEG or PNG
 * @throws {UnreadablePageError} if it cannot be decoded or is too large; TimeoutError
 */
export async function readBlocks(page: Uint8Array): Promise<Block[]> {
  try {
    const reading = await withTimeout(MOST_TIME, () => readPage(page, recognizers));
    return makeBlocks(reading, createIds(page));
  } catch (error) {
    // A late reading would go on beside the next page's.
    if (error instanceof TimeoutError) void closeOwnReader();
    throw error;
  }
}

/** Daftar's own reader. */
export const analyzeByOwnReader: AnalyzePage = async (page) => {
  try {
    return parseBlocks({ Blocks: await readBlocks(page) }) ?? [];
  } catch (cause) {
    if (cause instanceof UnreadablePageError)
      throw new JobError(refusals[cause.reason], undefined, { cause });
    if (cause instanceof TimeoutError) throw new JobError('timed-out', undefined, { cause });
    throw cause;
  }
};
