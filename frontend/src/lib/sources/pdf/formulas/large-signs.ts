import {
  around,
  axisOf,
  bottom,
  center,
  close,
  grouped,
  inPlaceOf,
  reachOf,
  right,
  type Box,
  type WriteLine,
} from './boxes.ts';

/** The signs of TeX's typeface of large signs, which most PDFs give as the characters with these codes. */
const HANGING: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'\0\u0010\u0012\u0020\u0030\u0040\u0042'].map((code) => [code, '('])),
  ...Object.fromEntries(
    [...'\u0001\u0011\u0013\u0021\u0031\u0041\u0043'].map((code) => [code, ')']),
  ),
  ...Object.fromEntries(
    [...'\u0002\u0014\u0022\u0068\u0032\u0034\u0036'].map((code) => [code, '[']),
  ),
  ...Object.fromEntries(
    [...'\u0003\u0015\u0023\u0069\u0033\u0035\u0037'].map((code) => [code, ']']),
  ),
  ...Object.fromEntries(
    [...'\b\u001a\u0028\u006e\u0038\u003a\u003c\u003e'].map((code) => [code, '{']),
  ),
  ...Object.fromEntries([...'\t\u001b\u0029\u006f\u0039\u003b\u003d'].map((code) => [code, '}'])),
  ...{ '\f': '|', '\u003f': '|', '\r': '‖', p: '√', q: '√', r: '√', s: '√', t: '√' },
  ...{ P: '∑', X: '∑', Q: '∏', Y: '∏', R: '∫', Z: '∫', S: '⋃', '[': '⋃', T: '⋂', '\\': '⋂' },
  ...{ b: '\u0302', c: '\u0302', d: '\u0302', e: '\u0303', f: '\u0303', g: '\u0303' },
};

/** Parts of tall brackets, in Unicode and in the private characters that Adobe gave them. */
const PARTS_OF: readonly (readonly [sign: string, from: number, to: number])[] = [
  ['(', 0x239b, 0x239d],
  [')', 0x239e, 0x23a0],
  ['[', 0x23a1, 0x23a3],
  [']', 0x23a4, 0x23a6],
  ['{', 0x23a7, 0x23aa],
  ['}', 0x23ab, 0x23ad],
  ['(', 0xf8eb, 0xf8ed],
  ['[', 0xf8ee, 0xf8f0],
  ['{', 0xf8f1, 0xf8f4],
  [')', 0xf8f6, 0xf8f8],
  [']', 0xf8f9, 0xf8fb],
  ['}', 0xf8fc, 0xf8fe],
];
const BRACKET_OF = new Map(
  PARTS_OF.flatMap(([sign, from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => [String.fromCharCode(from + at), sign]),
  ),
);

/** Signs of TeX's typeface have codes that are spaces elsewhere. */
const isShown = ({ text, isHanging }: Box): boolean =>
  isHanging ? /[^ ]/u.test(text) : /\S/u.test(text) || text.includes('\0');
/** Large signs that are stored as one piece, each alone. */
function alone(piece: Box): Box[] {
  const signs = [...piece.text];
  if (!piece.isHanging || signs.length < 2) return [piece];
  const width = piece.width / signs.length;
  return signs.map((text, at) => ({ ...piece, text, width, x: piece.x + at * width }));
}
/** An arrow that is stored behind the sign before its letter: `=⃗` and `0`. */
function apart(piece: Box): Box[] {
  const [, before, arrow] = /^(.*[^\p{L}\p{M}])(\u20d7)$/su.exec(piece.text) ?? [];
  if (!before?.trim() || !arrow) return [piece];
  return [
    { ...piece, text: before },
    { ...piece, text: arrow, x: right(piece), width: 0 },
  ];
}

/** How far a sign hangs down, as a share of the size of letters: each row of TeX's typeface has one height. */
function depthOf(sign: string): number {
  const code = sign.charCodeAt(0);
  if (BRACKET_OF.has(sign)) return '{}'.includes(BRACKET_OF.get(sign) ?? '') ? 0.9 : 1.8;
  if (code < 0x10) return 1.2;
  if (code < 0x12 || code >= 0x68) return 1.8;
  if (code < 0x20) return 2.4;
  return code < 0x30 ? 3 : 1;
}

const signsOf = (pieces: readonly Box[]): Box[] =>
  pieces
    .flatMap(apart)
    .flatMap(alone)
    .filter(isShown)
    .map((piece) => {
      if (!piece.isHanging) return piece;
      const text = [...piece.text]
        .map((code) => BRACKET_OF.get(code) ?? HANGING[code] ?? code)
        .join('');
      const depth = depthOf(piece.text);
      return depth === 1
        ? { ...piece, text }
        : { ...piece, text, low: piece.y - piece.height * depth };
    });

/** How far the parts of a tall bracket are below each other, as a share of their size. */
const PARTS = 2.2;

/** Pieces whose large signs are the signs that the page shows; the parts of a tall bracket are one. */
export function withLargeSigns(pieces: readonly Box[]): Box[] {
  const signs: Box[] = [];
  for (const piece of signsOf(pieces)) {
    const at = signs.findLastIndex(
      (other) =>
        piece.isHanging &&
        other.isHanging &&
        other.text.startsWith(piece.text.slice(0, 1)) &&
        Math.abs(other.x - piece.x) < 1.5 &&
        (other.low ?? other.y) - piece.y < piece.height * PARTS &&
        /^[()[\]{}]/u.test(piece.text) &&
        piece.y < other.y,
    );
    const other = signs[at];
    if (other)
      signs[at] = { ...other, text: piece.text.slice(0, 1), high: other.y, low: bottom(piece) };
    else signs.push(piece);
  }
  return signs;
}

const BRACKET = /^[()[\]{}|‖]+$/u;
/** The box on whose line a tall bracket is, which is inside it. */
function insideOf(boxes: readonly Box[], at: number): Box | undefined {
  const box = boxes[at];
  if (!box || !BRACKET.test(box.text)) return undefined;
  const sides = [boxes[at - 1], boxes[at + 1]];
  const beside = /^[([{]/u.test(box.text) ? sides.toReversed() : sides;
  const isAround = (other: Box): boolean =>
    box.isHanging
      ? other.y < box.y && box.y - other.y < box.height * 2
      : box.height > other.height * 1.5 &&
        Math.abs(axisOf(box) - axisOf(other)) < other.height * 0.6;
  return (box.isHanging ? beside : beside.slice(0, 1)).find(
    (other) =>
      other &&
      !other.isHanging &&
      isAround(other) &&
      Math.min(Math.abs(other.x - right(box)), Math.abs(right(other) - box.x)) < other.height,
  );
}

/** Brackets around what is now on one line are on that line, and a power of them is a little above it. */
export const withLowBrackets = (boxes: readonly Box[]): Box[] =>
  boxes.map((box, at) => {
    const inside = insideOf(boxes, at);
    if (inside) return { ...box, y: inside.y, height: inside.height, isHanging: false };
    const [before, base] = [boxes[at - 1], insideOf(boxes, at - 1)];
    const isPower =
      before &&
      base &&
      box.height < base.height * 0.85 &&
      box.y > base.y &&
      Math.abs(box.x - right(before)) < 2;
    return isPower ? { ...box, y: base.y + base.height * 0.45 } : box;
  });

const OPERATOR = /^\s*[∑∏∫∬∭∮⋃⋂⨁]\s*$/u;
const INTEGRAL = /[∫∬∭∮]/u;
/** Names that have limits below them. */
const LIMIT = /(?:^|[\s(=+−])(?:lim|max|min|sup|inf)\s*$/u;

/** Small boxes that touch each other, beginning with those above or below a sign. */
function rowAt(boxes: readonly Box[], sign: Pick<Box, 'x' | 'width' | 'y'>): Box[] {
  const end = sign.x + sign.width;
  const [nearest] = boxes
    .filter((box) => center(box) > sign.x - 1 && center(box) < end + 1)
    .toSorted((a, b) => Math.abs(a.y - sign.y) - Math.abs(b.y - sign.y));
  const row: Box[] = nearest ? [nearest] : [];
  for (let found = true; found && row.length > 0;) {
    const { x, width } = around(row);
    const next = boxes.filter(
      (box) =>
        !row.includes(box) &&
        box.x - (x + width) < box.height * 0.55 &&
        x - right(box) < box.height * 0.55 &&
        row.some((each) => Math.abs(each.y - box.y) < box.height * 0.6),
    );
    row.push(...next);
    found = next.length > 0;
  }
  return row;
}

const limitOf = (text: string, sign: '^' | '_'): string =>
  text === '' ? '' : `${sign}${grouped(text)}`;

function withLimits(boxes: readonly Box[], sign: Box, write: WriteLine): Box[] | undefined {
  const isOperator = OPERATOR.test(sign.text);
  // What follows an operator says where the line is.
  const main = isOperator
    ? boxes
        .filter(
          (box) =>
            box !== sign &&
            !box.isHanging &&
            box.x > right(sign) - 1 &&
            box.x - right(sign) < box.height * 2 &&
            Math.abs(box.y - sign.y) < sign.height * 1.6,
        )
        .reduce<Box | undefined>(
          (largest, box) => (largest && largest.height >= box.height ? largest : box),
          undefined,
        )
    : sign;
  if (!main) return undefined;
  const { y, height } = main;
  const reach = INTEGRAL.test(sign.text) ? height * 0.6 : 0;
  const name = isOperator ? sign : { x: right(sign) - height * 1.6, width: height * 1.6 };
  const small = boxes.filter(
    (box) =>
      box !== sign &&
      box.text.trim() !== '' &&
      box.height < height * 0.85 &&
      Math.abs(box.y + box.height / 2 - (y + height * 0.3)) < height * 2.4,
  );
  const near = { x: name.x, width: name.width + reach, y };
  const upper = isOperator
    ? rowAt(
        small.filter((box) => box.y > y + height * 0.4),
        near,
      )
    : [];
  const lower = rowAt(
    small.filter((box) => box.y < y - height * (isOperator ? 0.25 : 0.45)),
    near,
  );
  if (upper.length + lower.length === 0) return undefined;
  const limits = limitOf(close(write(lower)), '_') + limitOf(close(write(upper)), '^');
  const parts = [sign, ...upper, ...lower];
  const text = `${sign.text.trimEnd()}${limits}`;
  const whole = { ...around(parts), ...reachOf([...upper, ...lower, main]), y, height };
  return inPlaceOf(boxes, parts, { text: `${text} `, ...whole });
}

const withSigns =
  (sign: RegExp) =>
  (boxes: readonly Box[], write: WriteLine): Box[] =>
    boxes
      .filter(({ text }) => sign.test(text))
      .reduce<Box[]>((all, each) => withLimits(all, each, write) ?? all, [...boxes]);

/** Boxes with what is below names such as lim beside them. */
export const withNames = withSigns(LIMIT);
/** Boxes with the limits of sums, products and integrals beside their signs. */
export const withOperators = withSigns(OPERATOR);
