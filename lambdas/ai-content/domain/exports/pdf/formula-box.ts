import type { PdfTypeface } from '../../../../core/pdf/pdf-typeface.ts';
import type { MathNode } from '../maths/math-node.ts';
import { drawnSymbol } from './drawn-symbols.ts';

/** What draws a formula: lengths in points, `x` from the left, `y` downwards, texts on their baselines. */
export interface Pen {
  text(text: string, typeface: PdfTypeface, size: number, x: number, y: number): void;
  /** A line through these points. */
  line(points: readonly (readonly [x: number, y: number])[], width: number): void;
}

/** A part of a formula, laid out: its reach above and beneath the baseline, and how it is drawn. */
export interface FormulaBox {
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
  draw(pen: Pen, x: number, y: number): void;
}

/** The letters of formulas: upright ones for figures, signs and words, slanted ones for variables. */
export interface FormulaLetters {
  readonly upright: PdfTypeface;
  readonly slanted: PdfTypeface;
  /** Of words in Arabic. */
  readonly words: PdfTypeface;
}

interface Style {
  readonly letters: FormulaLetters;
  /** Points. */
  readonly size: number;
}

const EMPTY: FormulaBox = { width: 0, ascent: 0, descent: 0, draw: () => undefined };
/** The height of the line of fractions above the baseline, and its strength, in ems. */
const AXIS = 0.27;
const RULE = 0.045;
const SMALLEST = 5;

const smaller = ({ letters, size }: Style, scale = 0.7): Style => ({
  letters,
  size: Math.max(SMALLEST, size * scale),
});

/** Boxes side by side on one baseline. */
export function sideBySide(boxes: readonly FormulaBox[]): FormulaBox {
  return {
    width: boxes.reduce((sum, { width }) => sum + width, 0),
    ascent: Math.max(0, ...boxes.map(({ ascent }) => ascent)),
    descent: Math.max(0, ...boxes.map(({ descent }) => descent)),
    draw: (pen, x, y) => {
      let left = x;
      for (const box of boxes) {
        box.draw(pen, left, y);
        left += box.width;
      }
    },
  };
}

const space = (width: number): FormulaBox => ({ ...EMPTY, width });

const RELATION = /^[=<>≤≥≠≈→⇒⇔∈∉⊂≡∼⊥∥]$/u;
const BINARY = /^[+−×÷±∪∩·:]$/u;

/** The height of ink: figures and capitals reach higher than most small letters; what hangs below is little. */
const reach = (text: string, size: number): { ascent: number; descent: number } => ({
  ascent: size * (/\p{Script=Arabic}/u.test(text) ? 0.95 : 0.7),
  descent: size * (/[\p{Script=Arabic}gjpqyμβφρQ,;()[\]{}|]/u.test(text) ? 0.25 : 0.05),
});

function letters(text: string, { letters: faces, size }: Style, isSlanted: boolean): FormulaBox {
  const isArabic = /\p{Script=Arabic}/u.test(text);
  const face = isArabic ? faces.words : isSlanted ? faces.slanted : faces.upright;
  const width = (face.layout(text, isArabic ? 'rtl' : 'ltr').width * size) / 1000;
  return { width, ...reach(text, size), draw: (pen, x, y) => pen.text(text, face, size, x, y) };
}

function symbol(node: Extract<MathNode, { kind: 'symbol' }>, style: Style): FormulaBox {
  const drawn = drawnSymbol(node.text, style.size);
  return drawn ?? letters(node.text, style, node.role === 'variable');
}

/** Room beside signs, none before a sign that belongs to its number. */
function row(items: readonly MathNode[], style: Style): FormulaBox {
  const boxes = items.map((item, index) => {
    const box = lay(item, style);
    if (item.kind !== 'symbol') return box;
    const before = items[index - 1];
    const isFirst = !before || (before.kind === 'symbol' && /^[(=<>≤≥+−×÷,]$/u.test(before.text));
    const beside = RELATION.test(item.text) ? 0.24 : BINARY.test(item.text) && !isFirst ? 0.18 : 0;
    const room = space(beside * style.size);
    return beside === 0 ? box : sideBySide([room, box, room]);
  });
  return sideBySide(boxes);
}

const moved = (box: FormulaBox, up: number): FormulaBox => ({
  width: box.width,
  ascent: Math.max(0, box.ascent + up),
  descent: Math.max(0, box.descent - up),
  draw: (pen, x, y) => box.draw(pen, x, y - up),
});

/** Boxes over one another on one baseline, each in the middle. */
function layered(boxes: readonly FormulaBox[]): FormulaBox {
  const width = Math.max(0, ...boxes.map((box) => box.width));
  return {
    width,
    ascent: Math.max(0, ...boxes.map(({ ascent }) => ascent)),
    descent: Math.max(0, ...boxes.map(({ descent }) => descent)),
    draw: (pen, x, y) => {
      for (const box of boxes) box.draw(pen, x + (width - box.width) / 2, y);
    },
  };
}

function fraction(node: Extract<MathNode, { kind: 'fraction' }>, style: Style): FormulaBox {
  const inner = smaller(style, 0.85);
  const [over, under] = [lay(node.over, inner), lay(node.under, inner)];
  const gap = 0.14 * style.size;
  const axis = AXIS * style.size;
  const width = Math.max(over.width, under.width) + 0.24 * style.size;
  const bar: FormulaBox = {
    ...EMPTY,
    width,
    draw: (pen, x, y) => {
      const level = y - axis;
      if (node.hasBar)
        pen.line(
          [
            [x, level],
            [x + width, level],
          ],
          RULE * style.size,
        );
    },
  };
  const stacked = layered([
    moved(over, axis + gap + over.descent),
    bar,
    moved(under, axis - gap - under.ascent),
  ]);
  const room = space(0.08 * style.size);
  return sideBySide([room, stacked, room]);
}

function root(node: Extract<MathNode, { kind: 'root' }>, style: Style): FormulaBox {
  const { size } = style;
  const inner = lay(node.radicand, style);
  const degree = node.degree ? lay(node.degree, smaller(style, 0.6)) : EMPTY;
  const rule = RULE * size;
  const top = Math.max(inner.ascent, 0.6 * size) + 0.16 * size;
  const bottom = Math.max(inner.descent, 0.05 * size);
  const sign = 0.55 * size;
  const start = Math.max(0, degree.width - 0.3 * size);
  const width = start + sign + inner.width + 0.12 * size;
  const lift = 0.42 * size;
  return {
    width,
    ascent: Math.max(top + rule, degree.ascent + lift),
    descent: bottom + rule,
    draw: (pen, x, y) => {
      const left = x + start;
      degree.draw(pen, x + Math.max(0, start + 0.28 * size - degree.width), y - lift);
      pen.line(
        [
          [left + 0.06 * size, y - 0.26 * size],
          [left + 0.17 * size, y - 0.32 * size],
          [left + 0.33 * size, y + bottom],
          [left + 0.5 * size, y - top],
          [x + width, y - top],
        ],
        rule,
      );
      inner.draw(pen, left + sign, y);
    },
  };
}

function scripts(node: Extract<MathNode, { kind: 'scripts' }>, style: Style): FormulaBox {
  const base = lay(node.base, style);
  const sup = node.sup ? lay(node.sup, smaller(style)) : EMPTY;
  const sub = node.sub ? lay(node.sub, smaller(style)) : EMPTY;
  const up = Math.max(0.38 * style.size, base.ascent - 0.32 * style.size) + sup.descent * 0.5;
  const down = Math.max(0.18 * style.size, base.descent) + sub.ascent * 0.25;
  const both: FormulaBox = {
    width: Math.max(sup.width, sub.width) + 0.05 * style.size,
    ascent: node.sup ? sup.ascent + up : 0,
    descent: node.sub ? sub.descent + down : 0,
    draw: (pen, x, y) => {
      sup.draw(pen, x, y - up);
      sub.draw(pen, x, y + down);
    },
  };
  return sideBySide([base, both]);
}

function stack(node: Extract<MathNode, { kind: 'stack' }>, style: Style): FormulaBox {
  const isLarge = node.base.kind === 'symbol' && /^[∑∏⋃⋂]$/u.test(node.base.text);
  const base = isLarge
    ? moved(lay(node.base, smaller(style, 1.4)), -0.12 * style.size)
    : lay(node.base, style);
  const gap = 0.08 * style.size;
  const parts = [base];
  if (node.over) {
    const over = lay(node.over, smaller(style, 0.62));
    parts.push(moved(over, base.ascent + gap + over.descent));
  }
  if (node.under) {
    const under = lay(node.under, smaller(style, 0.62));
    parts.push(moved(under, -(base.descent + gap + under.ascent)));
  }
  return sideBySide([layered(parts), space(0.12 * style.size)]);
}

function accent(
  { base: inner, accent: mark }: Extract<MathNode, { kind: 'accent' }>,
  style: Style,
): FormulaBox {
  const base = lay(inner, style);
  const { size } = style;
  const rule = RULE * size;
  const level = base.ascent + 0.12 * size;
  const draws: Record<typeof mark, (pen: Pen, x: number, y: number) => void> = {
    bar: (pen, x, y) =>
      pen.line(
        [
          [x, y - level],
          [x + base.width, y - level],
        ],
        rule,
      ),
    underbar: (pen, x, y) => {
      const low = y + base.descent + 0.1 * size;
      pen.line(
        [
          [x, low],
          [x + base.width, low],
        ],
        rule,
      );
    },
    arrow: (pen, x, y) => {
      const [end, head] = [x + base.width, 0.12 * size];
      pen.line(
        [
          [x, y - level],
          [end, y - level],
        ],
        rule,
      );
      pen.line(
        [
          [end - head, y - level - head * 0.7],
          [end, y - level],
          [end - head, y - level + head * 0.7],
        ],
        rule,
      );
    },
    hat: (pen, x, y) => {
      const low = y - base.ascent - 0.04 * size;
      pen.line(
        [
          [x, low],
          [x + base.width / 2, low - 0.18 * size],
          [x + base.width, low],
        ],
        rule,
      );
    },
    tilde: (pen, x, y) => {
      const step = base.width / 4;
      pen.line(
        [0, 1, 2, 3, 4].map((at) => [x + at * step, y - level - (at % 2) * 0.08 * size]),
        rule,
      );
    },
    dot: (pen, x, y) => {
      const middle = x + base.width / 2;
      pen.line(
        [
          [middle - rule, y - level],
          [middle + rule, y - level],
        ],
        rule * 2,
      );
    },
  };
  return {
    width: base.width,
    ascent: mark === 'underbar' ? base.ascent : level + 0.15 * size,
    descent: mark === 'underbar' ? base.descent + 0.15 * size : base.descent,
    draw: (pen, x, y) => {
      base.draw(pen, x, y);
      draws[mark](pen, x, y);
    },
  };
}

/** A bracket as high as what it holds, as its letter where that is high enough. */
function bracket(
  sign: string,
  height: { ascent: number; descent: number },
  style: Style,
): FormulaBox {
  if (sign === '' || sign === '.') return EMPTY;
  const { size } = style;
  if (height.ascent <= 0.85 * size && height.descent <= 0.35 * size)
    return letters(sign, style, false);
  const { ascent, descent } = height;
  const bend = sign === '(' || sign === ')' ? 0.16 * size : 0.1 * size;
  const isOpen = '([{⟨⌊⌈'.includes(sign);
  const width = bend + 0.14 * size;
  const at = (x: number, inward: number): number =>
    isOpen ? x + 0.07 * size + inward : x + width - 0.07 * size - inward;
  return {
    width,
    ascent,
    descent,
    draw: (pen, x, y) => {
      const [top, bottom] = [y - ascent, y + descent];
      const middle = (top + bottom) / 2;
      const quarter = (bottom - top) / 6;
      const straight = sign === '|' || sign === '‖' || sign === '∣';
      const inward: Record<string, readonly (readonly [number, number])[]> = {
        '(': [
          [bend, top],
          [bend * 0.35, top + quarter],
          [0, middle - quarter * 0.6],
          [0, middle + quarter * 0.6],
          [bend * 0.35, bottom - quarter],
          [bend, bottom],
        ],
        '[': [
          [bend, top],
          [0, top],
          [0, bottom],
          [bend, bottom],
        ],
        '{': [
          [bend, top],
          [bend / 2, top + quarter / 2],
          [bend / 2, middle - quarter / 2],
          [0, middle],
          [bend / 2, middle + quarter / 2],
          [bend / 2, bottom - quarter / 2],
          [bend, bottom],
        ],
        '⟨': [
          [bend, top],
          [0, middle],
          [bend, bottom],
        ],
      };
      const name = { ')': '(', ']': '[', '}': '{', '⟩': '⟨' }[sign] ?? sign;
      const points = straight
        ? ([
            [bend / 2, top],
            [bend / 2, bottom],
          ] as const)
        : (inward[name] ?? inward['['] ?? []);
      pen.line(
        points.map(([dx, dy]) => [at(x, dx), dy]),
        RULE * size,
      );
    },
  };
}

function fence(node: Extract<MathNode, { kind: 'fence' }>, style: Style): FormulaBox {
  const body = lay(node.body, style);
  const height = {
    ascent: body.ascent + 0.06 * style.size,
    descent: body.descent + 0.06 * style.size,
  };
  return sideBySide([bracket(node.open, height, style), body, bracket(node.close, height, style)]);
}

function table({ rows }: Extract<MathNode, { kind: 'table' }>, style: Style): FormulaBox {
  const cells = rows.map((each) => each.map((cell) => lay(cell, style)));
  const columns = Math.max(0, ...cells.map(({ length }) => length));
  const widths = Array.from({ length: columns }, (_, index) =>
    Math.max(...cells.map((each) => each[index]?.width ?? 0)),
  );
  const gap = 0.7 * style.size;
  const lines = cells.map((each) => sideBySide(each));
  const leading = 0.3 * style.size;
  const height = lines.reduce(
    (sum, { ascent, descent }) => sum + ascent + descent + leading,
    -leading,
  );
  const ascent = height / 2 + AXIS * style.size;
  return {
    width: widths.reduce((sum, width) => sum + width, 0) + gap * Math.max(0, columns - 1),
    ascent,
    descent: Math.max(0, height - ascent),
    draw: (pen, x, y) => {
      let top = y - ascent;
      for (const [index, line] of lines.entries()) {
        let left = x;
        for (const [column, cell] of (cells[index] ?? []).entries()) {
          cell.draw(pen, left, top + line.ascent);
          left += (widths[column] ?? 0) + gap;
        }
        top += line.ascent + line.descent + leading;
      }
    },
  };
}

function lay(node: MathNode, style: Style): FormulaBox {
  switch (node.kind) {
    case 'row':
      return row(node.items, style);
    case 'symbol':
      return symbol(node, style);
    case 'space':
      return space(node.width * style.size);
    case 'fraction':
      return fraction(node, style);
    case 'root':
      return root(node, style);
    case 'scripts':
      return scripts(node, style);
    case 'stack':
      return stack(node, style);
    case 'accent':
      return accent(node, style);
    case 'fence':
      return fence(node, style);
    case 'table':
      return table(node, style);
  }
}

/** Lays a formula out at a size in points: fractions stacked, roots and brackets as high as what they hold. */
export const layFormula = (formula: MathNode, letters: FormulaLetters, size: number): FormulaBox =>
  lay(formula, { letters, size });

/** The same formula, narrowed with all its parts where it is wider than the page. */
export function fittingFormula(
  formula: MathNode,
  letters: FormulaLetters,
  size: number,
  width: number,
): FormulaBox {
  const box = layFormula(formula, letters, size);
  return box.width <= width ? box : layFormula(formula, letters, (size * width) / box.width);
}
