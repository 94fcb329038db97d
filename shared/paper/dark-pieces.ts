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
export class DarkRuns {
  /** Four numbers a run: its row, `from`, `to`, and another run of its piece, which leads to the one it is known by. */
  private runs = new Int32Array(4 * 4096);
  count = 0;
  /** The first runs of the last row that is done, and of the one after it. */
  private above = 0;
  private first = 0;

  /** Adds a run; rows and runs come in order. */
  add(row: number, from: number, to: number): void {
    const at = this.count * 4;
    if (at === this.runs.length) {
      const longer = new Int32Array(2 * at);
      longer.set(this.runs);
      this.runs = longer;
    }
    this.runs[at] = row;
    this.runs[at + 1] = from;
    this.runs[at + 2] = to;
    this.runs[at + 3] = this.count;
    this.count += 1;
  }

  row(run: number): number {
    return this.runs[run * 4] ?? 0;
  }

  from(run: number): number {
    return this.runs[run * 4 + 1] ?? 0;
  }

  to(run: number): number {
    return this.runs[run * 4 + 2] ?? 0;
  }

  /** Joins the runs of a row that is done, even without any, with those above it. */
  endRow(): void {
    let upper = this.above;
    for (let run = this.first; run < this.count; run += 1) {
      const [from, to] = [this.from(run), this.to(run)];
      while (upper < this.first && this.to(upper) <= from) upper += 1;
      for (let met = upper; met < this.first && this.from(met) < to; met += 1)
        this.runs[this.piece(met) * 4 + 3] = this.piece(run);
    }
    this.above = this.first;
    this.first = this.count;
  }

  /** The run by which the whole piece is known. */
  piece(run: number): number {
    let at = run;
    for (;;) {
      const up = this.runs[at * 4 + 3] ?? at;
      if (up === at) return at;
      const next = this.runs[up * 4 + 3] ?? up;
      this.runs[at * 4 + 3] = next;
      at = next;
    }
  }
}

function runsOf(dark: Uint8Array, width: number, height: number): DarkRuns {
  const runs = new DarkRuns();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (!dark[y * width + x]) continue;
      const from = x;
      while (x < width && dark[y * width + x]) x += 1;
      runs.add(y, from, x);
    }
    runs.endRow();
  }
  return runs;
}

/** How far a piece extends: before `right` and `bottom`. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Its dark pixels. */
  readonly dark: number;
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
 * The pieces that runs are joined to.
 * @param isWanted by how far a piece extends
 * @returns for each the outer corners of its first and last pixel in every row, which its hull is made of
 */
export function piecesOf(runs: DarkRuns, isWanted: (extent: Extent) => boolean): Spot[][] {
  const { count } = runs;
  const [lefts, rights] = [new Int32Array(count).fill(0x7fffffff), new Int32Array(count)];
  const [tops, bottoms] = [new Int32Array(count), new Int32Array(count)];
  const areas = new Int32Array(count);
  for (let run = 0; run < count; run += 1) {
    const [left, right, y] = [runs.from(run), runs.to(run), runs.row(run)];
    const piece = runs.piece(run);
    if (areas[piece] === 0) tops[piece] = y;
    if (left < (lefts[piece] ?? 0)) lefts[piece] = left;
    if (right > (rights[piece] ?? 0)) rights[piece] = right;
    bottoms[piece] = y + 1;
    areas[piece] = (areas[piece] ?? 0) + right - left;
  }
  interface Rows {
    readonly top: number;
    readonly lefts: Int32Array;
    readonly rights: Int32Array;
  }
  const pieces = new Map<number, Rows>();
  for (let run = 0; run < count; run += 1) {
    const [left = 0, right = 0, top = 0] = [lefts[run], rights[run], tops[run]];
    const [bottom = 0, dark = 0] = [bottoms[run], areas[run]];
    if (dark === 0 || !isWanted({ left, right, top, bottom, dark })) continue;
    const rows = bottom - top;
    pieces.set(run, { top, lefts: new Int32Array(rows).fill(right), rights: new Int32Array(rows) });
  }
  if (pieces.size === 0) return [];
  for (let run = 0; run < count; run += 1) {
    const piece = pieces.get(runs.piece(run));
    if (!piece) continue;
    const [left, right, row] = [runs.from(run), runs.to(run), runs.row(run) - piece.top];
    if (left < (piece.lefts[row] ?? 0)) piece.lefts[row] = left;
    if (right > (piece.rights[row] ?? 0)) piece.rights[row] = right;
  }
  return Array.from(pieces.values(), ({ top, lefts, rights }) => {
    const corners: Spot[] = [];
    lefts.forEach((left, row) => {
      const [y, right] = [top + row, rights[row] ?? left];
      corners.push([left, y], [left, y + 1], [right, y], [right, y + 1]);
    });
    return corners;
  });
}

/** The dark pieces of a picture that may be marks. */
export function darkPieces(picture: GreyPicture): Spot[][] {
  const runs = runsOf(darkPixels(picture), picture.width, picture.height);
  return piecesOf(runs, (extent) => isLikely(extent, picture));
}
