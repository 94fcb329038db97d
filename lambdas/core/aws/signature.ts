import { createHash, createHmac } from 'node:crypto';
import { encodeRfc3986 } from './encode.ts';
import { environmentCredentials } from './environment-credentials.ts';

const ALGORITHM = 'AWS4-HMAC-SHA256';
const UNSIGNED = 'UNSIGNED-PAYLOAD';

/** A request to S3 before it is signed: the path is encoded, header names are lower case. */
export interface S3Request {
  readonly method: string;
  readonly origin: URL;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
}

const sha256 = (data: string | Uint8Array): string =>
  createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer =>
  createHmac('sha256', key).update(data).digest();
const sorted = (entries: [string, string][]): [string, string][] =>
  entries.sort(([a], [b]) => (a < b ? -1 : 1));

/** The query as it is sent and signed: RFC 3986, in order of names. */
export const queryString = (query: Readonly<Record<string, string>>): string =>
  sorted(Object.entries(query).map(([name, value]) => [encodeRfc3986(name), encodeRfc3986(value)]))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

const signedNames = (headers: S3Request['headers']): string =>
  Object.keys(headers).sort().join(';');

/** `YYYYMMDD'T'HHMMSS'Z'` */
const amzDate = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/g, '');

const scopeOf = (date: string, region: string): string =>
  `${date.slice(0, 8)}/${region}/s3/aws4_request`;

interface SigningKey {
  readonly secret: string;
  readonly region: string;
  readonly date: string;
}

/** Signature Version 4 of a request whose headers are all signed (AWS, "Create a signed AWS API request"). */
function signatureOf(request: S3Request, payload: string, { secret, region, date }: SigningKey) {
  const { method, path, query, headers } = request;
  const canonicalHeaders = sorted(Object.entries(headers)).map(
    ([name, value]) => `${name}:${value.trim().replace(/\s+/g, ' ')}\n`,
  );
  const canonical = [
    method,
    path,
    queryString(query),
    canonicalHeaders.join(''),
    signedNames(headers),
    payload,
  ].join('\n');
  const toSign = [ALGORITHM, date, scopeOf(date, region), sha256(canonical)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secret}`, date.slice(0, 8)));
  return hmac(key, toSign).toString('hex');
}

/** The request's headers with those that sign it, body included. */
export function signedHeaders(
  request: S3Request,
  region: string,
  { body, now = new Date() }: { readonly body?: Uint8Array; readonly now?: Date } = {},
): Record<string, string> {
  const { accessKeyId, secretAccessKey, sessionToken } = environmentCredentials();
  const [date, payload] = [amzDate(now), sha256(body ?? '')];
  const headers = {
    ...request.headers,
    'x-amz-content-sha256': payload,
    'x-amz-date': date,
    ...(sessionToken && { 'x-amz-security-token': sessionToken }),
  };
  const key = { secret: secretAccessKey, region, date };
  const signature = signatureOf({ ...request, headers }, payload, key);
  const credential = `${accessKeyId}/${scopeOf(date, region)}`;
  const signed = `SignedHeaders=${signedNames(headers)}`;
  return {
    ...headers,
    authorization: `${ALGORITHM} Credential=${credential}, ${signed}, Signature=${signature}`,
  };
}

/** The request as a URL that anyone may use who sends its headers too, for `expiresIn` seconds from `now`. */
export function presignedUrl(
  request: S3Request,
  region: string,
  { expiresIn, now }: { readonly expiresIn: number; readonly now: Date },
): string {
  const { accessKeyId, secretAccessKey, sessionToken } = environmentCredentials();
  const date = amzDate(now);
  const query = {
    ...request.query,
    'X-Amz-Algorithm': ALGORITHM,
    'X-Amz-Content-Sha256': UNSIGNED,
    'X-Amz-Credential': `${accessKeyId}/${scopeOf(date, region)}`,
    'X-Amz-Date': date,
    'X-Amz-Expires': String(expiresIn),
    'X-Amz-SignedHeaders': signedNames(request.headers),
    ...(sessionToken && { 'X-Amz-Security-Token': sessionToken }),
  };
  const key = { secret: secretAccessKey, region, date };
  const signature = signatureOf({ ...request, query }, UNSIGNED, key);
  const { protocol, host } = request.origin;
  return `${protocol}//${host}${request.path}?${queryString(query)}&X-Amz-Signature=${signature}`;
}
