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

/** The horizontal lines that the operations of a page draw. */
export function rulesOf(operations: readonly number[], given: readonly unknown[]): PdfRule[] {
  let matrix = IDENTITY;
  const saved: Matrix[] = [];
  const boxes = operations.flatMap((operation, at) => {
    const value: unknown = given[at];
    const values: readonly unknown[] = Array.isArray(value) ? value : [];
    if (operation === OPS.save) saved.push(matrix);
    else if (operation === OPS.restore) matrix = saved.pop() ?? matrix;
    else if (operation === OPS.transform) matrix = within(matrix, matrixOf(values));
    else if (operation === OPS.paintFormXObjectBegin) {
      saved.push(matrix);
      matrix = within(matrix, matrixOf(values[0]));
    } else if (operation === OPS.paintFormXObjectEnd) matrix = saved.pop() ?? matrix;
    else if (operation === OPS.constructPath && values[0] !== OPS.endPath) {
      const box = boxOf(matrix, numbersIn(values[2]));
      return box ? [box] : [];
    }
    return [];
  });
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
