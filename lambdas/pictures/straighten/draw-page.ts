import { isOnPage } from './page-mask.ts';
import type { PagePlan } from './plan-page.ts';
import type { ColourRaster } from '../raster.ts';

/** Pixels between computed nodes; the positions between them are interpolated. */
const STEP = 8;
/** Minimum brightness of paper; darker areas are not paper, and their noise must not be amplified to ink. */
const DARKEST_PAPER = 40;
const WHITE = 255;

/** Values per node: its position in the source, and the gain of each colour. */
const FIELDS = 5;

interface Nodes {
  readonly columns: number;
  readonly values: Float32Array;
}

/** The light at a position of the picture (as shares of its sides), interpolated between cells. */
function lightAt({ light }: PagePlan, x: number, y: number, band: number): number {
  const left = Math.min(light.width - 1, Math.max(0, x * light.width - 0.5));
  const top = Math.min(light.height - 1, Math.max(0, y * light.height - 0.5));
  const [column, row] = [Math.floor(left), Math.floor(top)];
  const cell = (right: number, below: number): number => {
    const at = Math.min(light.height - 1, row + below) * light.width;
    return light.cells[(at + Math.min(light.width - 1, column + right)) * 3 + band] ?? WHITE;
  };
  const [fx, fy] = [left - column, top - row];
  const upper = cell(0, 0) * (1 - fx) + cell(1, 0) * fx;
  return upper * (1 - fy) + (cell(0, 1) * (1 - fx) + cell(1, 1) * fx) * fy;
}

/** Computes the nodes, at every eighth pixel of the page in both directions. */
function reckonNodes(source: ColourRaster, plan: PagePlan, width: number, height: number): Nodes {
  const { frame, geometry, picture } = plan;
  const columns = Math.ceil(width / STEP) + 1;
  const rows = Math.ceil(height / STEP) + 1;
  const values = new Float32Array(columns * rows * FIELDS);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const position = geometry.toPicture({
        x: frame.left + ((column * STEP) / width) * frame.width,
        y: frame.top + ((row * STEP) / height) * frame.height,
      });
      const [x, y] = [position.x / picture.width + 0.5, position.y / picture.height + 0.5];
      const gains = [0, 1, 2].map(
        (band) => WHITE / Math.max(DARKEST_PAPER, lightAt(plan, x, y, band)),
      );
      // The coordinates of a pixel are those of its centre.
      const node = [x * source.width - 0.5, y * source.height - 0.5, ...gains];
      values.set(node, (row * columns + column) * FIELDS);
    }
  }
  return { columns, values };
}

/**
 * Draws the page of a picture as a scanner would: straight, evenly lit and in its own colours.
 * @param source the picture, of any size
 * @param width of the page, pixels
 * @param height of the page, pixels
 */
export function drawPage(
  source: ColourRaster,
  plan: PagePlan,
  width: number,
  height: number,
): ColourRaster {
  const data = new Uint8Array(width * height * 3).fill(WHITE);
  const { columns, values } = reckonNodes(source, plan, width, height);
  const stride = source.width * 3;
  const node = new Float32Array(FIELDS);
  for (let y = 0; y < height; y += 1) {
    const above = Math.floor(y / STEP) * columns;
    const down = (y % STEP) / STEP;
    for (let x = 0; x < width; x += 1) {
      const at = (above + Math.floor(x / STEP)) * FIELDS;
      const right = (x % STEP) / STEP;
      for (let field = 0; field < FIELDS; field += 1) {
        const here = at + field;
        const below = here + columns * FIELDS;
        const upper = (values[here] ?? 0) * (1 - right) + (values[here + FIELDS] ?? 0) * right;
        const lower = (values[below] ?? 0) * (1 - right) + (values[below + FIELDS] ?? 0) * right;
        node[field] = upper * (1 - down) + lower * down;
      }
      const [left = 0, top = 0] = node;
      if (!(left >= 0 && top >= 0 && left < source.width - 1 && top < source.height - 1)) continue;
      if (!isOnPage(plan.mask, left / source.width, top / source.height)) continue;
      const [column, row] = [Math.floor(left), Math.floor(top)];
      const [fx, fy] = [left - column, top - row];
      const from = row * stride + column * 3;
      for (let band = 0; band < 3; band += 1) {
        const pixel = from + band;
        const upper = (source.data[pixel] ?? 0) * (1 - fx) + (source.data[pixel + 3] ?? 0) * fx;
        const under = pixel + stride;
        const lower = (source.data[under] ?? 0) * (1 - fx) + (source.data[under + 3] ?? 0) * fx;
        const colour = (upper * (1 - fy) + lower * fy) * (node[2 + band] ?? 1);
        data[(y * width + x) * 3 + band] = Math.min(WHITE, colour + 0.5);
      }
    }
  }
  return { data, width, height, channels: 3 };
}
