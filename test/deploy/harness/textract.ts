import * as z from 'zod/mini';
import { AwsError } from '#infra/local/aws-gateway/aws-error.ts';
import type { JsonService } from '#infra/local/aws-gateway/json-call.ts';

/** The most bytes of a document that Textract accepts in a call. */
const maxBytes = 10 * 1024 * 1024;

const analyzeDocument = z.object({
  Document: z.object({ Bytes: z.string() }),
  FeatureTypes: z.array(z.string()).check(z.minLength(1)),
});

const signatures = {
  png: [0x89, 0x50, 0x4e, 0x47],
  jpeg: [0xff, 0xd8, 0xff],
  pdf: [0x25, 0x50, 0x44, 0x46],
  tiff: [0x49, 0x49, 0x2a, 0x00],
  'tiff ': [0x4d, 0x4d, 0x00, 0x2a],
} as const;

const formatOf = (bytes: Uint8Array): string | undefined =>
  Object.entries(signatures)
    .find(([, signature]) => signature.every((byte, at) => bytes[at] === byte))?.[0]
    .trim();

/** @throws {AwsError} for what Textract refuses, and for its features that are not available locally */
const documentOf = (input: unknown): Uint8Array => {
  const parsed = analyzeDocument.safeParse(input);
  if (!parsed.success)
    throw new AwsError('InvalidParameterException', 'Request has invalid parameters');
  const { Document, FeatureTypes } = parsed.data;
  const unknown = FeatureTypes.find((feature) => feature !== 'TABLES');
  if (unknown !== undefined)
    throw new AwsError('InvalidParameterException', `${unknown} is not available locally`);
  const bytes = Buffer.from(Document.Bytes, 'base64');
  if (bytes.length === 0)
    throw new AwsError('InvalidParameterException', 'Request has invalid parameters');
  if (bytes.length > maxBytes)
    throw new AwsError('DocumentTooLargeException', 'Document is too large');
  const format = formatOf(bytes);
  if (format === undefined)
    throw new AwsError('UnsupportedDocumentException', 'Request has unsupported document format');
  if (format === 'pdf' || format === 'tiff')
    throw new AwsError(
      'UnsupportedDocumentException',
      `${format.toUpperCase()} is not available locally`,
    );
  return bytes;
};

/** Reads pages; `read` throws an AwsError if the page is refused. */
export interface PageReader {
  read(page: Uint8Array): Promise<readonly unknown[]>;
  close(): Promise<unknown>;
}

/** The running Textract service. */
export interface Textract {
  readonly service: JsonService;
  readonly close: () => Promise<void>;
}

/** Loaded with the first page, because its models take time and memory. */
const loadOwnReader = async (): Promise<PageReader> => (await import('./read-page.ts')).ownReader;

/**
 * Answers AnalyzeDocument for tables on pages sent as PNG or JPEG bytes. Textract has no resources, so IAM checks `*`.
 * @param log receives why a page could not be read, never its content
 */
export const createTextract = (
  log: (line: string) => void,
  load: () => Promise<PageReader> = loadOwnReader,
): Textract => {
  let reader: Promise<PageReader> | undefined;
  const read = async (page: Uint8Array): Promise<readonly unknown[]> => {
    reader ??= load();
    try {
      return await (await reader).read(page);
    } catch (error) {
      if (error instanceof AwsError) throw error;
      log(error instanceof Error ? (error.stack ?? '') : String(error));
      throw new AwsError('InternalServerError', 'Internal server error', 500);
    }
  };
  const answer = async (action: string, input: unknown): Promise<unknown> => {
    if (action !== 'AnalyzeDocument')
      throw new AwsError('UnknownOperationException', `${action} is not available locally`);
    return {
      DocumentMetadata: { Pages: 1 },
      AnalyzeDocumentModelVersion: '1.0',
      Blocks: await read(documentOf(input)),
    };
  };
  return {
    service: Object.assign(answer, { resourceOf: () => '*' }),
    close: async () => {
      await (await reader)?.close();
    },
  };
};
