import { limits } from '../../../shared/model/limits.ts';
import { encodeRfc3986, s3Request, s3Signer, type S3RequestParts } from './s3-request.ts';

interface PutTicket {
  readonly bucket: string;
  readonly key: string;
  readonly contentType: string;
  /** Bytes; when known it is signed, and the URL serves a file of exactly this size. */
  readonly contentLength?: number;
}

interface Download {
  readonly bucket: string;
  readonly key: string;
  /** The name the browser saves the file under, in any script. */
  readonly name: string;
  readonly contentType: string;
}

/**
 * A URL that takes one PUT of one type (and size) to one new object, for `limits.presignedUrlSeconds`.
 * `headers` must be sent with it; the browser adds the content length by itself.
 */
export async function presignPut({ bucket, key, contentType, contentLength }: PutTicket) {
  const headers = { 'content-type': contentType, 'if-none-match': '*' };
  const size = contentLength !== undefined && { 'content-length': String(contentLength) };
  const url = await presign({ method: 'PUT', bucket, key, headers: { ...headers, ...size } });
  return { url, headers };
}

/**
 * A URL that downloads one object under a readable name. The signing time is rounded down to half the URL's
 * life, so that a polled list stays byte for byte the same meanwhile and can be answered with 304.
 */
export function presignGet({ bucket, key, name, contentType }: Download, now = new Date()) {
  const window = limits.presignedUrlSeconds * 500;
  const query = {
    'response-content-disposition': attachment(name),
    'response-content-type': contentType,
  };
  const signingDate = new Date(Math.floor(now.getTime() / window) * window);
  return presign({ method: 'GET', bucket, key, query }, signingDate);
}

/** `Content-Disposition` of RFC 6266: an ASCII name for old readers, the real one in UTF-8. */
const attachment = (name: string): string => {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeRfc3986(name)}`;
};

async function presign(parts: S3RequestParts, signingDate = new Date()): Promise<string> {
  const request = s3Request({
    ...parts,
    headers: { ...parts.headers, 'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD' },
  });
  const signed = await s3Signer().presign(request, {
    expiresIn: limits.presignedUrlSeconds,
    signingDate,
  });
  const query = Object.entries(signed.query ?? {})
    .map(([name, value]) => `${encodeRfc3986(name)}=${encodeRfc3986(String(value))}`)
    .join('&');
  return `${signed.protocol}//${signed.headers['host'] ?? ''}${signed.path}?${query}`;
}
