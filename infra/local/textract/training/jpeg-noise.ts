const SIDE = 8;
/** The luminance table of the JPEG standard (Annex K). */
const TABLE = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56,
  14, 17, 22, 29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113,
  92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
];
const COSINES = Float64Array.from({ length: SIDE * SIDE }, (_, index) => {
  const frequency = Math.floor(index / SIDE);
  const root = frequency === 0 ? Math.SQRT1_2 : 1;
  return (root / 2) * Math.cos(((2 * (index % SIDE) + 1) * frequency * Math.PI) / (2 * SIDE));
});

/** Transforms a block's rows and transposes the result, so that a second call transforms the columns. */
function transform(block: Float64Array, inverse: boolean): Float64Array {
  const out = new Float64Array(SIDE * SIDE);
  for (let row = 0; row < SIDE; row += 1) {
    for (let to = 0; to < SIDE; to += 1) {
      let sum = 0;
      for (let from = 0; from < SIDE; from += 1) {
        const cosine = inverse ? COSINES[from * SIDE + to] : COSINES[to * SIDE + from];
        sum += (block[row * SIDE + from] ?? 0) * (cosine ?? 0);
      }
      out[to * SIDE + row] = sum;
    }
  }
  return out;
}

/**
 * Adds a JPEG's losses to a grey picture. `coarseness` scales the standard's table: 1 is quality 50, 0 loses nothing.
 */
export function compress(
  ink: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  coarseness: number,
): void {
  if (coarseness === 0) return;
  const block = new Float64Array(SIDE * SIDE);
  const scale = coarseness / 10;
  for (let top = 0; top < height; top += SIDE) {
    for (let left = 0; left < width; left += SIDE) {
      block.forEach((_, index) => {
        const x = Math.min(width - 1, left + (index % SIDE));
        const y = Math.min(height - 1, top + Math.floor(index / SIDE));
        block[index] = ink[y * width + x] ?? 255;
      });
      const frequencies = transform(transform(block, false), false).map((value, index) => {
        const step = Math.max(1, (TABLE[index] ?? 1) * scale);
        return Math.round(value / step) * step;
      });
      transform(transform(frequencies, true), true).forEach((value, index) => {
        const [x, y] = [left + (index % SIDE), top + Math.floor(index / SIDE)];
        if (x < width && y < height) ink[y * width + x] = Math.min(255, Math.max(0, value));
      });
    }
  }
}
