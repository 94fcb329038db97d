import {
  AnalyzeDocumentCommand,
  BadDocumentException,
  DocumentTooLargeException,
  TextractClient,
  UnsupportedDocumentException,
} from '@aws-sdk/client-textract';
import { Defect } from '#core/defect.ts';
import { JobError } from '#core/jobs/job-error.ts';
import { withTimeout } from '#core/timeout.ts';
import type { PageReading } from '#shared/page/page-reading.ts';
import { readingOfBlocks } from '../engines/textract/reading-of-blocks.ts';
import { parseBlocks } from '../engines/textract/textract-blocks.ts';

/** Milliseconds for one try; a page full of marks takes some seconds. */
const TRY_TIME = 75_000;
/** Milliseconds for all tries; below the step's timeout. */
const MOST_TIME = 110_000;

const client = new TextractClient({
  // A class of teachers may submit at once, and the quota is a few pages a second.
  maxAttempts: 5,
  requestHandler: {
    connectionTimeout: 1_000,
    requestTimeout: TRY_TIME,
    throwOnRequestTimeout: true,
  },
});

/**
 * Textract reads a page, a JPEG. Asks only for tables, because forms are supported in only six languages.
 * @throws JobError `picture-damaged` or `upload-too-large` if the page is refused; the SDK's errors
 */
export async function analyzeByTextract(page: Uint8Array): Promise<PageReading> {
  const blocks = parseBlocks(await ask(page));
  // Even an empty page has a page block. Its absence is a fault of the service, which may be temporary.
  if (!blocks?.some(({ BlockType }) => BlockType === 'PAGE'))
    throw new Defect('the analysis of a page has no page');
  return readingOfBlocks(blocks);
}

async function ask(page: Uint8Array): Promise<unknown> {
  const command = new AnalyzeDocumentCommand({
    Document: { Bytes: page },
    FeatureTypes: ['TABLES'],
  });
  try {
    return await withTimeout(MOST_TIME, (abortSignal) => client.send(command, { abortSignal }));
  } catch (cause) {
    if (cause instanceof DocumentTooLargeException)
      throw new JobError('upload-too-large', undefined, { cause });
    if (cause instanceof BadDocumentException || cause instanceof UnsupportedDocumentException)
      throw new JobError('picture-damaged', undefined, { cause });
    throw cause;
  }
}
