import { describe, expect, it } from 'vitest';
import { arrange } from './arrangement.ts';
import { faces, inset } from './faces.ts';
import { chords, hankin, rosette } from './hankin.ts';
import { distance, khatam, regular, ring } from './point.ts';
import { weave } from './weave.ts';
import type { Segment } from './hankin.ts';

const square = regular([0, 0], 100 * Math.SQRT2, 4, 45);
const cross: Segment[] = [
  [
    [-50, 0],
    [50, 0],
  ],
  [
    [0, -50],
    [0, 50],
  ],
];

describe('an arrangement of lines', () => {
  it('cuts two lines where they cross', () => {
    const { points, neighbours } = arrange(cross);
    expect(points).toHaveLength(5);
    expect(neighbours.map((list) => list.length).toSorted()).toEqual([1, 1, 1, 1, 4]);
  });

  it('returns the pieces between the lines, and their kinds', () => {
    const pieces = faces(
      arrange([
        ...ring(square),
        [
          [-100, 0],
          [100, 0],
        ],
        [
          [0, -100],
          [0, 100],
        ],
      ]),
    );
    expect(pieces.map(({ area }) => Math.round(area))).toEqual([10_000, 10_000, 10_000, 10_000]);
    expect(new Set(pieces.map(({ kind }) => kind))).toEqual(new Set([0]));
  });

  it('interlaces: a strap that passes over one crossing passes under the next', () => {
    const lines: Segment[] = [-60, 0, 60].flatMap((at): Segment[] => [
      [
        [at, -100],
        [at, 100],
      ],
      [
        [-100, at],
        [100, at],
      ],
    ]);
    const over = new Map(
      weave(arrange(lines), 5).map(([[x], [cx, cy]]) => [
        `${Math.round(cx)},${Math.round(cy)}`,
        Math.abs(x - cx) > 1 ? 'across' : 'down',
      ]),
    );
    expect(over.size).toBe(9);
    expect(over.get('0,0')).not.toBe(over.get('60,0'));
    expect(over.get('0,0')).not.toBe(over.get('0,-60'));
    expect(over.get('0,0')).toBe(over.get('60,60'));
  });
});

describe("Hankin's method", () => {
  it('joins the middles of an octagon at 67.5 degrees into the star {8/3} without its inside', () => {
    const octagon = regular([0, 0], 100, 8, 22.5);
    const tips = hankin(octagon, 67.5).map(([a]) => Math.round(distance(a, [0, 0])));
    expect(hankin(octagon, 67.5)).toHaveLength(16);
    expect(Math.max(...tips)).toBe(92);
    expect(chords(octagon, 3)).toHaveLength(8);
  });

  it('runs straight through a triangle at 60 degrees, where rays meet head on', () => {
    expect(hankin(regular([0, 0], 100, 3), 60)).toHaveLength(3);
  });

  it('makes a rosette with as many petals as the tile has sides', () => {
    const tile = regular([0, 0], 300, 12, 15);
    const pieces = faces(arrange(rosette(tile, 60, 0.56, 3)));
    const petals = pieces.filter(({ kind }) => kind === 0);
    expect(petals).toHaveLength(12);
    expect(petals.every(({ corners }) => corners.length === 6)).toBe(true);
  });
});

describe('shapes', () => {
  it('draws the khatam as two squares: its inner corners lie on their sides', () => {
    const [tip, corner] = khatam([0, 0], 100);
    expect(tip?.map(Math.round)).toEqual([0, -100]);
    // On the side of the square that runs from the top tip, x − y = 100.
    expect((corner?.[0] ?? 0) - (corner?.[1] ?? 0)).toBeCloseTo(100);
  });

  it('insets an outline evenly', () => {
    const corners = inset(square, 10).map((point) => point.map(Math.round));
    expect(corners).toContainEqual([90, 90]);
    expect(corners).toContainEqual([-90, -90]);
  });
});
