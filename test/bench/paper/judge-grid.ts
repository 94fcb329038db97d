import { distance, type Spot } from '#shared/paper/grey-picture.ts';
import type { PrintedGrid } from '#shared/paper/printed-grid.ts';

type Place = (x: number, y: number) => Spot;

/** How far cells are from where they are thought to be, in millimetres of the page. */
export interface Offsets {
  /** The farthest of all cells. */
  readonly worst: number;
  /** Cells whose middle is thought to be in another cell: their marks would be another pupil's. */
  readonly elsewhere: number;
}

export function offsetsOf(grid: PrintedGrid, truth: Place, found: Place): Offsets {
  const cells = grid.rows.flatMap((row) => grid.columns.map((column) => ({ ...row, ...column })));
  const offsets = cells.map(({ left, right, top, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const [there, beside, below] = [truth(x, y), truth(x + 1, y), truth(x, y + 1)];
    const [ux, uy] = [beside[0] - there[0], beside[1] - there[1]];
    const [vx, vy] = [below[0] - there[0], below[1] - there[1]];
    const [px, py] = found(x, y);
    const [dx, dy] = [px - there[0], py - there[1]];
    const area = ux * vy - vx * uy;
    const off: Spot = [(dx * vy - vx * dy) / area, (ux * dy - dx * uy) / area];
    const isElsewhere =
      Math.abs(off[0]) > (right - left) / 2 || Math.abs(off[1]) > (bottom - top) / 2;
    return { off: distance(off, [0, 0]), isElsewhere };
  });
  return {
    worst: Math.max(...offsets.map(({ off }) => off)),
    elsewhere: offsets.filter(({ isElsewhere }) => isElsewhere).length,
  };
}
