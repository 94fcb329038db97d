import { readFile } from 'node:fs/promises';

import { beforeAll, expect, it } from 'vitest';
import { copyGlyphs } from './copy-glyphs.ts';
import { createSubsetter } from './harfbuzz-subset.ts';
import { createTypeface } from './harfbuzz-typeface.ts';
import type { Typeface } from './typeface.ts';
import { findInPackages } from './load-typefaces.ts';
import { typefaceAssets } from './typeface-assets.ts';
import type { TypefaceAsset } from './typeface-assets.ts';

let typeface: Typeface;
let open: (bytes: Uint8Array) => Typeface;
beforeAll(async () => {
  const read = (asset: TypefaceAsset) => readFile(findInPackages(asset));
  const subsetter = createSubsetter(await read(typefaceAssets.subsetter));
  open = (bytes) => createTypeface({ name: 'Copy', face: 'text', bytes }, subsetter);
  typeface = open(await read(typefaceAssets.regular));
});

it('adds glyphs that look like others but have their own widths', () => {
  const [beh, space] = [typeface.glyphFor(0x628), typeface.glyphFor(0x20)];
  const subset = typeface.subset([beh, space]);
  const { bytes, first } = copyGlyphs(subset, [
    { glyph: beh, width: 321 },
    { glyph: space, width: 77 },
    { glyph: beh, width: 640 },
  ]);
  const copy = open(bytes);
  expect([0, 1, 2].map((index) => copy.advance(first + index))).toEqual([321, 77, 640]);
  expect(copy.outline(first)).toEqual(typeface.outline(beh));
  expect(copy.outline(first + 1)).toEqual([]);
  expect(copy.outline(first + 2)).toEqual(typeface.outline(beh));
});

it('leaves the existing glyphs unchanged', () => {
  const glyphs = [...'دفتر'].map((letter) => typeface.glyphFor(letter.codePointAt(0) ?? 0));
  const { bytes } = copyGlyphs(typeface.subset(glyphs), [{ glyph: glyphs[0]!, width: 99 }]);
  const copy = open(bytes);
  for (const glyph of glyphs) {
    expect(copy.advance(glyph)).toBe(typeface.advance(glyph));
    expect(copy.outline(glyph)).toEqual(typeface.outline(glyph));
    expect(copy.box(glyph)).toEqual(typeface.box(glyph));
  }
});

it('rejects a file that is not TrueType', () => {
  expect(() => copyGlyphs(new Uint8Array(64), [])).toThrow('the font has no head');
});
