import { describe, expect, it } from 'vitest';
import { isDecodable, sizeToRead } from './photo-size.ts';

/** The first bytes of a PNG of this size. */
function pngHeader(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const view = new DataView(bytes.buffer);
  [13, 0x49484452, width, height].forEach((value, at) => view.setUint32(8 + at * 4, value));
  return bytes;
}
/** The first bytes of a JPEG of this size, with the data of a camera before it. */
function jpegHeader(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(40_000);
  const view = new DataView(bytes.buffer);
  [0xffd8, 0xffe1, 30_000].forEach((value, at) => view.setUint16(at * 2, value));
  [0xffc0, 17, 0x0800 + (height >> 8)].forEach((value, at) =>
    view.setUint16(30_004 + at * 2, value),
  );
  view.setUint16(30_009, height);
  view.setUint16(30_011, width);
  return bytes;
}

describe('a photo', () => {
  it.each([
    ['of 12 megapixels', jpegHeader(4032, 3024), true],
    ['of 50 megapixels', jpegHeader(8160, 6144), true],
    ['of 100 megapixels', jpegHeader(10_000, 10_000), false],
    ['that is a PNG of 12 megapixels', pngHeader(4032, 3024), true],
    ['that is a PNG of 100 megapixels', pngHeader(10_000, 10_000), false],
    ['that is in fact a PDF', new TextEncoder().encode('%PDF-1.7 and more than that'), false],
    ['that is empty', new Uint8Array(), false],
  ])('%s is decoded on the device: %s', (_, header, is) => {
    expect(isDecodable(header)).toBe(is);
  });

  it.each([
    ['upright from a phone', 3024, 4032, 2700, 3600],
    ['as large as reading needs', 3600, 2400, 3600, 2400],
    ['that is small', 1280, 960, 1280, 960],
    ['of a long strip', 9000, 3, 3600, 1],
  ])('%s keeps its shape', (_, width, height, narrower, lower) => {
    expect(sizeToRead({ width, height })).toEqual({ width: narrower, height: lower });
  });
});
