import {
  AnalyzeDocumentCommand,
  BadDocumentException,
  DocumentTooLargeException,
  TextractClient,
  UnsupportedDocumentException,
} from '@aws-sdk/client-textract';
import { JobError } from '#core/jobs/job-error.ts';
import { withTimeout } from '#core/timeout.ts';

/** Milliseconds for one try; a page full of marks takes some seconds. */
const TRY_TIME = 75_000;
/** Milliseconds for all tries; below the step's timeout. */
const MOST_TIME = 110_000;

const client = new TextractClient({
  maxAttempts: 2,
  requestHandler: {
    connectionTimeout: 1_000,
    requestTimeout: TRY_TIME,
    throwOnRequestTimeout: true,
  },
});

/**
 * Textract's answer for a page. Asks only for tables, because forms are supported in only six languages.
 * @param page a JPEG
 * @throws JobError `picture-damaged` or `upload-too-large` if it is refused; the SDK's errors
 */
export async function analyzePage(page: Uint8Array): Promise<unknown> {
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
