import { describe, expect, it } from 'vitest';
import { classTables, layOutClassTable, rowHeights } from './class-tables.ts';
import { areaHeight } from './page-geometry.ts';

const tables = Object.entries(classTables);
/** Five and a half millimetres in points, with a tolerance for rounding. */
const LEAST = (5.5 * 72) / 25.4 - 1e-9;
const sizes = Array.from({ length: 100 }, (_, index) => index + 1);

describe.each(tables)('the table %s', (_, table) => {
  const above = 'above' in table ? table.above : 0;
  const room = (density: 'roomy' | 'tight') => areaHeight(density) - above - table.head;
  /** Corner marks take the room of a row, and the foot of a register that of another. */
  const most = table === classTables.register ? 43 : above > 0 ? 44 : 45;
  const rowsOn = (pages: number, density: 'roomy' | 'tight') =>
    pages * Math.floor((room(density) - table.foot.least) / LEAST);

  it('has a class of up to 45 on one page, or 44 with corner marks, or 43 in such a register', () => {
    for (const pupils of sizes.slice(0, most))
      expect(layOutClassTable(pupils, table).pages).toBe(1);
  });

  it('uses as few pages as possible, also for newcomers', () => {
    for (const pupils of sizes) {
      const { pages, density, spareRows } = layOutClassTable(pupils, table);
      const facts = { pupils, pages, density, spareRows };
      expect(rowsOn(pages - 1, 'tight'), JSON.stringify(facts)).toBeLessThan(pupils);
      expect(rowsOn(pages, density)).toBeGreaterThanOrEqual(pupils + spareRows);
      // Neither tight pages nor fewer newcomer rows than necessary.
      if (density === 'tight') expect(rowsOn(pages, 'roomy')).toBeLessThan(pupils);
      if (spareRows < 2) expect(rowsOn(pages, density)).toBeLessThan(pupils + spareRows + 1);
    }
  });

  it('has rows that can be written in, and never goes below the end of the page', () => {
    for (const pupils of sizes) {
      const { pages, density, spareRows, rowHeight, footHeight } = layOutClassTable(pupils, table);
      expect(rowHeight).toBeGreaterThanOrEqual(LEAST);
      const rows = Math.ceil((pupils + spareRows) / pages);
      expect(rows * rowHeight + footHeight).toBeLessThan(room(density) + 0.001);
    }
  });
});

it('makes rows at least five and a half millimetres high', () => {
  expect((rowHeights.least / 72) * 25.4).toBeCloseTo(5.5);
});
