import { HttpRequest } from '@smithy/protocol-http';
import { SignatureV4 } from '@smithy/signature-v4';
import { environmentCredentials } from './environment-credentials.ts';
import { NodeSha256 } from './node-sha256.ts';

/** Where an object is. */
export interface ObjectAddress {
  readonly bucket: string;
  readonly key: string;
}

export interface S3RequestParts extends ObjectAddress {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  readonly headers?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: Uint8Array;
}

const region = (): string => process.env['AWS_REGION'] ?? 'us-east-1';

/** RFC 3986, as S3 signs it: everything but letters, digits and `-._~` is escaped. */
export const encodeRfc3986 = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const isNumericOrLocal = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.startsWith('[') || /^[\d.]+$/.test(hostname);

/** The bucket in the host name as S3 prefers it, or in the path where the host name cannot carry it. */
function endpointOf(bucket: string): { base: URL; prefix: string } {
  const { AWS_ENDPOINT_URL_S3, AWS_ENDPOINT_URL } = process.env;
  const custom = AWS_ENDPOINT_URL_S3 ?? AWS_ENDPOINT_URL;
  const base = new URL(custom ?? `https://s3.${region()}.amazonaws.com`);
  if (isNumericOrLocal(base.hostname)) return { base, prefix: `/${bucket}` };
  base.hostname = `${bucket}.${base.hostname}`;
  return { base, prefix: '' };
}

/** An unsigned request for one object; the SDK's own `AWS_ENDPOINT_URL_S3` is honoured. */
export function s3Request({ bucket, key, method, headers, query, body }: S3RequestParts) {
  const { base, prefix } = endpointOf(bucket);
  return new HttpRequest({
    method,
    protocol: base.protocol,
    hostname: base.hostname,
    ...(base.port !== '' && { port: Number(base.port) }),
    path: `${prefix}/${key.split('/').map(encodeRfc3986).join('/')}`,
    query: { ...query },
    headers: { host: base.host, ...headers },
    body,
  });
}

/** Signs requests to S3 with the function's own credentials. */
export const s3Signer = () =>
  new SignatureV4({
    service: 's3',
    region: region(),
    credentials: environmentCredentials,
    sha256: NodeSha256,
    uriEscapePath: false,
  });
