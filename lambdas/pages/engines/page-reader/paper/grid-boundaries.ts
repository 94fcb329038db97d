import type { LocatedGrid } from '#shared/paper/locate-grid.ts';
import { distinctEdges } from '#shared/paper/follow-rules.ts';
import type { PrintedGrid } from '#shared/paper/printed-grid.ts';
import { curveThrough } from '../rulings/curve.ts';
import type { Ruling } from '../rulings/find-rulings.ts';
import type { Lattice } from '../rulings/lattice.ts';
import type { TableGrid } from '../table/table-grid.ts';

/** Millimetres between the places at which a printed rule is followed over bent paper. */
const STEP = 6;
/** How dark printed rules are at most, of 255; only paper lines are judged by it. */
const DARKNESS = 60;

function places(from: number, to: number): number[] {
  const count = Math.max(1, Math.ceil((to - from) / STEP));
  return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
}

/** A printed rule where it is on the straightened page, in pixels. */
function ruleThrough(points: readonly (readonly [position: number, value: number])[]): Ruling {
  const knots = points
    .map(([position, value]) => ({ position, value }))
    .toSorted((a, b) => a.position - b.position);
  return {
    ...curveThrough(knots),
    from: knots[0]?.position ?? 0,
    to: knots.at(-1)?.position ?? 0,
    seen: 1,
    darkness: DARKNESS,
    seenAt: () => true,
  };
}

/** The table of a printed grid as the reader of pages knows tables. */
export interface GridOnPage {
  readonly lattice: Lattice;
  readonly table: TableGrid;
  /** The indices of the printed columns and rows in the table; columns of averages lie between. */
  readonly columns: readonly number[];
  readonly rows: readonly number[];
}

/** Where the rules and cells of a grid are on its straightened page. */
export function gridOnPage({ page, shift }: LocatedGrid, grid: PrintedGrid): GridOnPage {
  const xs = distinctEdges(grid.columns.flatMap(({ left, right }) => [left, right]));
  const ys = distinctEdges(grid.rows.flatMap(({ top, bottom }) => [top, bottom]));
  const pixel = (x: number, y: number) => {
    const [dx, dy] = shift(x, y);
    return page.pixelOf(x + dx, y + dy);
  };
  const across = places(xs[0] ?? 0, xs.at(-1) ?? 0);
  const down = places(ys[0] ?? 0, ys.at(-1) ?? 0);
  const level = ys.map((y) => ruleThrough(across.map((x) => pixel(x, y))));
  const upright = xs.map((x) =>
    ruleThrough(
      down.map((y) => {
        const [px, py] = pixel(x, y);
        return [py, px];
      }),
    ),
  );
  const boundary = (rule: Ruling) => ({ at: rule.at, ruled: [rule] });
  const nearest = (edges: readonly number[], edge: number): number =>
    edges.findIndex((one) => Math.abs(one - edge) <= 0.5);
  return {
    lattice: { level, upright },
    table: { rows: level.map(boundary), columns: upright.map(boundary), spans: [] },
    columns: grid.columns.map(({ left }) => nearest(xs, left)),
    rows: grid.rows.map(({ top }) => nearest(ys, top)),
  };
}
