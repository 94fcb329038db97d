import { solveLinear } from './solve-linear.ts';

/** Ink as dark places in millimetres; 1 is as dark as the pen. */
export interface InkPlaces {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly dark: readonly number[];
}

/** A stroke of a pen, in millimetres. A dot is a short one. */
export interface Stroke {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  /** Half its length, without its round ends. */
  readonly half: number;
  /** How far its middle is beside the line between its ends. */
  readonly bow: number;
  /** Half its width. */
  readonly thick: number;
  readonly dark: number;
}

/** The strokes that are most like some ink. */
export interface FittedStrokes {
  readonly strokes: readonly Stroke[];
  /** The share of the ink's squares that they leave unexplained: 0 is the same picture. */
  readonly rest: number;
  /** By how much each place is darker than they are. */
  readonly off: Float64Array;
}

/** Numbers of a stroke; one more for all strokes says how soft their edges are. */
const EACH = 7;
const LEAST = { half: 0.02, soft: 0.03 } as const;
const START = { thick: 0.3, soft: 0.1 } as const;

const numbersOf = (strokes: readonly Stroke[]): Float64Array =>
  Float64Array.from([
    ...strokes.flatMap(({ x, y, angle, half, bow, thick, dark }) => [
      ...[x, y, angle, half],
      ...[bow, thick, dark],
    ]),
    START.soft,
  ]);

function strokesOf(numbers: Float64Array): Stroke[] {
  const count = (numbers.length - 1) / EACH;
  return Array.from({ length: count }, (_, index) => {
    const [x = 0, y = 0, angle = 0, half = 0, bow = 0, thick = 0, dark = 0] = numbers.subarray(
      index * EACH,
    );
    return { x, y, angle, half: Math.max(LEAST.half, half), bow, thick, dark };
  });
}

/** Widths of an edge's softness beyond which nothing of a stroke is left. */
const NOTHING = 5;

/** A stroke that shades places, by its numbers. */
class Shader {
  /** By how much each number, and at last the softness, darkens the place that was shaded. */
  readonly slopes = new Float64Array(EACH + 1);
  readonly products = new Float64Array((EACH + 1) * (EACH + 2));
  private readonly numbers: Float64Array;
  private readonly soft: number;
  private readonly towards: readonly [c: number, s: number];

  constructor(numbers: Float64Array, soft: number) {
    this.numbers = numbers;
    this.soft = Math.max(LEAST.soft, soft);
    const angle = numbers[2] ?? 0;
    this.towards = [Math.cos(angle), Math.sin(angle)];
  }

  /** How dark the stroke is at a place. */
  shade(x: number, y: number): number {
    const { numbers, soft, slopes } = this;
    const [c, s] = this.towards;
    const half = Math.max(LEAST.half, numbers[3] ?? 0);
    const bow = numbers[4] ?? 0;
    const dx = x - (numbers[0] ?? 0);
    const dy = y - (numbers[1] ?? 0);
    const along = dx * c + dy * s;
    const across = dy * c - dx * s;
    const share = Math.max(-1, Math.min(1, along / half));
    const arch = 1 - share * share;
    const beside = across - bow * arch;
    const beyond = Math.max(0, Math.abs(along) - half);
    const far = Math.sqrt(beyond * beyond + beside * beside) + 1e-6;
    const out = (far - (numbers[5] ?? 0)) / soft;
    if (out > NOTHING) return 0;
    const part = 1 / (1 + Math.exp(out));
    const value = (numbers[6] ?? 0) * part;
    const steep = (value * (1 - part)) / soft;
    const byAcross = (steep * beside) / far;
    const byBow = (byAcross * 2 * bow * share) / half;
    const byAlong = beyond > 0 ? (steep * Math.sign(along) * beyond) / far : byBow;
    slopes[0] = byAlong * c - byAcross * s;
    slopes[1] = byAlong * s + byAcross * c;
    slopes[2] = byAcross * along - byAlong * across;
    slopes[3] = beyond > 0 ? (steep * beyond) / far : byBow * share;
    slopes[4] = byAcross * arch;
    slopes[5] = steep;
    slopes[6] = part;
    slopes[7] = steep * out;
    return value;
  }
}

/** Strokes are straight and as dark as the pen unless the ink says otherwise: which numbers, what they are, how firmly. */
const usual = [
  { number: 3, value: 1, firm: 0.1 },
  { number: 4, value: 0, firm: 0.5 },
  { number: 5, value: START.thick, firm: 0.5 },
  { number: 6, value: 1, firm: 2 },
] as const;

/** What is known of strokes: how much they leave unexplained, and the equations of what would be better. */
interface Judged {
  readonly rest: number;
  readonly offs: Float64Array;
  readonly rows: Float64Array[];
}

/** Products of a stroke's slopes with each other and, in the last column, with what is unexplained: row by row. */
const COLUMNS = EACH + 2;

/** Adds what a place says of the stroke that darkens it. Most of the time is spent here. */
function addProducts(products: Float64Array, slopes: Float64Array, off: number): void {
  for (let row = 0; row <= EACH; row += 1) {
    const slope = slopes[row] ?? 0;
    let at = row * COLUMNS + row;
    for (let column = row; column <= EACH; column += 1, at += 1)
      products[at] = (products[at] ?? 0) + slope * (slopes[column] ?? 0);
    products[at] = (products[at] ?? 0) + slope * off;
  }
}

/** Puts the products of a stroke into the equations of all. */
function addRows(rows: readonly Float64Array[], products: Float64Array, from: number): void {
  const last = rows.length - 1;
  const placeOf = (k: number): number => (k < EACH ? from + k : last + k - EACH);
  for (let row = 0; row <= EACH; row += 1)
    for (let column = row; column < COLUMNS; column += 1) {
      const value = products[row * COLUMNS + column] ?? 0;
      const [up, across] = [placeOf(row), placeOf(column)];
      const [line, other] = [rows[up], rows[across]];
      if (line) line[across] = (line[across] ?? 0) + value;
      if (other && row !== column) other[up] = (other[up] ?? 0) + value;
    }
}

function judge(numbers: Float64Array, { xs, ys, dark }: InkPlaces): Judged {
  const size = numbers.length;
  const last = size - 1;
  const rows = Array.from({ length: size }, () => new Float64Array(size + 1));
  const shaders = Array.from(
    { length: last / EACH },
    (_, at) => new Shader(numbers.subarray(at * EACH, at * EACH + EACH), numbers[last] ?? 0),
  );
  const offs = new Float64Array(dark.length);
  let rest = 0;
  for (let i = 0; i < dark.length; i += 1) {
    let value = 0;
    let darkest: Shader | undefined;
    for (const shader of shaders) {
      const other = shader.shade(xs[i] ?? 0, ys[i] ?? 0);
      if (other <= value) continue;
      value = other;
      darkest = shader;
    }
    const off = (dark[i] ?? 0) - value;
    offs[i] = off;
    rest += off * off;
    if (darkest) addProducts(darkest.products, darkest.slopes, off);
  }
  shaders.forEach(({ products }, at) => {
    const from = at * EACH;
    addRows(rows, products, from);
    for (const { number, value, firm } of usual) {
      const [place, row] = [from + number, rows[from + number]];
      const off = value - (numbers[place] ?? 0);
      rest += firm * off * off;
      if (!row) continue;
      row[place] = (row[place] ?? 0) + firm;
      row[size] = (row[size] ?? 0) + firm * off;
    }
  });
  return { rest, offs, rows };
}

const ROUNDS = 12;
/** A round that leaves hardly less unexplained is the last. */
const LITTLE = 2e-2;
const DAMPING = { first: 0.01, less: 0.25, more: 8, most: 1e4 } as const;

/** Moves strokes to where they are most like the ink (Levenberg and Marquardt's way). */
export function fitStrokes(ink: InkPlaces, start: readonly Stroke[]): FittedStrokes {
  const all = ink.dark.reduce((sum, dark) => sum + dark * dark, 0) || 1;
  let numbers = numbersOf(start);
  let now = judge(numbers, ink);
  let damping: number = DAMPING.first;
  for (let round = 0; round < ROUNDS && damping < DAMPING.most; round += 1) {
    const rows = now.rows.map((row, at) => {
      const damped = row.slice();
      damped[at] = (row[at] ?? 0) * (1 + damping) + 1e-6;
      return damped;
    });
    const [change] = solveLinear(rows) ?? [];
    if (!change) break;
    const changed = numbers.map((value, i) => value + (change[i] ?? 0));
    const next = judge(changed, ink);
    if (next.rest >= now.rest) {
      damping *= DAMPING.more;
      continue;
    }
    const isLast = now.rest - next.rest < LITTLE * now.rest;
    [numbers, now] = [changed, next];
    damping *= DAMPING.less;
    if (isLast) break;
  }
  return { strokes: strokesOf(numbers), rest: now.rest / all, off: now.offs };
}
