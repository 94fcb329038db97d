import { describe, expect, it } from 'vitest';
import { layOutPages } from './table-pages.ts';

const rowHeight = 21;
const leastRowHeight = 14;
const table = { columns: [], headHeight: 20, rowHeight, leastRowHeight, tag: undefined! };
const room = { first: 600, further: 600 };
const rows = (count: number, need = 0) => Array.from({ length: count }, () => need);
const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, 0);

describe('dividing a table into pages', () => {
  it('adds a page only if the lowest rows do not fit, and shares the rows evenly', () => {
    const perPage = Math.floor(600 / leastRowHeight);
    for (let count = 1; count <= 200; count += 1) {
      const { heights, counts } = layOutPages(table, rows(count), room);
      const pages = Math.ceil(count / perPage);
      expect(counts, `${count} rows`).toHaveLength(pages);
      expect(Math.max(...counts), `${count} rows`).toBe(Math.ceil(count / pages));
      expect([sum(counts), heights.length]).toEqual([count, count]);
      expect(sum(heights.slice(0, counts[0]))).toBeLessThan(600.01);
    }
  });

  it('keeps rows on one page despite rounding errors', () => {
    for (let count = 1; count <= 100; count += 1) {
      const exact = { ...table, rowHeight: room.first / count, leastRowHeight: undefined };
      expect(layOutPages(exact, rows(count), room).counts).toEqual([count]);
    }
  });

  it('makes rows as high as the pages allow, up to the requested height', () => {
    const at = (count: number) => layOutPages(table, rows(count), room).heights[0];
    expect(at(20)).toBe(rowHeight);
    expect(at(40)).toBeGreaterThan(14.94);
    expect(at(40)).toBeLessThanOrEqual(15);
  });

  it('lowers the other rows when a wrapped text would need another page', () => {
    const needs = [...rows(27), 40];
    const { heights, counts } = layOutPages(table, needs, room);
    expect(counts).toEqual([28]);
    expect(heights.at(-1)).toBe(40);
  });

  it('leaves out spare rows instead of adding a page', () => {
    const spare = { ...table, spareRows: 2 };
    const drawn = (pupils: number) => layOutPages(spare, rows(pupils + 2), room).counts;
    expect([drawn(0), drawn(40), drawn(41), drawn(42)]).toEqual([[2], [42], [42], [42]]);
    expect(drawn(43)).toEqual([23, 22]);
    const wrapped = [...rows(38), 60, ...rows(2)];
    expect(layOutPages(spare, wrapped, room).counts).toEqual([39]);
  });

  it('fills the rest of the first page before the others', () => {
    const { counts } = layOutPages(table, rows(60), { first: 100, further: 600 });
    expect(counts).toHaveLength(3);
    expect(counts[0]).toBeGreaterThanOrEqual(4);
    expect(Math.abs((counts[1] ?? 0) - (counts[2] ?? 0))).toBeLessThanOrEqual(3);
  });

  it('gives a row higher than a page its own page', () => {
    expect(layOutPages(table, [0, 900, 0], room).counts).toEqual([1, 1, 1]);
  });

  it('draws the header of a table without rows', () => {
    expect(layOutPages(table, [], room).counts).toEqual([0]);
  });
});
