import type { MathNode } from '../maths/math-node.ts';
import { drawnSymbol } from './drawn-symbols.ts';
import { accented } from './formula-accents.ts';
import {
  EMPTY,
  layered,
  letters,
  moved,
  RULE,
  sideBySide,
  space,
  type FormulaBox,
  type FormulaLetters,
  type FormulaStyle,
} from './formula-box.ts';
import { bracket } from './formula-brackets.ts';

/** Height of the fraction line above the baseline, in ems. */
const AXIS = 0.27;
/** Points. */
const SMALLEST = 5;

const smaller = ({ letters, size }: FormulaStyle, scale = 0.7): FormulaStyle => ({
  letters,
  size: Math.max(SMALLEST, size * scale),
});

const RELATION = /^[=<>≤≥≠≈→⟶↦⇌⇒⇐⇔⟹⟺∈∉⊂⊃⊆⊇≡∼≃≅≪≫⊥⟂∥∦∤]$/u;
const BINARY = /^[+−×÷±∓∪∩∧∨⊕⊗∖∗·:]$/u;

function symbol(node: Extract<MathNode, { kind: 'symbol' }>, style: FormulaStyle): FormulaBox {
  const drawn = drawnSymbol(node.text, style.size);
  return drawn ?? letters(node.text, style, node.role === 'variable');
}

/** Lays out a row with space around signs, but none before a sign that belongs to its number. */
function row(items: readonly MathNode[], style: FormulaStyle): FormulaBox {
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

function fraction(node: Extract<MathNode, { kind: 'fraction' }>, style: FormulaStyle): FormulaBox {
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

function root(node: Extract<MathNode, { kind: 'root' }>, style: FormulaStyle): FormulaBox {
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

function scripts(node: Extract<MathNode, { kind: 'scripts' }>, style: FormulaStyle): FormulaBox {
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

function stack(node: Extract<MathNode, { kind: 'stack' }>, style: FormulaStyle): FormulaBox {
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

function fence(node: Extract<MathNode, { kind: 'fence' }>, style: FormulaStyle): FormulaBox {
  const body = lay(node.body, style);
  const height = {
    ascent: body.ascent + 0.06 * style.size,
    descent: body.descent + 0.06 * style.size,
  };
  return sideBySide([bracket(node.open, height, style), body, bracket(node.close, height, style)]);
}

function table({ rows }: Extract<MathNode, { kind: 'table' }>, style: FormulaStyle): FormulaBox {
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

function lay(node: MathNode, style: FormulaStyle): FormulaBox {
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
      return accented(lay(node.base, style), node.accent, style.size);
    case 'fence':
      return fence(node, style);
    case 'table':
      return table(node, style);
  }
}

/** Lays out a formula at a size in points: stacked fractions, and roots and brackets as high as their content. */
export const layFormula = (formula: MathNode, letters: FormulaLetters, size: number): FormulaBox =>
  lay(formula, { letters, size });

/** The formula, scaled down if it is wider than the page. */
export function fittingFormula(
  formula: MathNode,
  letters: FormulaLetters,
  size: number,
  width: number,
): FormulaBox {
  const box = layFormula(formula, letters, size);
  return box.width <= width ? box : layFormula(formula, letters, (size * width) / box.width);
}
