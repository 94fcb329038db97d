import type { GreyPicture } from './grey-picture.ts';

/** One line of a picture: its first pixel, the step to the next, and how many there are. */
interface Line {
  readonly first: number;
  readonly step: number;
  readonly count: number;
}

const rowsOf = ({ width, height }: GreyPicture): Line[] =>
  Array.from({ length: height }, (_, row) => ({ first: row * width, step: 1, count: width }));
const columnsOf = ({ width, height }: GreyPicture): Line[] =>
  Array.from({ length: width }, (_, first) => ({ first, step: width, count: height }));

/** The mean of each pixel and its eight neighbours. */
export function softened(picture: GreyPicture): GreyPicture {
  let { data } = picture;
  for (const lines of [rowsOf(picture), columnsOf(picture)]) {
    const next = new Uint8Array(data.length);
    for (const { first, step, count } of lines) {
      let before = data[first] ?? 0;
      let value = before;
      for (let i = 0, at = first; i < count; i += 1, at += step) {
        const after = i + 1 < count ? (data[at + step] ?? 0) : value;
        next[at] = (before + value + after) / 3 + 0.5;
        before = value;
        value = after;
      }
    }
    data = next;
  }
  return { ...picture, data };
}

/** The greatest value within `reach` pixels on both sides along each line: van Herk's way, the same time for any reach. */
function greatest(data: Uint8Array, lines: readonly Line[], reach: number): Uint8Array {
  const result = new Uint8Array(data.length);
  const window = 2 * reach + 1;
  const most = Math.max(...lines.map(({ count }) => count)) + 2 * window;
  const [up, down] = [new Uint8Array(most), new Uint8Array(most)];
  for (const { first, step, count } of lines) {
    const at = (i: number): number =>
      i < reach || i >= count + reach ? 0 : (data[first + (i - reach) * step] ?? 0);
    const all = Math.ceil((count + 2 * reach) / window) * window;
    for (let i = 0; i < all; i += 1)
      up[i] = i % window === 0 ? at(i) : Math.max(up[i - 1] ?? 0, at(i));
    for (let i = all - 1; i >= 0; i -= 1)
      down[i] = i % window === window - 1 ? at(i) : Math.max(down[i + 1] ?? 0, at(i));
    for (let i = 0; i < count; i += 1)
      result[first + i * step] = Math.max(down[i] ?? 0, up[i + window - 1] ?? 0);
  }
  return result;
}

/** A picture of fewer pixels: each is the mean of a square. */
export function shrunk({ data, width, height }: GreyPicture, by: number): GreyPicture {
  const [wide, high] = [Math.ceil(width / by), Math.ceil(height / by)];
  const [sums, counts] = [new Uint32Array(wide * high), new Uint32Array(wide * high)];
  for (let y = 0, at = 0; y < height; y += 1) {
    const row = Math.floor(y / by) * wide;
    for (let x = 0; x < width; x += 1, at += 1) {
      const to = row + Math.floor(x / by);
      sums[to] = (sums[to] ?? 0) + (data[at] ?? 0);
      counts[to] = (counts[to] ?? 0) + 1;
    }
  }
  const means = Uint8Array.from(sums, (sum, at) => sum / Math.max(1, counts[at] ?? 1) + 0.5);
  return { data: means, width: wide, height: high };
}

const inverted = (data: Uint8Array): Uint8Array => data.map((value) => 255 - value);

/** A picture without dark pieces that fit into a square of this side; edges between light and shade stay. */
export function closed(picture: GreyPicture, side: number): GreyPicture {
  const reach = side >> 1;
  const [rows, columns] = [rowsOf(picture), columnsOf(picture)];
  const widened = greatest(greatest(picture.data, rows, reach), columns, reach);
  const back = greatest(greatest(inverted(widened), rows, reach), columns, reach);
  return { ...picture, data: inverted(back) };
}
