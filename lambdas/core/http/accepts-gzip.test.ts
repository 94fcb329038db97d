import { expect, it } from 'vitest';
import { acceptsGzip } from './accepts-gzip.ts';

it.each([
  ['gzip', true],
  ['gzip, deflate, br, zstd', true],
  ['br;q=1.0,GZIP;q=0.001', true],
  ['deflate , gzip ; q=0.5', true],
  ['x-gzip', true],
  ['*', true],
  ['identity, *;q=0.1', true],
  ['*;q=0, gzip', true],
  ['gzip;q=0', false],
  ['gzip;q=0.000, *', false],
  ['*;q=0', false],
  ['gzip;q=x', false],
  ['br, deflate', false],
  ['gzipped, not-gzip', false],
  ['identity', false],
  ['', false],
  [undefined, false],
])('%j: %s', (header, accepted) => expect(acceptsGzip(header)).toBe(accepted));
