import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { AwsError } from '../front-door/aws-error.ts';
import type { FrontDoorRequest } from '../front-door/http-message.ts';

/** Bytes of an upload and the checksums sent with them (base64, by algorithm). */
export interface Payload {
  bytes: Buffer;
  checksums: Record<string, string>;
}

const incomplete = () => new AwsError('IncompleteBody', 'The request body terminated unexpectedly');

/** Decodes `aws-chunked`: `<hex size>[;extension]CRLF <bytes> CRLF` …, a chunk of none, then trailer lines. */
const decodeChunks = (body: Buffer): { bytes: Buffer; trailer: string } => {
  const chunks: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = body.indexOf('\r\n', at);
    const [, hex] =
      lineEnd < 0
        ? []
        : (/^([\da-f]{1,8})(?:;.*)?$/i.exec(body.toString('latin1', at, lineEnd)) ?? []);
    if (hex === undefined) throw incomplete();
    const size = parseInt(hex, 16);
    const start = lineEnd + 2;
    if (size === 0)
      return { bytes: Buffer.concat(chunks), trailer: body.toString('latin1', start) };
    if (body.toString('latin1', start + size, start + size + 2) !== '\r\n') throw incomplete();
    chunks.push(body.subarray(start, start + size));
    at = start + size + 2;
  }
};

const digests = new Map<string, (bytes: Buffer) => string>([
  ['sha256', (bytes) => createHash('sha256').update(bytes).digest('base64')],
  ['sha1', (bytes) => createHash('sha1').update(bytes).digest('base64')],
  [
    'crc32',
    (bytes) => {
      const value = Buffer.alloc(4);
      value.writeUInt32BE(crc32(bytes));
      return value.toString('base64');
    },
  ],
]);
const checksumName = /^x-amz-checksum-(sha256|sha1|crc32|crc32c|crc64nvme)$/i;

/** Presigned requests carry `x-amz-` headers in the query, where S3 reads them as well. */
const statedChecksums = (
  { headers, query }: FrontDoorRequest,
  trailer: string,
): Record<string, string> => {
  const trailers = [...trailer.matchAll(/^([\w-]+):(.*?)\s*$/gm)].map(
    ([, name = '', value = '']) => [name, value.trim()],
  );
  const stated = [...Object.entries(query), ...Object.entries(headers), ...trailers];
  return Object.fromEntries(
    stated.flatMap(([name, value]) => {
      const algorithm = checksumName.exec(String(name))?.[1]?.toLowerCase();
      return algorithm ? [[algorithm, String(value)]] : [];
    }),
  );
};

/**
 * The bytes of an upload, decoded and checked against every checksum sent with them.
 * @throws {AwsError} IncompleteBody, BadDigest, NotImplemented for a checksum that is not computed here
 */
export const readPayload = (request: FrontDoorRequest): Payload => {
  const { headers, body } = request;
  const chunked = headers['x-amz-content-sha256'] === 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';
  const { bytes, trailer } = chunked ? decodeChunks(body) : { bytes: body, trailer: '' };
  const decodedLength = headers['x-amz-decoded-content-length'];
  if (chunked && decodedLength !== undefined && Number(decodedLength) !== bytes.length)
    throw incomplete();
  const checksums = statedChecksums(request, trailer);
  for (const [algorithm, stated] of Object.entries(checksums)) {
    const digest = digests.get(algorithm);
    if (!digest)
      throw new AwsError('NotImplemented', `Checksum ${algorithm} is not computed locally.`, 501);
    if (digest(bytes) !== stated)
      throw new AwsError(
        'BadDigest',
        `The ${algorithm.toUpperCase()} you specified did not match the calculated checksum.`,
      );
  }
  const md5 = headers['content-md5'];
  if (md5 !== undefined && md5 !== createHash('md5').update(bytes).digest('base64'))
    throw new AwsError(
      'BadDigest',
      'The Content-MD5 you specified did not match what we received.',
    );
  return { bytes, checksums };
};
