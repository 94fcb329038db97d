import {
  around,
  axisOf,
  bottom,
  close,
  inPlaceOf,
  onLine,
  right,
  top,
  type Box,
  type WriteLine,
} from './boxes.ts';

const OPENS = /^\s*([([{|‖])\s*$/u;
const CLOSED_BY: Readonly<Record<string, RegExp>> = {
  '(': /^\s*\)/u,
  '[': /^\s*[\]⟧]/u,
  '{': /^\s*[})]/u,
  '|': /^\s*\|/u,
  '‖': /^\s*‖/u,
};
const OTHER: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '|': '|',
  '‖': '‖',
};
/** As shares of the height of letters: cells of a row, and rows, are further apart than this. */
const CELLS = { system: 0.65, matrix: 0.4 };
const ROWS = 0.8;
const FURTHEST_ROWS = 2.4;
/** Words after a brace that has no other side. */
const BESIDE = 1.6;

/** Rows of boxes from top to bottom; powers and indices are in the row of their letter. */
function rowsOf(boxes: readonly Box[]): Box[][] {
  const largest = Math.max(...boxes.map(({ height }) => height));
  const rows: Box[][] = [];
  for (const box of boxes.toSorted((a, b) => b.height - a.height || b.y - a.y)) {
    const row = rows.find(([first]) => first && Math.abs(first.y - box.y) < largest * 0.5);
    if (row) row.push(box);
    else rows.push([box]);
  }
  return rows.toSorted(([a], [b]) => (b?.y ?? 0) - (a?.y ?? 0));
}

/** The rows that a bracket is in the middle of: how far up it reaches is not known of one that is drawn as its typeface has it. */
function middleRows(rows: readonly Box[][], axis: number, size: number): Box[][] {
  const axes = rows.map(([first]) => (first ? axisOf(first) : axis));
  const [highest, lowest] = [axes[0] ?? axis, axes.at(-1) ?? axis];
  const off = (highest + lowest) / 2 - axis;
  if (rows.length < 3 || Math.abs(off) < size * 0.6) return [...rows];
  return middleRows(off > 0 ? rows.slice(1) : rows.slice(0, -1), axis, size);
}

function cellsOf(row: readonly Box[], gap: number, write: WriteLine): string {
  const cells: Box[][] = [];
  for (const box of row.toSorted((a, b) => a.x - b.x)) {
    const last = cells.at(-1)?.at(-1);
    if (last && box.x - right(last) < Math.max(box.height, last.height) * gap)
      cells.at(-1)?.push(box);
    else cells.push([box]);
  }
  return cells
    .map((cell) => close(write(cell)))
    .reduce((line, cell) => line + (line === '' || /^[=<>≤≥≠]/u.test(cell) ? '' : ', ') + cell, '');
}

/** Whether a bracket may be around several rows: it is large, or nothing is beside it on its line. */
function isTall(bracket: Box, next: readonly Box[]): boolean {
  const [first] = next.toSorted((a, b) => a.x - b.x);
  if (!first) return false;
  if (bracket.isHanging === true) return true;
  if (bracket.height > first.height * 1.5) return true;
  const { y, height } = bracket;
  const rows = next.filter(({ x }) => x - right(bracket) < height * 0.9);
  return (
    rows.every((box) => Math.abs(box.y - y) > height * 0.25) &&
    rows.some((box) => box.y > y) &&
    rows.some((box) => box.y < y)
  );
}

function stackAt(boxes: readonly Box[], bracket: Box, write: WriteLine): Box[] | undefined {
  const open = OPENS.exec(bracket.text)?.[1] ?? '';
  const after = boxes.filter(
    (box) => box !== bracket && box.x > right(bracket) - 1.5 && box.text.trim() !== '',
  );
  const isSame = (box: Box): boolean =>
    Math.abs(box.y - bracket.y) < bracket.height * 0.12 &&
    Math.abs(box.height - bracket.height) < bracket.height * 0.15 &&
    (box.isHanging ?? false) === (bracket.isHanging ?? false);
  const closing = after
    .filter((box) => isSame(box) && (CLOSED_BY[open]?.test(box.text) ?? false))
    .toSorted((a, b) => a.x - b.x)[0];
  if (!closing && open !== '{') return undefined;
  const near = after.filter(
    (box) =>
      !OPENS.test(box.text) &&
      !box.isHanging &&
      box.x - right(bracket) < box.height &&
      box.y > bottom(bracket) - box.height * 1.2 &&
      box.y < top(bracket) + box.height,
  );
  const letter = Math.max(...near.filter((box) => box !== closing).map(({ height }) => height), 1);
  const isScaled = !bracket.isHanging && bracket.height > letter * 1.5;
  // How far the bracket reaches is known of those that are drawn larger.
  const [high, low] = isScaled
    ? [top(bracket) + letter * 0.2, bottom(bracket) - letter * 0.2]
    : bracket.isHanging
      ? [top(bracket) + letter * 0.3, bottom(bracket) - letter * 0.1]
      : [bracket.y + letter * 2.6, bracket.y - letter * 2.2];
  const limit = closing?.x ?? Infinity;
  let inside = after.filter(
    (box) =>
      box !== closing && !box.isHanging && right(box) < limit + 1.5 && box.y < high && box.y > low,
  );
  if (!closing) {
    // Up to the first gap in all rows.
    let end = right(bracket);
    inside = inside
      .toSorted((a, b) => a.x - b.x)
      .filter((box) => {
        if (box.x - end > box.height * BESIDE) return false;
        end = Math.max(end, right(box));
        return true;
      });
  }
  if (inside.length < 2 || !isTall(bracket, inside)) return undefined;
  const size = Math.max(...inside.map(({ height }) => height));
  const rows = bracket.isHanging
    ? rowsOf(inside)
    : middleRows(rowsOf(inside), axisOf(bracket), size);
  const baselines = rows.map(([first]) => first?.y ?? 0);
  const apart = baselines.slice(1).every((y, at) => {
    const step = (baselines[at] ?? 0) - y;
    return step > size * ROWS && step < size * FURTHEST_ROWS;
  });
  const [highest, lowest] = [baselines[0] ?? 0, baselines.at(-1) ?? 0];
  if (rows.length < 2 || !apart) return undefined;
  const gap = open === '{' ? CELLS.system : CELLS.matrix;
  const ends = closing ? closing.text.trim().slice(0, 1) : (OTHER[open] ?? '');
  const tail = closing ? closing.text.trim().slice(1) : '';
  // LibreOffice closes everything with a round bracket.
  const other = open === '{' && ends === ')' ? '}' : ends;
  const text = `${open}${rows.map((row) => cellsOf(row, gap, write)).join('; ')}${other}${tail}`;
  const members = [bracket, ...rows.flat(), ...(closing ? [closing] : [])];
  const axis = (highest + lowest) / 2 + size * 0.25;
  const whole = onLine(boxes, members, axis, text);
  const height = whole.height > size * 1.5 ? size : whole.height;
  return inPlaceOf(boxes, members, { ...whole, ...around(members), height });
}

/** Boxes with systems, matrices and binomial coefficients, whose rows are between tall brackets, on one line. */
export function withStacks(boxes: readonly Box[], write: WriteLine): Box[] {
  let all = [...boxes];
  for (const bracket of boxes.filter(({ text }) => OPENS.test(text)))
    if (all.includes(bracket)) all = stackAt(all, bracket, write) ?? all;
  return all;
}
