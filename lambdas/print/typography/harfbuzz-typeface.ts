import { Blob, Buffer, BufferFlag, ClusterLevel, Direction, Face, Font, shape } from 'harfbuzzjs';
import type { TextRun, Typeface } from './typeface.ts';
import type { Subsetter } from './harfbuzz-subset.ts';

const LANGUAGES = { Arab: 'ar', Latn: 'en', Zyyy: 'en' } as const;
const UNITS = 1000;

export interface TypefaceFile extends Pick<Typeface, 'name' | 'face'> {
  /** A TrueType file. */
  readonly bytes: Uint8Array;
  readonly stroke?: number;
  readonly other?: Typeface['other'];
}

/** A typeface shaped by HarfBuzz. */
export function createTypeface(
  { name, face, bytes, stroke = 0, other }: TypefaceFile,
  subsetter: Subsetter,
): Typeface {
  const font = new Font(new Face(new Blob(bytes)));
  font.setScale(UNITS, UNITS);
  const buffer = new Buffer();
  const { ascender, descender } = font.hExtents();
  const advances = new Map<number, number>();

  const prepare = (text: string, { start, end, direction, script }: TextRun): void => {
    buffer.reset();
    buffer.addText(text, start, end - start);
    buffer.setDirection(direction === 'rtl' ? Direction.RTL : Direction.LTR);
    buffer.setScript(script);
    buffer.setLanguage(LANGUAGES[script]);
    buffer.setClusterLevel(ClusterLevel.MONOTONE_GRAPHEMES);
    buffer.setFlags(BufferFlag.REMOVE_DEFAULT_IGNORABLES);
  };

  const self: Typeface = {
    ...{ name, face, stroke },
    other: (wanted) => (wanted === face ? self : (other?.(wanted) ?? self)),
    ascent: ascender,
    descent: descender,
    shape: (text, run) => {
      prepare(text, run);
      shape(font, buffer);
      return buffer.getGlyphInfosAndPositions().map((glyph) => ({
        glyph: glyph.codepoint,
        cluster: glyph.cluster,
        advance: glyph.xAdvance ?? 0,
        dx: glyph.xOffset ?? 0,
        dy: glyph.yOffset ?? 0,
      }));
    },
    advance: (glyph) => {
      const known = advances.get(glyph);
      if (known !== undefined) return known;
      const advance = font.glyphHAdvance(glyph);
      advances.set(glyph, advance);
      return advance;
    },
    glyphFor: (codePoint) => font.nominalGlyph(codePoint) ?? 0,
    outline: (glyph) => font.glyphToJson(glyph),
    box: (glyph) => {
      const extents = font.glyphExtents(glyph);
      if (!extents) return [0, 0, 0, 0];
      const { xBearing, yBearing, width, height } = extents;
      return [xBearing, yBearing + height, xBearing + width, yBearing];
    },
    subset: (glyphs) => subsetter(bytes, glyphs),
  };
  return self;
}
