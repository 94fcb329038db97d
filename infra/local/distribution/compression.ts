import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptsCoding, acceptsGzip } from '#core/http/content-negotiation.ts';

/** CloudFront compresses files between these sizes (bytes). */
const smallest = 1_000;
const largest = 10_000_000;
/** A fast brotli level, about that of CloudFront. */
const brotliQuality = 5;

const compressible =
  /^(text\/|application\/(javascript|json|manifest\+json|xml|wasm)|image\/svg\+xml|font\/(ttf|otf))/;

export type Encoding = 'br' | 'gzip';

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** Whether objects of this type and size are compressed. */
export const isCompressible = (contentType: string, size: number): boolean =>
  size >= smallest && size <= largest && compressible.test(contentType);

/** The best encoding in `Accept-Encoding`; brotli before gzip. */
export const acceptedEncoding = (header: string | undefined): Encoding | undefined => {
  if (acceptsCoding(header, 'br')) return 'br';
  return acceptsGzip(header) ? 'gzip' : undefined;
};

/** Compresses each object of the deployed site once. */
export const createCompressor = () => {
  const kept = new Map<string, Promise<Buffer>>();
  return (etag: string, encoding: Encoding, body: Buffer): Promise<Buffer> => {
    const key = `${encoding} ${etag}`;
    const known = kept.get(key) ?? compressors[encoding](body);
    kept.set(key, known);
    return known;
  };
};
