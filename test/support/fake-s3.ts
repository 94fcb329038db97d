import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';

interface StoredObject {
  readonly body: Buffer;
  readonly contentType: string;
}
interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

/** An S3 of one test file, over `AWS_ENDPOINT_URL_S3`: objects by `/bucket/key`, and what was asked of it. */
export interface FakeS3 {
  readonly objects: Map<string, StoredObject>;
  readonly requests: SeenRequest[];
  /** Statuses to answer the next requests with. */
  readonly failures: number[];
}

const PAGE = 2;

/** ListObjectsV2 as S3 answers it with `encoding-type=url`, in small pages. */
function listing(objects: FakeS3['objects'], bucket: string, query: URLSearchParams): string {
  const prefix = `${bucket}${query.get('prefix') ?? ''}`;
  const keys = [...objects.keys()].filter((path) => path.startsWith(prefix)).toSorted();
  const start = Number(query.get('continuation-token') ?? 0);
  const contents = keys.slice(start, start + PAGE).map((path) => {
    const key = encodeURIComponent(path.slice(bucket.length)).replaceAll('%20', '+');
    const size = objects.get(path)?.body.length ?? 0;
    return `<Contents><Key>${key}</Key><LastModified>2026-03-01T10:00:00.000Z</LastModified><Size>${size}</Size></Contents>`;
  });
  const next = start + PAGE;
  const more = next < keys.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
  return `<ListBucketResult>${contents.join('')}${more}</ListBucketResult>`;
}

/** Starts a fake S3 before the file's tests, empties it before each, and sets credentials for it. */
export function useFakeS3(): FakeS3 {
  const s3: FakeS3 = { objects: new Map(), requests: [], failures: [] };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
      const path = decodeURIComponent(pathname);
      s3.requests.push({ method: request.method ?? '', path, headers: request.headers });
      const failure = s3.failures.shift();
      if (failure !== undefined) {
        response.writeHead(failure).end('<Error><Code>Failed</Code></Error>');
        return;
      }
      const stored = s3.objects.get(path);
      if (request.method === 'PUT') {
        const contentType = request.headers['content-type'] ?? '';
        s3.objects.set(path, { body: Buffer.concat(chunks), contentType });
        response.end();
      } else if (request.method === 'DELETE') {
        s3.objects.delete(path);
        response.writeHead(204).end();
      } else if (searchParams.has('list-type')) {
        response.end(listing(s3.objects, path, searchParams));
      } else if (stored) {
        const headers = {
          'content-type': stored.contentType,
          'content-length': stored.body.length,
        };
        response.writeHead(200, headers).end(request.method === 'GET' ? stored.body : undefined);
      } else response.writeHead(404).end();
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://127.0.0.1:${port}`);
    vi.stubEnv('AWS_REGION', 'eu-west-3');
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDEXAMPLE');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  });
  beforeEach(() => {
    s3.objects.clear();
    s3.requests.length = 0;
    s3.failures.length = 0;
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    server.closeAllConnections();
    server.close();
  });
  return s3;
}
