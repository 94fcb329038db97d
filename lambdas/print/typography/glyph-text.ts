import type { ShapedGlyph, TextRun, Typeface } from './typeface.ts';

/** A glyph with the characters that extraction returns for it; a glyph without text is drawn only. */
export interface TextGlyph {
  glyph: number;
  text: string;
  /** Width the document declares for the glyph, thousandths of an em. */
  width: number;
  advance: number;
  dx: number;
  dy: number;
}

/** The end of each cluster, which is the start of the next one in logical order. */
function clusterEnds(glyphs: ShapedGlyph[], run: TextRun): Map<number, number> {
  const starts = [...new Set(glyphs.map((glyph) => glyph.cluster))].sort((a, b) => a - b);
  return new Map(starts.map((start, index) => [start, starts[index + 1] ?? run.end]));
}

/** The glyphs that carry their cluster's text: the widest of each, since dots and vowel marks are narrower. */
function carriers(glyphs: ShapedGlyph[]): Set<ShapedGlyph> {
  const widest = new Map<number, ShapedGlyph>();
  for (const glyph of glyphs) {
    const other = widest.get(glyph.cluster);
    if (other === undefined || other.advance < glyph.advance) widest.set(glyph.cluster, glyph);
  }
  return new Set(widest.values());
}

/** Splits a right-to-left ligature over glyphs: extraction reverses the line, but not the ligature. */
function splitLigature(
  shaped: ShapedGlyph,
  letters: string[],
  width: number,
  typeface: Typeface,
): TextGlyph[] {
  // Rounded down, or many marks on a letter would take more than there is.
  const share = Math.floor(width / letters.length);
  const own = width - share * (letters.length - 1);
  const blank = typeface.glyphFor(0x20);
  const [last = '', ...others] = letters.toReversed();
  return [
    {
      glyph: shaped.glyph,
      text: last,
      width: own,
      advance: own + shaped.advance - width,
      dx: shaped.dx,
      dy: shaped.dy,
    },
    ...others.map((text) => ({
      glyph: blank,
      text,
      width: share,
      advance: share,
      dx: 0,
      dy: 0,
    })),
  ];
}

/** Shapes a run and assigns each glyph its text, so that the drawn text extracts in logical order. */
export function glyphsWithText(text: string, run: TextRun, typeface: Typeface): TextGlyph[] {
  const shaped = typeface.shape(text, run);
  const ends = clusterEnds(shaped, run);
  const carrying = carriers(shaped);
  return shaped.flatMap((glyph) => {
    const width = typeface.advance(glyph.glyph);
    if (!carrying.has(glyph)) return [{ ...glyph, text: '', width: 0 }];
    const cluster = text.slice(glyph.cluster, ends.get(glyph.cluster));
    const letters = [...cluster];
    return run.direction === 'rtl' && letters.length > 1
      ? splitLigature(glyph, letters, width, typeface)
      : [{ ...glyph, text: cluster, width }];
  });
}
