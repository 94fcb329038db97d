import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { limits } from '#shared/model/limits.ts';
import { attachment } from '../http/attachment.ts';
import { s3Client } from './s3-client.ts';
import type { ObjectAddress } from './s3-objects.ts';

interface PutTicket extends ObjectAddress {
  readonly contentType: string;
  /** Bytes; when known they are signed, and the URL accepts a file of exactly this size, once. */
  readonly contentLength?: number;
}

interface Download extends ObjectAddress {
  /** The name the browser saves the file under, in any script. */
  readonly name: string;
  readonly contentType: string;
}

const expiresIn = limits.presignedUrlSeconds;

/**
 * A URL that accepts a PUT of one type to one object, for `limits.presignedUrlSeconds`. With a known size, the upload
 * must send `headers`, which are signed; older clients without a size know only the type, so the other header stays
 * optional for them.
 */
export async function presignPut({ bucket, key, contentType, contentLength }: PutTicket) {
  const isSized = contentLength !== undefined;
  const command = new PutObjectCommand({
    ...{ Bucket: bucket, Key: key, ContentType: contentType },
    ...(isSized && { ContentLength: contentLength, IfNoneMatch: '*' }),
  });
  // The presigner signs the type only when it is listed, and would turn the other headers into URL parameters.
  const signed = ['host', 'content-type', ...(isSized ? ['content-length', 'if-none-match'] : [])];
  const url = await getSignedUrl(s3Client, command, {
    expiresIn,
    signableHeaders: new Set(signed),
  });
  return { url, headers: { 'content-type': contentType, 'if-none-match': '*' } };
}

/**
 * A URL that downloads one object under a readable name. The signing time is rounded down to half the URL's lifetime,
 * so that a polled list stays the same and can be answered with 304; signed URLs are cached, since signing a hundred
 * takes 30 ms.
 */
export async function presignGet(download: Download, now = new Date()): Promise<string> {
  const window = expiresIn * 500;
  const signingTime = Math.floor(now.getTime() / window) * window;
  if (signingTime !== signed.at) signed = { at: signingTime, urls: new Map() };
  const { urls } = signed;
  const { bucket, key, name, contentType } = download;
  const id = JSON.stringify([bucket, key, name, contentType]);
  const url = urls.get(id) ?? (await signGet(download, new Date(signingTime)));
  urls.set(id, url);
  return url;
}

/** The URLs signed in the present window. */
let signed = { at: 0, urls: new Map<string, string>() };

function signGet({ bucket, key, name, contentType }: Download, signingDate: Date): Promise<string> {
  const command = new GetObjectCommand({
    Bucket: bucket,
    Key: key,
    ResponseContentDisposition: attachment(name),
    ResponseContentType: contentType,
  });
  return getSignedUrl(s3Client, command, { expiresIn, signingDate });
}
