import { closeOwnReader, readBlocks } from '#lambdas/pages/adapters/own-analysis.ts';
import { UnreadablePageError } from '#lambdas/pages/engines/page-reader/page/load-page.ts';
import { AwsError } from '#infra/local/aws-gateway/aws-error.ts';
import type { PageReader } from './textract.ts';

const refusals = {
  'does-not-decode': () => new AwsError('BadDocumentException', 'Request has bad document'),
  'too-large': () => new AwsError('InvalidParameterException', 'Request has invalid parameters'),
};

/** Daftar's own reader, with Textract's refusals. */
export const ownReader: PageReader = {
  read: async (page) => {
    try {
      return await readBlocks(page);
    } catch (error) {
      throw error instanceof UnreadablePageError ? refusals[error.reason]() : error;
    }
  },
  close: closeOwnReader,
};
