import type { GreyPicture, Spot } from './grey-picture.ts';

/** A pixel is dark if it is darker than this share of the light around it, less a few steps of noise. */
const DARK = { share: 0.86, less: 2 } as const;
/** Shares of the picture's longer side: how far around a pixel its surroundings are, and the most that a mark is. */
const AROUND = 0.022;
const LARGEST = 0.14;
/** Pixels of a mark's side: with fewer, its modules cannot be told apart. */
const SMALLEST = 9;

/** For each pixel the sum of all above and to the left of it. */
function sumsOf({ data, width, height }: GreyPicture): Uint32Array {
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    let at = (y + 1) * (width + 1);
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x] ?? 0;
      at += 1;
      sums[at] = (sums[at - width - 1] ?? 0) + row;
    }
  }
  return sums;
}

/** 1 where a pixel is darker than what is around it. Other than an absolute limit, this holds in a shadow. */
function darkPixels(picture: GreyPicture): Uint8Array {
  const { data, width, height } = picture;
  const reach = Math.round(Math.max(width, height) * AROUND);
  const sums = sumsOf(picture);
  const dark = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    const [above, below] = [top * (width + 1), bottom * (width + 1)];
    for (let x = 0; x < width; x += 1) {
      const left = x < reach ? 0 : x - reach;
      const right = x + reach + 1 > width ? width : x + reach + 1;
      const sum =
        (sums[below + right] ?? 0) -
        (sums[above + right] ?? 0) -
        (sums[below + left] ?? 0) +
        (sums[above + left] ?? 0);
      const usual = sum / ((bottom - top) * (right - left));
      const at = y * width + x;
      if ((data[at] ?? 0) < usual * DARK.share - DARK.less) dark[at] = 1;
    }
  }
  return dark;
}

/** Dark runs of rows, joined to pieces; a run is `from` to before `to`. */
class Runs {
  readonly row: number[] = [];
  readonly from: number[] = [];
  readonly to: number[] = [];
  private readonly parent: number[] = [];

  add(row: number, from: number, to: number): void {
    this.parent.push(this.parent.length);
    this.row.push(row);
    this.from.push(from);
    this.to.push(to);
  }

  /** The run by which the whole piece is known. */
  piece(run: number): number {
    let at = run;
    for (let up = this.parent[at] ?? at; up !== at; up = this.parent[at] ?? at) {
      const next = this.parent[up] ?? up;
      this.parent[at] = next;
      at = next;
    }
    return at;
  }

  join(one: number, other: number): void {
    this.parent[this.piece(one)] = this.piece(other);
  }
}

function runsOf(dark: Uint8Array, width: number, height: number): Runs {
  const runs = new Runs();
  let above = 0;
  for (let y = 0; y < height; y += 1) {
    const first = runs.row.length;
    for (let x = 0; x < width; x += 1) {
      if (!dark[y * width + x]) continue;
      const from = x;
      while (x < width && dark[y * width + x]) x += 1;
      runs.add(y, from, x);
    }
    let upper = above;
    for (let run = first; run < runs.row.length; run += 1) {
      const [from = 0, to = 0] = [runs.from[run], runs.to[run]];
      while (upper < first && (runs.to[upper] ?? 0) <= from) upper += 1;
      for (let met = upper; met < first && (runs.from[met] ?? 0) < to; met += 1)
        runs.join(met, run);
    }
    above = first;
  }
  return runs;
}

interface Extent {
  left: number;
  right: number;
  readonly top: number;
  bottom: number;
  dark: number;
}

/** Whether a piece is about as wide as high, of a mark's size, and wholly in the picture. */
function isLikely({ left, right, top, bottom, dark }: Extent, picture: GreyPicture): boolean {
  const [width, height] = [right - left, bottom - top];
  const [least, most] = [Math.min(width, height), Math.max(width, height)];
  return (
    least >= SMALLEST &&
    most <= LARGEST * Math.max(picture.width, picture.height) &&
    most <= 3.2 * least &&
    left > 0 &&
    top > 0 &&
    right < picture.width &&
    bottom < picture.height &&
    dark >= 0.2 * width * height
  );
}

/**
 * The dark pieces of a picture that may be marks.
 * @returns for each the outer corners of its first and last pixel in every row, which its hull is made of
 */
export function darkPieces(picture: GreyPicture): Spot[][] {
  const runs = runsOf(darkPixels(picture), picture.width, picture.height);
  const extents = new Map<number, Extent>();
  runs.row.forEach((y, run) => {
    const [left = 0, right = 0] = [runs.from[run], runs.to[run]];
    const piece = runs.piece(run);
    const extent = extents.get(piece);
    if (!extent) {
      extents.set(piece, { left, right, top: y, bottom: y + 1, dark: right - left });
      return;
    }
    extent.left = Math.min(extent.left, left);
    extent.right = Math.max(extent.right, right);
    extent.bottom = y + 1;
    extent.dark += right - left;
  });
  const pieces = new Map<number, Spot[]>();
  for (const [piece, extent] of extents) if (isLikely(extent, picture)) pieces.set(piece, []);
  runs.row.forEach((y, run) => {
    const [left = 0, right = 0] = [runs.from[run], runs.to[run]];
    pieces.get(runs.piece(run))?.push([left, y], [left, y + 1], [right, y], [right, y + 1]);
  });
  return [...pieces.values()];
}
