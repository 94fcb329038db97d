import { describe, expect, it } from 'vitest';
import { spreadsheetType } from '#shared/model/upload.ts';
import { detectType } from './file-signature.ts';

const bytes = (...values: number[]) => Uint8Array.from([...values, 0, 0, 0, 0, 0, 0, 0, 0]);

describe('the type of a file', () => {
  it.each([
    ['a zip', bytes(0x50, 0x4b, 3, 4), spreadsheetType],
    ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
    ['a PNG', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'image/png'],
    ['an empty zip', bytes(0x50, 0x4b, 5, 6), undefined],
    ['a cut PNG signature', Uint8Array.of(0x89, 0x50, 0x4e, 0x47), undefined],
    ['text', new TextEncoder().encode('name,mark'), undefined],
    ['nothing', new Uint8Array(), undefined],
  ])('is recognised: %s', (_, file, type) => {
    expect(detectType(file)).toBe(type);
  });
});
