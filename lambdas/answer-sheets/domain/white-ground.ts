import type { ColourRaster } from '#lambdas/pictures/raster.ts';

/** Width of a cell of the ground's map, as a share of the page's: so wide that a cell and its neighbours are never all ink. */
const CELL = 1 / 40;
/** The share of a cell's pixels that are no lighter than its ground. */
const DARKER = 0.8;
/** Of the ground's light: paper is at least this light, and becomes white. Ink keeps its distance from it. */
const PAPER = 0.9;
const WHITE = 255 / PAPER;

/** The light that most of the paper has in a cell, of one colour. */
function lightOf(
  { data, width }: ColourRaster,
  [left, top, right, bottom]: readonly number[],
  channel: number,
): number {
  const counts = new Uint32Array(256);
  let all = 0;
  for (let y = top ?? 0; y < (bottom ?? 0); y += 2)
    for (let x = left ?? 0; x < (right ?? 0); x += 2) {
      const light = data[(y * width + x) * 3 + channel] ?? 0;
      counts[light] = (counts[light] ?? 0) + 1;
      all += 1;
    }
  let below = 0;
  for (let light = 0; light < 256; light += 1) {
    below += counts[light] ?? 0;
    if (below >= all * DARKER) return light;
  }
  return 255;
}

/** The smoothed ground of each cell; what is darker and narrower than three cells counts as ink. */
function groundOf(page: ColourRaster, cell: number, channel: number) {
  const [columns, rows] = [page.width, page.height].map((side) => Math.ceil(side / cell));
  const [across = 1, down = 1] = [columns, rows];
  const light = Float32Array.from({ length: across * down }, (_, index) => {
    const [left, top] = [(index % across) * cell, Math.floor(index / across) * cell];
    const [right, bottom] = [Math.min(page.width, left + cell), Math.min(page.height, top + cell)];
    return lightOf(page, [left, top, right, bottom], channel);
  });
  const around = (from: Float32Array, join: (values: number[]) => number): Float32Array =>
    from.map((_, index) => {
      const [x, y] = [index % across, Math.floor(index / across)];
      const values: number[] = [];
      for (let row = Math.max(0, y - 1); row <= Math.min(down - 1, y + 1); row += 1)
        for (let column = Math.max(0, x - 1); column <= Math.min(across - 1, x + 1); column += 1)
          values.push(from[row * across + column] ?? 0);
      return join(values);
    });
  const lightest = around(light, (values) => Math.max(...values));
  // Dark areas that are wider, such as shadows, are ground again.
  const closed = around(lightest, (values) => Math.min(...values));
  const smooth = around(closed, (values) => values.reduce((a, b) => a + b, 0) / values.length);
  return { smooth, across, down };
}

/**
 * A photographed page whose paper is white: shadows and the colour of the light are taken away, and ink keeps its colour.
 * @param page is changed
 */
export function whiteGround(page: ColourRaster): ColourRaster {
  const { width, height } = page;
  // Rounds and clamps what is written.
  const data = new Uint8ClampedArray(page.data.buffer, page.data.byteOffset, page.data.length);
  const cell = Math.max(4, Math.round(width * CELL));
  const columns = Float32Array.from({ length: width }, (_, x) => Math.max(0, x / cell - 0.5));
  const lefts = Uint16Array.from(columns);
  const shares = columns.map((column) => column % 1);
  for (const channel of [0, 1, 2]) {
    const { smooth, across, down } = groundOf(page, cell, channel);
    const at = (x: number, y: number): number =>
      smooth[Math.min(down - 1, y) * across + Math.min(across - 1, x)] ?? 255;
    // What the light of a row is multiplied by, with one more value beyond the middle of the last cell.
    const gains = new Float32Array(across + 1);
    for (let y = 0; y < height; y += 1) {
      const row = Math.max(0, y / cell - 0.5);
      const upper = Math.floor(row);
      const low = row - upper;
      for (let x = 0; x <= across; x += 1)
        gains[x] = WHITE / Math.max(1, at(x, upper) * (1 - low) + at(x, upper + 1) * low);
      let index = y * width * 3 + channel;
      for (let x = 0; x < width; x += 1, index += 3) {
        const left = lefts[x] ?? 0;
        const before = gains[left] ?? 1;
        const gain = before + ((gains[left + 1] ?? 1) - before) * (shares[x] ?? 0);
        data[index] = (data[index] ?? 0) * gain;
      }
    }
  }
  return page;
}
