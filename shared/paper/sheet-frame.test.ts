import { describe, expect, it } from 'vitest';
import { printedGrid } from './printed-grid.ts';
import { sampleGrid } from './sample-grid.fixture.ts';
import { marksOfNumber } from './sheet-code.ts';
import { markOrigins, paintFrame, quietZone } from './sheet-frame.ts';

const NUMBER = 4_242_424;

describe('the frame of a printed sheet', () => {
  it('paints its number into the modules of the four marks', () => {
    const { grid } = sampleGrid();
    const painted = paintFrame(grid, NUMBER);
    const isPainted = (x: number, y: number): boolean =>
      painted.some(
        (box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height,
      );
    const read = markOrigins(grid).map(({ x, y }) => {
      let bits = 0;
      for (let row = 1; row <= 4; row += 1)
        for (let column = 1; column <= 4; column += 1)
          bits = bits * 2 + Number(isPainted(x + column + 0.5, y + row + 0.5));
      return bits;
    });
    expect(read).toEqual(marksOfNumber(NUMBER));
    for (const { x, y } of markOrigins(grid))
      expect(
        [0.5, 5.5].every((at) => isPainted(x + at, y + 2.5) && isPainted(x + 2.5, y + at)),
      ).toBe(true);
  });

  it('leaves the paper around the marks white, with many columns and few rows as well', () => {
    for (const rows of [3, 25, 40])
      for (const isMirrored of [false, true]) {
        const { grid, table } = sampleGrid({ rows, columns: 10, isMirrored });
        const ticks = paintFrame(grid, NUMBER).slice(-grid.ticks.length);
        expect(grid.ticks.length).toBeGreaterThan(4);
        for (const { x, y } of markOrigins(grid))
          for (const tick of [
            ...ticks,
            {
              ...table,
              x: table.left,
              y: table.top,
              width: table.right - table.left,
              height: table.bottom - table.top,
            },
          ])
            expect(
              tick.x + tick.width <= x - quietZone ||
                tick.x >= x + grid.markSize + quietZone ||
                tick.y + tick.height <= y - quietZone ||
                tick.y >= y + grid.markSize + quietZone,
            ).toBe(true);
      }
  });

  it('of a grid has rows from top to bottom that do not overlap, and columns from either side', () => {
    const { grid } = sampleGrid({ isMirrored: true });
    expect(printedGrid.safeParse(grid).success).toBe(true);
    expect(printedGrid.safeParse({ ...grid, rows: grid.rows.toReversed() }).success).toBe(false);
    expect(printedGrid.safeParse({ ...grid, rows: [grid.rows[0], ...grid.rows] }).success).toBe(
      false,
    );
    const [first, ...rest] = grid.columns;
    expect(printedGrid.safeParse({ ...grid, columns: [...rest, first] }).success).toBe(true);
    expect(printedGrid.safeParse({ ...grid, columns: [first, first] }).success).toBe(false);
  });
});
