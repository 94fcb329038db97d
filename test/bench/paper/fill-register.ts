import type { Spot } from '#shared/paper/grey-picture.ts';
import type { PrintedGrid } from '#shared/paper/printed-grid.ts';
import type { DrawnSign, PrintedRegister } from '#shared/paper/printed-sheet.ts';
import type { Chance } from '../grades/pages/chance.ts';
import { choosePen, curve, line, scribble, type Pen } from './fill-bubbles.ts';

/** What somebody meant by the ink in a box. */
export interface MeantBox {
  readonly how: string;
  readonly meant: DrawnSign | 'none' | 'printed';
  /** Whether a person must look at it, may be asked to, or should not be. */
  readonly look: 'must' | 'may' | 'no';
}

export interface FilledRegister {
  /** By row and column. */
  readonly boxes: readonly (readonly MeantBox[])[];
  /** The pens' lines, as SVG in millimetres. */
  readonly svg: string;
}

/** How a teacher draws; lengths in millimetres. */
interface Habit {
  readonly pen: Pen;
  /** Half of a cross. */
  readonly half: number;
  readonly turn: number;
  readonly dot: number;
  /** Of the circle around a cross, in halves of it. */
  readonly ring: number;
}

type Draw = (at: Spot, habit: Habit, chance: Chance) => string;

/** A line that is a little bent. */
function stroke(from: Spot, to: Spot, pen: Pen, chance: Chance): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const bow = (chance.spread(0.12) * 4) / Math.max(4, Math.hypot(dx, dy));
  const points = Array.from({ length: 7 }, (_, i): Spot => {
    const t = i / 6;
    const off = bow * Math.sin(Math.PI * t);
    return [from[0] + dx * t - dy * off, from[1] + dy * t + dx * off];
  });
  return line(points, { ...pen, width: pen.width * chance.between(0.85, 1.15) });
}

const lineAt = ([x, y]: Spot, angle: number, half: number, pen: Pen, chance: Chance): string => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [one, other] = [half * chance.between(0.8, 1.2), half * chance.between(0.8, 1.2)];
  return stroke([x - c * one, y - s * one], [x + c * other, y + s * other], pen, chance);
};

const cross: Draw = (at, { pen, half, turn }, chance) =>
  [Math.PI / 4, -Math.PI / 4]
    .map((angle) =>
      lineAt(
        [at[0] + chance.spread(0.12), at[1] + chance.spread(0.12)],
        angle + turn + chance.spread(0.13),
        half,
        pen,
        chance,
      ),
    )
    .join('');

const ring = ([x, y]: Spot, radius: number, pen: Pen, chance: Chance): string =>
  line(
    curve(
      [x + chance.spread(0.2), y + chance.spread(0.2)],
      radius,
      chance,
      chance.between(1.85, 2.3) * Math.PI,
    ),
    pen,
  );

const dot: Draw = (at, { pen, dot: radius }, chance) =>
  [1, 0.7]
    .map((share) =>
      line(scribble(at, radius * share, 0.85, chance), {
        ...pen,
        width: Math.max(0.45, pen.width),
      }),
    )
    .join('') + line([at, at], { ...pen, width: radius * 1.3 });

const signs: Record<DrawnSign, Draw> = {
  absent: cross,
  late: dot,
  excused: (at, habit, chance) => {
    // The excuse often comes later, and with another pen.
    const pen = chance.percent(40) ? choosePen(chance) : habit.pen;
    const small = { ...habit, half: Math.min(habit.half, 1.6) };
    return cross(at, small, chance) + ring(at, small.half * habit.ring, pen, chance);
  },
};

/** Corrections and what is no sign of the legend: each must be asked about. */
const odd: Record<string, Draw> = {
  scribbled: (at, habit, chance) =>
    cross(at, habit, chance) +
    line(scribble(at, Math.max(1.3, habit.half), 0.9, chance), habit.pen) +
    line(scribble(at, Math.max(1.3, habit.half), 0.9, chance), habit.pen),
  'crossed twice': (at, habit, chance) =>
    cross(at, habit, chance) +
    cross(at, { ...habit, turn: habit.turn + chance.between(0.45, 0.8) }, chance),
  'struck through': (at, habit, chance) =>
    cross(at, habit, chance) + lineAt(at, chance.spread(0.15), habit.half * 1.3, habit.pen, chance),
  'dot under a cross': (at, habit, chance) => dot(at, habit, chance) + cross(at, habit, chance),
  'dot beside a cross': ([x, y], habit, chance) =>
    cross([x - 0.7, y], { ...habit, half: Math.min(1.2, habit.half) }, chance) +
    dot([x + 1.1, y + chance.spread(0.5)], { ...habit, dot: 0.55 }, chance),
  slash: (at, { half, pen }, chance) =>
    lineAt(at, chance.between(0.4, 1.2), half * 1.2, pen, chance),
  dash: (at, { half, pen }, chance) => lineAt(at, chance.spread(0.2), half * 1.1, pen, chance),
  tick: ([x, y], { half, pen }) =>
    line(
      [
        [x - half * 0.7, y],
        [x - half * 0.1, y + half * 0.8],
        [x + half, y - half],
      ],
      pen,
    ),
  'circle alone': (at, { half, pen }, chance) => ring(at, half * 1.2, pen, chance),
  'circled dot': (at, habit, chance) =>
    dot(at, { ...habit, dot: 0.6 }, chance) + ring(at, 1.7, habit.pen, chance),
  'circled slash': (at, { pen }, chance) =>
    lineAt(at, chance.between(0.5, 1), 1.3, pen, chance) + ring(at, 1.7, pen, chance),
  'scribbled circle': (at, habit, chance) =>
    signs.excused(at, habit, chance) + line(scribble(at, 1.6, 0.9, chance), habit.pen),
};

const chooseHabit = (narrow: number, chance: Chance): Habit => ({
  pen: choosePen(chance),
  half: Math.min(chance.between(1.1, 2.3), narrow * 0.46),
  turn: chance.spread(0.15),
  dot: chance.between(0.55, 1.05),
  ring: chance.between(1.15, 1.45),
});

/** Of all boxes that are filled, in percent. */
const often: readonly (readonly [percent: number, sign: DrawnSign])[] = [
  [5, 'absent'],
  [2, 'late'],
  [2, 'excused'],
];
/** Of the signs, in percent. */
const ODD = 4;

function chooseWay(chance: Chance): MeantBox & { readonly draw?: Draw } {
  let die = chance.between(0, 100);
  for (const [percent, sign] of often) {
    if (die < percent) {
      if (!chance.percent(ODD)) return { how: sign, meant: sign, look: 'no', draw: signs[sign] };
      const how = chance.pick(Object.keys(odd));
      return { how, meant: 'none', look: 'must', ...(odd[how] && { draw: odd[how] }) };
    }
    die -= percent;
  }
  return { how: 'empty', meant: 'none', look: 'no' };
}

/**
 * Fills a register up to a day, as a teacher does who has a pen and a habit: with signs, corrections, dots of a resting pen, and
 * now and then a line through the row of a pupil who has left.
 * @param known the signs that are printed in grey
 */
export function fillRegister(
  grid: PrintedGrid,
  known: PrintedRegister['printed'],
  chance: Chance,
): FilledRegister {
  const { rows, columns } = grid;
  const narrow = Math.min(
    ...columns.map(({ left, right }) => right - left),
    ...rows.map(({ top, bottom }) => bottom - top),
  );
  const habit = chooseHabit(narrow, chance);
  const until = Math.round(columns.length * chance.between(0.35, 0.65));
  const left = chance.percent(6) ? chance.whole(0, rows.length - 1) : -1;
  const svg: string[] = [];
  const middleOf = (row: number, column: number): Spot => {
    const [{ top = 0, bottom = 0 } = {}, { left = 0, right = 0 } = {}] = [
      rows[row],
      columns[column],
    ];
    return [(left + right) / 2, (top + bottom) / 2];
  };
  const boxes: MeantBox[][] = rows.map((_, row) =>
    columns.map((_column, column): MeantBox => {
      const [x, y] = middleOf(row, column);
      const printed = known.find((one) => one.row === row && one.column === column)?.sign;
      if (printed === 'absent' && chance.percent(8)) {
        svg.push(ring([x, y], chance.between(1.5, 2.1), habit.pen, chance));
        return { how: 'circle around print', meant: 'none', look: 'must' };
      }
      if (printed) return { how: 'printed', meant: 'printed', look: 'no' };
      if (column >= until) return { how: 'empty', meant: 'none', look: 'no' };
      const { draw, ...way } = chooseWay(chance);
      const at: Spot = [x + chance.spread(0.35), y + chance.spread(0.35)];
      if (draw) svg.push(draw(at, habit, chance));
      return way;
    }),
  );
  if (left >= 0) {
    const [from, to] = [middleOf(left, 0), middleOf(left, columns.length - 1)];
    svg.push(stroke(from, to, habit.pen, chance));
    boxes[left] = columns.map(() => ({ how: 'row struck', meant: 'none', look: 'must' }));
  }
  for (let dots = chance.whole(0, 8); dots > 0; dots -= 1) {
    const [row, column] = [chance.whole(0, rows.length - 1), chance.whole(0, columns.length - 1)];
    const [x, y] = middleOf(row, column);
    const at: Spot = [x + chance.spread(1.2), y + chance.spread(1.2)];
    svg.push(line([at, at], { ...habit.pen, width: chance.between(0.3, 0.75) }));
    const box = boxes[row]?.[column];
    if (box?.look === 'no') (boxes[row] ?? [])[column] = { ...box, look: 'may' };
  }
  return { boxes, svg: svg.join('') };
}
