import { encodeRfc3986 } from './encode.ts';
import type { S3Request } from './signature.ts';

/** Where an object is. */
export interface ObjectAddress {
  readonly bucket: string;
  readonly key: string;
}

export interface S3RequestParts extends ObjectAddress {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Lambda always sets it. */
export const awsRegion = (): string => process.env['AWS_REGION'] ?? 'us-east-1';

const isNumericOrLocal = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.startsWith('[') || /^[\d.]+$/.test(hostname);

/** The bucket in the host name as S3 prefers it, or in the path where the host name cannot carry it. */
function endpointOf(bucket: string): { origin: URL; prefix: string } {
  const { AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL } = process.env;
  const custom = AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL;
  const origin = new URL(custom ?? `https://s3.${awsRegion()}.amazonaws.com`);
  if (isNumericOrLocal(origin.hostname)) return { origin, prefix: `/${bucket}` };
  origin.hostname = `${bucket}.${origin.hostname}`;
  return { origin, prefix: '' };
}

/** An unsigned request for one object; the SDK's own `AWS_ENDPOINT_URL_S3` is honoured. */
export function s3Request({ bucket, key, method, headers, query }: S3RequestParts): S3Request {
  const { origin, prefix } = endpointOf(bucket);
  return {
    method,
    origin,
    path: `${prefix}/${key.split('/').map(encodeRfc3986).join('/')}`,
    query: { ...query },
    headers: { host: origin.host, ...headers },
  };
}
