import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type GetObjectCommandOutput,
} from '@aws-sdk/client-s3';
import { useMockClient } from './mock-client.ts';
import { beforeEach } from 'vitest';

interface StoredObject {
  readonly body: Buffer;
  readonly contentType: string;
}
interface SeenRequest {
  /** The SDK's name, e.g. `HeadObject`. */
  readonly operation: string;
  readonly path: string;
}

/** The S3 of one test file: objects by `/bucket/key`, and the requests. */
export interface FakeS3 {
  readonly objects: Map<string, StoredObject>;
  readonly requests: SeenRequest[];
  /** Statuses with which the next requests are refused. */
  readonly failures: number[];
}

interface Input {
  readonly Bucket?: string;
  readonly Key?: string;
}

const PAGE = 2;
const lastModified = new Date('2026-03-01T10:00:00.000Z');

/** One small page of the objects under a prefix. */
function listing(objects: FakeS3['objects'], root: string, prefix: string, token = '0') {
  const found = [...objects].filter(([path]) => path.startsWith(root + prefix)).toSorted();
  const next = Number(token) + PAGE;
  return {
    Contents: found.slice(Number(token), next).map(([path, { body }]) => ({
      ...{ Key: path.slice(root.length), Size: body.length, LastModified: lastModified },
    })),
    NextContinuationToken: next < found.length ? String(next) : undefined,
  };
}

/** A fake S3 behind every client of the SDK, emptied before each test of the file. */
export function useFakeS3(): FakeS3 {
  const s3: FakeS3 = { objects: new Map(), requests: [], failures: [] };
  const client = useMockClient(S3Client);
  const pathOf = ({ Bucket = '', Key = '' }: Input) => `/${Bucket}/${Key}`;
  const answering =
    <Request extends Input, Answer>(operation: string, answer: (input: Request) => Answer) =>
    (input: Request): Answer => {
      s3.requests.push({ operation, path: pathOf(input) });
      const status = s3.failures.shift();
      if (status === undefined) return answer(input);
      const $metadata = { httpStatusCode: status };
      throw new S3ServiceException({ name: 'Refused', $fault: 'client', $metadata });
    };
  const missing = { message: 'missing', $metadata: { httpStatusCode: 404 } };

  beforeEach(() => {
    s3.objects.clear();
    s3.requests.length = 0;
    s3.failures.length = 0;
    client.reset();
    client.onAnyCommand().rejects(new Error('an operation that the fake S3 does not know'));
    client.on(HeadObjectCommand).callsFake(
      answering('HeadObject', (input: Input) => {
        const stored = s3.objects.get(pathOf(input));
        if (!stored) throw new NotFound(missing);
        return { ContentLength: stored.body.length, ContentType: stored.contentType };
      }),
    );
    client.on(GetObjectCommand).callsFake(
      answering('GetObject', (input: Input) => {
        const stored = s3.objects.get(pathOf(input));
        if (!stored) throw new NoSuchKey(missing);
        const transformToByteArray = () => Promise.resolve(new Uint8Array(stored.body));
        return { Body: { transformToByteArray } as GetObjectCommandOutput['Body'] };
      }),
    );
    client.on(PutObjectCommand).callsFake(
      answering('PutObject', (input: Input & { Body: Uint8Array; ContentType: string }) => {
        const body = Buffer.from(input.Body);
        s3.objects.set(pathOf(input), { body, contentType: input.ContentType });
        return {};
      }),
    );
    client.on(DeleteObjectCommand).callsFake(
      answering('DeleteObject', (input: Input) => {
        s3.objects.delete(pathOf(input));
        return {};
      }),
    );
    client
      .on(ListObjectsV2Command)
      .callsFake(
        answering(
          'ListObjectsV2',
          (input: Input & Record<'Prefix' | 'ContinuationToken', string>) =>
            listing(s3.objects, pathOf(input), input.Prefix, input.ContinuationToken),
        ),
      );
  });
  return s3;
}
