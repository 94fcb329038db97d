import {
  around,
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

/** Pieces whose large signs are the signs that the page shows. */
export const withLargeSigns = (pieces: readonly Box[]): Box[] =>
  pieces.map((piece) =>
    piece.isHanging && piece.text !== ' '
      ? { ...piece, text: [...piece.text].map((code) => HANGING[code] ?? code).join('') }
      : piece,
  );

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
        box.x - (x + width) < box.height * 0.35 &&
        x - right(box) < box.height * 0.35 &&
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
