import { describe, expect, it } from 'vitest';
import { acceptsGzip, preferredLanguage } from './content-negotiation.ts';

describe('acceptsGzip', () => {
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
});

describe('preferredLanguage', () => {
  it.each([
    ['ar', 'ar'],
    ['ar-DZ,ar;q=0.9,en;q=0.8', 'ar'],
    ['fr-FR, en;q=0.4, ar;q=0.6', 'ar'],
    ['en-US', 'en'],
    ['AR', 'ar'],
    ['ar;q=0, en;q=0.1', 'en'],
    ['de, *', 'en'],
    ['ar;q=x', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('%j prefers %s', (header, language) => expect(preferredLanguage(header)).toBe(language));
});
