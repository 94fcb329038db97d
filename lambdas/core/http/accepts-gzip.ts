import { weightedValues } from './weighted-values.ts';

/** Whether an `Accept-Encoding` header (RFC 9110, 12.5.3) takes gzip: by its name, its old name, or `*` if neither is there. */
export function acceptsGzip(header: string | undefined): boolean {
  const codings = weightedValues(header);
  const gzip =
    codings.find(({ value }) => value === 'gzip' || value === 'x-gzip') ??
    codings.find(({ value }) => value === '*');
  return gzip !== undefined && gzip.weight > 0;
}
