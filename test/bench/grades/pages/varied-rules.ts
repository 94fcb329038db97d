import type { Chance } from './chance.ts';
import type { PageLayout } from './layout.ts';
import type { PageOptions } from './options.ts';
import { linesPath, rectangle, squares } from './rule-shapes.ts';

/** Which of the possible lines are drawn; the first and last are the table's edges. */
interface Drawn {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/** Printed lines of the paper itself: none, squares, or those of a French notebook with a margin. */
function paperLines(layout: PageLayout, unit: number, chance: Chance): string {
  const kind = chance.pick(['none', 'none', 'none', 'squares', 'lines', 'seyes'] as const);
  const step = unit * chance.between(1.1, 2.7);
  const colour = chance.pick(['#d3ddef', '#c4d2ea', '#dcd6e8', '#cfe0d8']);
  const width = Math.max(0.8, unit * chance.between(0.03, 0.06));
  if (kind === 'none') return '';
  if (kind === 'squares') return squares(layout, { step, colour, width });
  const lines = [];
  const close = kind === 'seyes' ? step / 4 : step;
  for (let y = step; y < layout.height; y += close)
    lines.push(`M0 ${y.toFixed(1)}H${layout.width}`);
  const margin = layout.width * chance.between(0.06, 0.15);
  return `${linesPath(lines, { colour, width })}${linesPath([`M${margin.toFixed(1)} 0V${layout.height}`], { colour: '#e3a9b4', width: width * 1.5 })}`;
}

/** Some tables leave out lines: of some columns, of some rows, or all but a few. */
function leaveOut({ xs, ys }: PageLayout, options: PageOptions, chance: Chance): Drawn {
  if (options.ruling === 'none') return { xs: [], ys: [] };
  if (options.ruling === 'half') {
    return chance.pick<Drawn>([
      { xs: [], ys },
      { xs: [], ys },
      { xs, ys: [] },
      { xs, ys: [ys[0] ?? 0, ys[1] ?? 0, ys.at(-1) ?? 0] },
      { xs: [], ys: [ys[0] ?? 0, ys[1] ?? 0, ys.at(-1) ?? 0] },
      { xs: xs.slice(1, -1), ys },
    ]);
  }
  const inner = <Value>(all: readonly Value[], share: number) =>
    all.filter((_, at) => at <= 1 || at === all.length - 1 || !chance.percent(share));
  return { xs: chance.percent(6) ? inner(xs, 15) : xs, ys: chance.percent(10) ? inner(ys, 6) : ys };
}

function fillsOf({ xs, ys }: PageLayout, chance: Chance): string[] {
  const [left = 0, right = 0] = [xs[0], xs.at(-1)];
  const light = () =>
    chance.pick(['#ececec', '#e2ecf7', '#f3ecdc', '#e3f1e4', '#f7e6ea', '#d9d9e6']);
  const [isHead, isZebra, isColumn] = [chance.percent(35), chance.percent(20), chance.percent(8)];
  const [head, row, column] = [light(), light(), light()];
  const parity = chance.whole(0, 1);
  const last = xs.slice(-2);
  return ys.slice(0, -1).flatMap((y, at) => {
    const height = (ys[at + 1] ?? y) - y;
    const isFilled = at === 0 ? isHead : isZebra && at % 2 === parity;
    return [
      ...(isFilled ? [rectangle([left, y, right - left, height], at === 0 ? head : row)] : []),
      ...(isColumn && last[0] !== undefined
        ? [rectangle([last[0], y, (last[1] ?? 0) - last[0], height], column)]
        : []),
    ];
  });
}

const patterns = ['', '', '', '', 'dashed', 'dotted'] as const;

/** Draws lines of every possible kind, to test how the reader finds them. */
export function drawVariedRules(layout: PageLayout, options: PageOptions, chance: Chance): string {
  const unit = options.textHeight;
  const { xs, ys } = layout;
  const [left = 0, right = 0] = [xs[0], xs.at(-1)];
  const [top = 0, bottom = 0] = [ys[0], ys.at(-1)];
  const isByHand = options.style === 'hand' && chance.percent(60);
  const stray = () => (isByHand ? chance.spread(0.1 * unit) : 0);
  /** A line drawn by hand ends a little before the edge, or beyond it. */
  const end = () => (isByHand ? chance.between(-0.15, 0.6) * unit : 0);
  const colour = chance.pick([
    '#222',
    '#555',
    '#888',
    '#aaa',
    '#b4b4b4',
    '#7a8fb8',
    '#1a2a7a',
    '#a55',
    '#7a9',
  ]);
  const width = Math.max(0.9, unit * chance.between(0.035, 0.13));
  const drawn = leaveOut(layout, options, chance);
  const across = (y: number) =>
    `M${(left - end()).toFixed(1)} ${(y + stray()).toFixed(1)}Q${(left + right) / 2} ${(y + stray()).toFixed(1)} ${(right + end()).toFixed(1)} ${(y + stray()).toFixed(1)}`;
  const span = layout.spanned;
  const down = (x: number) => {
    // Below a heading over several columns, the lines between them begin lower.
    const isInner = span !== undefined && x > span.left + 1 && x < span.right - 1;
    const from = isInner ? span.y : top - end();
    return `M${(x + stray()).toFixed(1)} ${from.toFixed(1)}Q${(x + stray()).toFixed(1)} ${(top + bottom) / 2} ${(x + stray()).toFixed(1)} ${(bottom + end()).toFixed(1)}`;
  };
  const lines = [...drawn.ys.map(across), ...drawn.xs.map(down)];
  if (span && options.ruling === 'full') lines.push(`M${span.left} ${span.y}H${span.right}`);
  const gap = unit * chance.between(0.14, 0.3);
  if (chance.percent(12) && drawn.ys.length > 2) lines.push(across((ys[1] ?? 0) + gap));
  if (chance.percent(8) && drawn.xs.length > 3) lines.push(down((xs[2] ?? 0) + gap));
  const pattern = chance.pick(patterns);
  const [dash, pause] = [chance.between(0.25, 0.9) * unit, chance.between(0.12, 0.35) * unit];
  const dashes =
    pattern === 'dashed'
      ? [dash, Math.min(dash, pause)]
      : pattern === 'dotted'
        ? [width, width * 2]
        : [];
  const frame = chance.pick(['', '', '', 'thick', 'double'] as const);
  const around = frame === 'double' ? unit * chance.between(0.15, 0.5) : 0;
  const box = `M${left - around} ${top - around}H${right + around}V${bottom + around}H${left - around}Z`;
  const isFramed = frame !== '' && options.ruling === 'full';
  return [
    rectangle(
      [0, 0, layout.width, layout.height],
      chance.pick(['#fdfcf7', '#fbfbfb', '#f8f6ee', '#f1f3f6']),
    ),
    paperLines(layout, unit, chance),
    ...(options.ruling === 'none' ? [] : fillsOf(layout, chance)),
    linesPath(lines, { colour, width, dashes }),
    isFramed ? linesPath([box], { colour, width: width * (frame === 'thick' ? 3 : 1) }) : '',
  ].join('');
}
