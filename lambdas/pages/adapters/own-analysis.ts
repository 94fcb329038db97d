import { JobError } from '#core/jobs/job-error.ts';
import { TimeoutError, withTimeout } from '#core/timeout.ts';
import { signsOfPage, type PageSign } from '../domain/hand/page-signs.ts';
import { parseBlocks, type PageAnalysis } from '../domain/reading/textract-blocks.ts';
import { createIds, type Block } from '../engines/page-reader/blocks/block.ts';
import { makeBlocks } from '../engines/page-reader/blocks/make-blocks.ts';
import type { Hand } from '../engines/page-reader/hand/hand.ts';
import { UnreadablePageError } from '../engines/page-reader/page/load-page.ts';
import type { PageReading } from '../engines/page-reader/page-reading.ts';
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

/** What was read on a page, in this process. */
async function readInTime(page: Uint8Array, hand?: Hand): Promise<PageReading> {
  try {
    return await withTimeout(MOST_TIME, () => readPage(page, recognizers, hand));
  } catch (error) {
    // A late reading would go on beside the next page's.
    if (error instanceof TimeoutError) void closeOwnReader();
    throw error;
  }
}

/**
 * Reads a page in this process, into the blocks of Textract's answer.
 * @param page a JPEG or PNG
 * @throws {UnreadablePageError} if it cannot be decoded or is too large; TimeoutError
 */
export const readBlocks = async (page: Uint8Array): Promise<Block[]> =>
  makeBlocks(await readInTime(page), createIds(page));

/**
 * Daftar's own reader.
 * @param hand of the teacher, if it is learnt
 * @returns the page's words and tables, and what was seen of its marks if the hand is learnt
 */
export async function analyzeByOwnReader(
  page: Uint8Array,
  hand?: Hand,
): Promise<{ readonly Blocks: PageAnalysis['Blocks']; readonly signs: readonly PageSign[] }> {
  try {
    const reading = await readInTime(page, hand);
    const Blocks = parseBlocks({ Blocks: makeBlocks(reading, createIds(page)) }) ?? [];
    return { Blocks, signs: signsOfPage(reading) };
  } catch (cause) {
    if (cause instanceof UnreadablePageError)
      throw new JobError(refusals[cause.reason], undefined, { cause });
    if (cause instanceof TimeoutError) throw new JobError('timed-out', undefined, { cause });
    throw cause;
  }
}
