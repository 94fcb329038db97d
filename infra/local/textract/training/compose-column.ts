import type { CellImage, Script } from '../../../../lambdas/grades/reader/digits/cell-image.ts';
import { inventWriting, type Writing } from './compose-text.ts';
import { GLYPH_ROWS, type Glyph, type Typeface } from './fonts.ts';
import { compress } from './jpeg-noise.ts';

type Chance = () => number;

/** A cell and the signs to read in it. */
export interface ComposedCell extends CellImage {
  readonly signs: string;
}

/** How a column was written and photographed. */
interface Manner {
  /** Height of a digit in the picture, in rows. */
  readonly digitHeight: number;
  /** 0 for print, 1 for hasty handwriting. */
  readonly haste: number;
  readonly slant: number;
  readonly stretch: number;
  readonly spacing: number;
  readonly bend: number;
  /** Moves the edge of strokes out (lower) or in (higher), and sets its sharpness. */
  readonly edge: number;
  readonly sharpness: number;
  readonly blur: number;
  readonly contrast: number;
  readonly grain: number;
  readonly quality: number;
  readonly rules: number;
}

const between = (chance: Chance, low: number, high: number): number =>
  low + (high - low) * chance();

function inventManner(hand: boolean, chance: Chance): Manner {
  const photo = chance() < 0.6;
  const haste = hand || chance() < 0.4 ? between(chance, 0.2, 1) : chance() * 0.1;
  // Decimal marks get lost in small text, so as many pictures have 10 to 20 rows per digit as 20 to 42.
  const digitHeight = 10 * (42 / 10) ** chance();
  return {
    digitHeight,
    haste,
    slant: between(chance, -0.3, 0.3) * haste + (chance() < 0.15 ? between(chance, 0, 0.25) : 0),
    stretch: between(chance, 0.82, 1.22),
    spacing: between(chance, -0.13, 0.08) * (0.4 + haste),
    bend: haste * between(chance, 0, 2.5),
    edge: between(chance, 0.12, 0.55),
    sharpness: between(chance, 1, 3),
    blur: photo ? between(chance, 0.3, 0.5 + digitHeight / 40) : chance() * 0.5,
    contrast: between(chance, photo ? 80 : 110, 250),
    grain: photo ? between(chance, 2, 14) : chance() * 4,
    quality: photo ? between(chance, 1, 8) : chance() < 0.4 ? between(chance, 0.5, 4) : 0,
    rules: chance(),
  };
}

/** Finds a character's glyph; a script's fonts lack some marks, which come from another font. */
type Lookup = (character: string) => Glyph | undefined;

/** Draws a glyph on a canvas at (`x`, `baseline`), bent, turned and slanted as in handwriting. */
function place(
  canvas: Float32Array,
  size: { readonly width: number; readonly height: number },
  glyph: Glyph,
  at: { readonly x: number; readonly baseline: number; readonly scale: number },
  manner: Manner,
  chance: Chance,
): void {
  const shake = manner.haste;
  const turn = between(chance, -0.13, 0.13) * shake;
  const grow = at.scale * (1 + between(chance, -0.13, 0.13) * shake);
  const broad = grow * manner.stretch * (1 + between(chance, -0.1, 0.1) * shake);
  const lift = between(chance, -0.08, 0.08) * shake * GLYPH_ROWS * at.scale;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [wave, other] = [between(chance, 0.06, 0.16), between(chance, 0.06, 0.16)];
  const [phase, shift] = [chance() * 6.3, chance() * 6.3];
  const reach = Math.max(glyph.top, glyph.height - glyph.top) * grow;
  const aside = Math.ceil((Math.abs(manner.slant) + Math.abs(sin)) * reach + manner.bend * broad);
  const above = Math.ceil(
    Math.abs(sin) * (glyph.left + glyph.width) * broad + manner.bend * grow + Math.abs(lift),
  );
  const left = Math.max(0, Math.floor(at.x + glyph.left * broad) - aside);
  const right = Math.min(size.width, Math.ceil(at.x + (glyph.left + glyph.width) * broad) + aside);
  const top = Math.max(0, Math.floor(at.baseline - glyph.top * grow) - above);
  const bottom = Math.min(
    size.height,
    Math.ceil(at.baseline + (glyph.height - glyph.top) * grow) + above,
  );
  // When shrinking, a pixel of the cell covers several of the glyph.
  const samples = Math.max(1, Math.min(3, Math.round(0.7 / grow)));
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      let sum = 0;
      for (let sample = 0; sample < samples * samples; sample += 1) {
        const dx = x + ((sample % samples) + 0.5) / samples - at.x;
        const dy = y + (Math.floor(sample / samples) + 0.5) / samples - at.baseline + lift;
        const upright = dx + manner.slant * dy;
        let u = (cos * upright + sin * dy) / broad;
        let v = (-sin * upright + cos * dy) / grow;
        u += manner.bend * Math.sin(v * wave + phase);
        v += manner.bend * Math.sin(u * other + shift);
        const [gx, gy] = [u - glyph.left - 0.5, v + glyph.top - 0.5];
        const [x0, y0] = [Math.floor(gx), Math.floor(gy)];
        if (x0 < 0 || y0 < 0 || x0 >= glyph.width - 1 || y0 >= glyph.height - 1) continue;
        const [fx, fy] = [gx - x0, gy - y0];
        const start = y0 * glyph.width + x0;
        const upper = (glyph.ink[start] ?? 0) * (1 - fx) + (glyph.ink[start + 1] ?? 0) * fx;
        const below = start + glyph.width;
        const lower = (glyph.ink[below] ?? 0) * (1 - fx) + (glyph.ink[below + 1] ?? 0) * fx;
        sum += upper * (1 - fy) + lower * fy;
      }
      const index = y * size.width + x;
      canvas[index] = Math.max(canvas[index] ?? 0, sum / (samples * samples * 255));
    }
  }
}

/** A blur by repeated tent filters; sigma in pixels. */
function blur(
  data: Float32Array,
  size: { readonly width: number; readonly height: number },
  sigma: number,
): void {
  if (sigma < 0.15) return;
  // A tent [s, 1 - 2s, s] has the variance 2s.
  const passes = Math.max(1, Math.ceil((sigma * sigma) / 0.6));
  const side = (sigma * sigma) / passes / 2;
  const { width, height } = size;
  for (let pass = 0; pass < passes; pass += 1) {
    for (const [step, line, lines, length] of [
      [1, width, height, width],
      [width, 1, width, height],
    ] as const) {
      for (let index = 0; index < lines; index += 1) {
        let before = data[index * line] ?? 0;
        for (let along = 0; along < length; along += 1) {
          const at = index * line + along * step;
          const here = data[at] ?? 0;
          const after = along + 1 < length ? (data[at + step] ?? 0) : here;
          data[at] = here * (1 - 2 * side) + side * (before + after);
          before = here;
        }
      }
    }
  }
}

/** Adds what remains of erased rules: remnants at the borders, gaps in the ink. */
function leaveRules(
  canvas: Float32Array,
  size: { readonly width: number; readonly height: number },
  manner: Manner,
  chance: Chance,
): void {
  const { width, height } = size;
  const strength = between(chance, 0.1, 0.8);
  const thick = 1 + Math.floor(chance() * 2);
  const across = chance() < 0.5;
  const at = chance() < 0.5 ? 0 : (across ? height : width) - thick;
  const length = across ? width : height;
  const from = Math.floor(chance() * length);
  const to = Math.min(length, from + Math.floor(chance() * length));
  if (manner.rules < 0.15) {
    for (let along = from; along < to; along += 1) {
      for (let step = 0; step < thick; step += 1) {
        const index = across ? (at + step) * width + along : along * width + at + step;
        canvas[index] = Math.max(canvas[index] ?? 0, strength * chance());
      }
    }
  } else if (manner.rules < 0.25) {
    // A rule crossed the writing, and some ink was erased with it.
    const row = Math.floor(height * between(chance, 0.6, 0.9));
    for (let step = 0; step < thick; step += 1) {
      for (let x = 0; x < width; x += 1) {
        const index = (row + step) * width + x;
        canvas[index] = (canvas[index] ?? 0) * (1 - strength);
      }
    }
  }
}

function compose(
  { characters, signs }: Writing,
  lookup: Lookup,
  manner: Manner,
  chance: Chance,
): ComposedCell | undefined {
  const scale = manner.digitHeight / GLYPH_ROWS;
  const glyphs = characters.map(lookup);
  if (glyphs.includes(undefined)) return undefined;
  const pad = between(chance, 0.5, 2) * manner.digitHeight;
  let pen = pad;
  const places = glyphs.flatMap((glyph) => {
    if (!glyph) return [];
    const x = pen;
    const gap = manner.spacing + between(chance, -0.06, 0.06) * manner.haste;
    pen += Math.max(2, glyph.advance + gap * GLYPH_ROWS) * scale * manner.stretch;
    return [{ glyph, x }];
  });
  const size = {
    width: Math.ceil(pen + pad),
    height: Math.ceil(manner.digitHeight * between(chance, 1.5, 2.4)),
  };
  const drift = manner.haste * between(chance, -0.15, 0.15) * manner.digitHeight;
  const middle = size.height / 2 + drift;
  const baseline = middle + manner.digitHeight / 2;
  const canvas = new Float32Array(size.width * size.height);
  for (const { glyph, x } of places) {
    place(canvas, size, glyph, { x, baseline, scale }, manner, chance);
  }
  // Makes ink thicker or thinner, and sometimes fades it.
  blur(canvas, size, between(chance, 0.01, 0.05) * manner.digitHeight);
  const dry = chance() < 0.3 ? between(chance, 0.1, 0.5) : 0;
  const [wave, phase] = [between(chance, 0.1, 0.4) / scale / 10, chance() * 6.3];
  canvas.forEach((ink, index) => {
    const sharp = Math.min(1, Math.max(0, (ink - manner.edge) * manner.sharpness + 0.35));
    const kept = ink < 0.02 ? 0 : sharp;
    canvas[index] = kept * (1 - dry * (0.5 + 0.5 * Math.sin(index * wave + phase)));
  });
  leaveRules(canvas, size, manner, chance);
  blur(canvas, size, manner.blur);
  const ink = new Uint8Array(canvas.length);
  canvas.forEach((value, index) => {
    const grain = (chance() + chance() - 1) * manner.grain;
    ink[index] = Math.min(255, Math.max(0, 255 - value * manner.contrast + grain));
  });
  compress(ink, size, manner.quality);
  return { ...size, ink, signs };
}

/** Typefaces of a page: one for digits, others for missing marks, letters and `غ`. */
export interface Faces {
  readonly digits: readonly Typeface[];
  readonly others: readonly Typeface[];
}

/** A column of cells, written with one pen or font and photographed once. */
export function composeColumn(
  script: Script,
  faces: Faces,
  rows: number,
  chance: Chance,
): ComposedCell[] {
  const pick = (of: readonly Typeface[]): Typeface | undefined =>
    of[Math.floor(chance() * of.length)];
  const main = pick(faces.digits);
  const other = pick(faces.others);
  const manner = inventManner(main?.hand ?? false, chance);
  const lookup: Lookup = (character) => main?.glyphs.get(character) ?? other?.glyphs.get(character);
  const cells: ComposedCell[] = [];
  for (let row = 0; row < 4 * rows && cells.length < rows; row += 1) {
    const cell = compose(inventWriting(script, chance), lookup, manner, chance);
    if (cell) cells.push(cell);
  }
  return cells;
}
