import { PDFString } from 'pdf-lib';
import type { PDFContext, PDFRef } from 'pdf-lib';
import { copyGlyphs } from '../typography/copy-glyphs.ts';
import type { Typeface } from '../typography/typeface.ts';
import { toUnicodeMap } from './to-unicode.ts';

/** The glyph and the text of one code of a composite font; the width is in thousandths of an em. */
export interface FontCode {
  glyph: number;
  text: string;
  width: number;
}

const SYMBOLIC = 4;

/** The font file, with a copy of each glyph whose code has another width, and the glyph of each code. */
function fileFor(
  typeface: Typeface,
  codes: readonly FontCode[],
): { file: Uint8Array; glyphs: number[] } {
  const subset = typeface.subset(codes.map(({ glyph }) => glyph));
  const isOwn = ({ glyph, width }: FontCode): boolean =>
    Math.round(width) === Math.round(typeface.advance(glyph));
  const copies = codes.filter((code) => !isOwn(code));
  if (copies.length === 0) return { file: subset, glyphs: codes.map(({ glyph }) => glyph) };
  const { bytes, first } = copyGlyphs(subset, copies);
  let next = first;
  const glyphs = codes.map((code) => (isOwn(code) ? code.glyph : next++));
  return { file: bytes, glyphs };
}

/** Two bytes per code: the index of its glyph. */
function glyphMap(glyphs: readonly number[]): Uint8Array {
  const map = new Uint8Array(glyphs.length * 2);
  glyphs.forEach((glyph, code) => {
    map[2 * code] = glyph >> 8;
    map[2 * code + 1] = glyph & 0xff;
  });
  return map;
}

/** Writes a Type 0 font (PDF 32000-1, 9.7) with its subset file, widths, glyph map and `ToUnicode`. */
export function writeFont(
  context: PDFContext,
  typeface: Typeface,
  codes: readonly FontCode[],
  prefix: string,
): PDFRef {
  const { file, glyphs } = fileFor(typeface, codes);
  const name = `DAFTA${prefix}+${typeface.name}`;
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: SYMBOLIC,
      FontBBox: [-500, Math.round(typeface.descent), 1500, Math.round(typeface.ascent)],
      ItalicAngle: 0,
      Ascent: Math.round(typeface.ascent),
      Descent: Math.round(typeface.descent),
      CapHeight: 700,
      StemV: 80,
      FontFile2: context.register(context.flateStream(file, { Length1: file.length })),
    }),
  );
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: name,
      CIDSystemInfo: {
        Registry: PDFString.of('Adobe'),
        Ordering: PDFString.of('Identity'),
        Supplement: 0,
      },
      FontDescriptor: descriptor,
      DW: 0,
      W: [0, codes.map(({ width }) => Math.round(width))],
      CIDToGIDMap: context.register(context.flateStream(glyphMap(glyphs))),
    }),
  );
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: context.register(context.flateStream(toUnicodeMap(codes.map(({ text }) => text)))),
    }),
  );
}
