import type { Chance } from './chance.ts';
import type { SheetSet } from './fonts.ts';
import type { PageLayout } from './layout.ts';
import type { PageOptions } from './options.ts';
import { linesPath, rectangle, squares } from './rule-shapes.ts';
import { drawVariedRules } from './varied-rules.ts';

/** A way of drawing a table's lines. */
interface RuleStyle {
  readonly colours: readonly string[];
  /** Width of the lines, in digit heights. */
  readonly width: readonly [number, number];
  /** Strokes and gaps, in heights of a digit. */
  readonly dashes?: readonly [number, number];
  /** How far a hand-drawn line deviates, in digit heights. */
  readonly stray?: number;
  /** Background of the headings, and of every other row. */
  readonly fills?: readonly [heading: string, row: string];
  readonly isFramed?: true;
}

const styles: Record<SheetSet, readonly RuleStyle[]> = {
  development: [
    { colours: ['#444', '#777', '#333'], width: [0.06, 0.12] },
    { colours: ['#8aa0c8', '#7a8fb8'], width: [0.06, 0.1] },
    { colours: ['#1a2a7a', '#555'], width: [0.06, 0.1], stray: 0.12 },
    { colours: ['#555'], width: [0.05, 0.08], fills: ['#e4e4e4', 'none'] },
  ],
  heldOut: [
    { colours: ['#999', '#8a8a8a'], width: [0.035, 0.05] },
    { colours: ['#555', '#6c7fa8'], width: [0.05, 0.08], dashes: [0.5, 0.25] },
    { colours: ['#444'], width: [0.05, 0.08], isFramed: true },
    { colours: ['#888', '#6a8f7a'], width: [0.05, 0.07], fills: ['#d5e3f3', '#f1f1ec'] },
  ],
};

/** Draws the paper and the lines of a page, below the writing. */
export function drawRules(layout: PageLayout, options: PageOptions, chance: Chance): string {
  if (options.lines === 'varied') return drawVariedRules(layout, options, chance);
  const unit = options.textHeight;
  const style = chance.pick(styles[options.set]);
  const colour = chance.pick(style.colours);
  const width = Math.max(0.9, unit * chance.between(...style.width));
  const { xs, ys } = layout;
  const [left = 0, right = 0] = [xs[0], xs.at(-1)];
  const [top = 0, bottom = 0] = [ys[0], ys.at(-1)];
  const isSquared = options.style === 'hand' && chance.percent(10);
  const stray = () => chance.spread((style.stray ?? 0) * unit);
  const across = ys.map(
    (y) =>
      `M${left} ${(y + stray()).toFixed(1)}Q${(left + right) / 2} ${(y + stray()).toFixed(1)} ${right} ${(y + stray()).toFixed(1)}`,
  );
  const { spanned } = layout;
  const isSpanned = (x: number) => spanned && x > spanned.left + 1 && x < spanned.right - 1;
  const down = xs.map(
    (x) =>
      `M${(x + stray()).toFixed(1)} ${isSpanned(x) ? spanned?.y : top}Q${(x + stray()).toFixed(1)} ${(top + bottom) / 2} ${(x + stray()).toFixed(1)} ${bottom}`,
  );
  if (spanned) across.push(`M${spanned.left} ${spanned.y}H${spanned.right}`);
  const { none, half, full } = { none: [], half: across, full: [...across, ...down] };
  const drawn = { none, half, full }[options.ruling];
  const dashes = style.dashes?.map((length) => length * unit);
  const [headFill, rowFill] =
    options.ruling === 'none' ? ['none', 'none'] : (style.fills ?? ['none', 'none']);
  const fills = ys.slice(0, -1).flatMap((y, row) => {
    const fill = row === 0 ? headFill : row % 2 === 0 ? rowFill : 'none';
    return fill === 'none'
      ? []
      : [rectangle([left, y, right - left, (ys[row + 1] ?? y) - y], fill)];
  });
  const frame =
    style.isFramed && options.ruling === 'full'
      ? [
          `M${left - unit * 0.3} ${top - unit * 0.3}H${right + unit * 0.3}V${bottom + unit * 0.3}H${left - unit * 0.3}Z`,
        ]
      : [];
  return [
    rectangle([0, 0, layout.width, layout.height], chance.pick(['#fdfcf7', '#fbfbfb', '#f8f6ee'])),
    isSquared
      ? squares(layout, { step: unit * 2.3, colour: '#d3ddef', width: Math.max(0.8, unit * 0.04) })
      : '',
    ...fills,
    linesPath([...drawn, ...frame], { colour, width, dashes }),
  ].join('');
}
