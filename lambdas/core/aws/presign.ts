import { limits } from '../../../shared/model/limits.ts';
import { encodeRfc3986 } from './encode.ts';
import { awsRegion, s3Request, type S3RequestParts } from './s3-request.ts';
import { presignedUrl } from './signature.ts';

interface PutTicket {
  readonly bucket: string;
  readonly key: string;
  readonly contentType: string;
  /** Bytes; when known they are signed, and the URL serves a file of exactly this size, once. */
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
 * A URL that takes a PUT of one type to one object, for `limits.presignedUrlSeconds`. Whoever said the size sends
 * `headers` with it, which are signed; the browser adds the content length by itself. Who did not may know of the type
 * only, as the first clients of the API do, and the other header is left to them.
 */
export function presignPut({ bucket, key, contentType, contentLength }: PutTicket) {
  const type = { 'content-type': contentType };
  const headers = { ...type, 'if-none-match': '*' };
  const signed =
    contentLength === undefined ? type : { ...headers, 'content-length': String(contentLength) };
  return { url: presign({ method: 'PUT', bucket, key, headers: signed }), headers };
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

const presign = (parts: S3RequestParts, now = new Date()): string =>
  presignedUrl(s3Request(parts), awsRegion(), { expiresIn: limits.presignedUrlSeconds, now });
