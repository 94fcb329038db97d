import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A horizontal line that a page draws, in PDF points: of a fraction, a root, or over letters. */
export interface PdfRule {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Whether a head is drawn at its right end, as of a vector. */
  readonly isArrow?: boolean;
}

type Matrix = readonly [number, number, number, number, number, number];
const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Points. */
const THICKEST = 1.6;
const SHORTEST = 2;
const LARGEST_HEAD = 5;

const isRule = ({ width, height }: { width: number; height: number }): boolean =>
  height < THICKEST && width > SHORTEST && width > height * 3;

function numbersIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.map(Number);
  return value instanceof Float32Array ? [...value] : [];
}
function matrixOf(value: unknown): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersIn(value);
  return [a, b, c, d, e, f];
}
const within = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

/** The box around a path on the page, by its corners. */
function boxOf(matrix: Matrix, corners: readonly number[]) {
  const [left, bottom, right, top] = corners;
  if (left === undefined || bottom === undefined || right === undefined || top === undefined)
    return undefined;
  const [x1, x2] = [left, right].map((x) => matrix[0] * x + matrix[2] * bottom + matrix[4]);
  const [y1, y2] = [bottom, top].map((y) => matrix[1] * left + matrix[3] * y + matrix[5]);
  if (x1 === undefined || x2 === undefined || y1 === undefined || y2 === undefined)
    return undefined;
  const [width, height] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
  return { x: Math.min(x1, x2), y: (y1 + y2) / 2, width, height };
}

/** As pdf.js writes them: the kind of each step and its coordinates. */
function stepsOf(path: readonly unknown[]): number[] {
  const steps: unknown = path[1];
  return numbersIn(Array.isArray(steps) ? steps[0] : steps);
}

/** The paths that the operations of a page paint, with the place of each. */
function* paintedPaths(
  operations: readonly number[],
  given: readonly unknown[],
): Generator<{ readonly matrix: Matrix; readonly path: readonly unknown[] }, void> {
  let matrix = IDENTITY;
  const saved: Matrix[] = [];
  for (const [at, operation] of operations.entries()) {
    const value: unknown = given[at];
    const values: readonly unknown[] = Array.isArray(value) ? value : [];
    if (operation === OPS.save) saved.push(matrix);
    else if (operation === OPS.restore) matrix = saved.pop() ?? matrix;
    else if (operation === OPS.transform) matrix = within(matrix, matrixOf(values));
    else if (operation === OPS.paintFormXObjectBegin) {
      saved.push(matrix);
      matrix = within(matrix, matrixOf(values[0]));
    } else if (operation === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? matrix;
    else if (operation === OPS.constructPath && values[0] !== OPS.endPath)
      yield { matrix, path: values };
  }
}

interface Path {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** As pdf.js writes them: the kind of each step and its coordinates. */
  readonly steps: readonly number[];
}

/** What the operations of a page draw, without its letters. */
const pathsOf = (operations: readonly number[], given: readonly unknown[]): Path[] =>
  [...paintedPaths(operations, given)].flatMap(({ matrix, path }) => {
    const box = boxOf(matrix, numbersIn(path[2]));
    return box ? [{ ...box, steps: stepsOf(path) }] : [];
  });

/** Points: a sign that is drawn is so high, and letters are so near to it. */
const SIGN = { least: 4, most: 45, gap: 3 } as const;
/** How many coordinates each step has: a move, a line, a curve, an end. */
const COORDINATES = [2, 2, 6, 0] as const;

/** Whether a path is no line, box or circle. */
function isSign({ width, height, steps }: Path): boolean {
  if (height < SIGN.least || height > SIGN.most || width < 1) return false;
  let [from, curves, slanted]: [readonly number[], number, number] = [[], 0, 0];
  for (let at = 0; at < steps.length;) {
    const kind = steps[at] ?? 0;
    const count = COORDINATES[kind] ?? 0;
    const to = steps.slice(at + 1 + count - 2, at + 1 + count);
    const [dx = 0, dy = 0] = to.map((place, axis) => Math.abs(place - (from[axis] ?? place)));
    if (kind === 2) curves += 1;
    else if (kind === 1 && dx > 0.3 && dy > 0.3) slanted += 1;
    if (count > 0) from = to;
    at += 1 + count;
  }
  const isCircle = curves > 0 && slanted === 0 && Math.abs(width - height) < height * 0.1;
  return !isCircle && (curves > 0 || slanted > 1);
}

/** Whether signs are drawn beside letters, as roots, brackets and whole formulas are by some programs, so that no text has them. */
export function drawsSigns(
  operations: readonly number[],
  given: readonly unknown[],
  pieces: readonly { x: number; y: number; width: number; height: number; text: string }[],
): boolean {
  return pathsOf(operations, given).some((path) => {
    if (!isSign(path)) return false;
    const [low, high] = [path.y - path.height / 2, path.y + path.height / 2];
    return pieces.some(
      ({ x, y, width, height, text }) =>
        text.trim() !== '' &&
        y + height * 0.3 > low &&
        y + height * 0.3 < high &&
        path.height < height * 4 &&
        Math.max(x - (path.x + path.width), path.x - (x + width)) < SIGN.gap,
    );
  });
}

/** The horizontal lines that the operations of a page draw. */
export function rulesOf(operations: readonly number[], given: readonly unknown[]): PdfRule[] {
  const boxes = pathsOf(operations, given);
  // A line that ends at an upright one is of a table.
  const uprights = boxes.filter(({ width, height }) => isRule({ width: height, height: width }));
  const isOfTable = (rule: (typeof boxes)[number]): boolean =>
    uprights.some(
      ({ x, y, height }) =>
        Math.abs(y - rule.y) < height / 2 + THICKEST &&
        [rule.x, rule.x + rule.width].some((end) => Math.abs(x - end) < THICKEST),
    );
  const heads = boxes.filter(({ width, height }) => Math.max(width, height) < LARGEST_HEAD);
  const rules = boxes.filter((box) => isRule(box) && !isOfTable(box));
  return rules.map(({ x, y, width }) => {
    const isArrow = heads.some(
      (head) =>
        head.height > head.width * 0.5 &&
        Math.abs(head.y - y) < 0.5 &&
        Math.abs(head.x + head.width - (x + width)) < 0.5,
    );
    return { x, y, width, ...(isArrow && { isArrow }) };
  });
}

/** A horizontal or upright line, from its left or lower end, in PDF points. */
export interface PdfLine {
  readonly isUpright: boolean;
  /** Its height on the page, or how far it is from the left. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** Of the operations of a path in `DrawOPS` of pdfjs: how many numbers follow. */
const MOVE = 0;
const LINE = 1;
const CLOSE = 4;
const NUMBERS = [2, 2, 6, 4, 0];
/** Points by which a line may be off, or a rectangle be thick and still be a line. */
const OFF = 0.8;

/** More lines than a page of tables has; a page with more has a drawing. */
const MOST_LINES = 6_000;

/** The sides of a page's rectangles and its lines along the page, as tables have them; none of a page with a drawing. */
export function linesOf(operations: readonly number[], given: readonly unknown[]): PdfLine[] {
  const lines: PdfLine[] = [];
  for (const { matrix, path } of paintedPaths(operations, given)) {
    const data = stepsOf(path);
    let start: readonly [number, number] | undefined;
    let last: readonly [number, number] | undefined;
    const draw = (to: readonly [number, number] | undefined): void => {
      if (!last || !to) return;
      const [across, up] = [Math.abs(to[0] - last[0]), Math.abs(to[1] - last[1])];
      if (Math.min(across, up) > OFF || Math.max(across, up) < SHORTEST) return;
      const isUpright = up > across;
      const [one, other] = isUpright ? [last[1], to[1]] : [last[0], to[0]];
      const at = isUpright ? (last[0] + to[0]) / 2 : (last[1] + to[1]) / 2;
      lines.push({ isUpright, at, from: Math.min(one, other), to: Math.max(one, other) });
    };
    for (let index = 0; index < data.length;) {
      const operation = data[index] ?? CLOSE;
      const count = NUMBERS[operation] ?? 0;
      const [x = 0, y = 0] = data.slice(index + 1 + Math.max(0, count - 2), index + 1 + count);
      const point = [
        matrix[0] * x + matrix[2] * y + matrix[4],
        matrix[1] * x + matrix[3] * y + matrix[5],
      ] as const;
      if (operation === LINE) draw(point);
      if (operation === CLOSE) draw(start);
      if (operation === MOVE) start = point;
      last = operation === CLOSE ? start : point;
      index += 1 + count;
    }
    if (lines.length > MOST_LINES) return [];
  }
  return lines;
}
