import { describe, expect, it } from 'vitest';
import { drawOn, drawTable, rowHeight, type Drawing, type Ruled } from '../drawn-page.fixture.ts';
import { eraseRulings } from '../page/erase-rulings.ts';
import { findStrokes, letterHeight } from '../page/strokes.ts';
import { findLattices } from '../rulings/lattice.ts';
import { findTables } from './find-tables.ts';
import { cellsOf } from './table-cells.ts';
import { cornersOf, type TableGrid } from './table-grid.ts';

const look = ({ page }: Drawing) => {
  const rulings = findLattices(page);
  const strokes = findStrokes(eraseRulings(page, rulings));
  const { width, height } = page;
  const tables = findTables(rulings.lattices, {
    strokes,
    letters: letterHeight(strokes),
    width,
    height,
  });
  return { tables, strokes };
};

const sizeOf = ({ rows, columns }: TableGrid) => `${rows.length - 1}×${columns.length - 1}`;
const columns = [70, 420, 130, 130, 130];
const classOf = (ruled: Ruled, more: object = {}) => {
  const drawing = drawOn(1060, 1200);
  drawing.word(400, 30, 12);
  drawTable(drawing, { left: 80, top: 100, columns, rows: 20, ruled, ...more });
  return drawing;
};

/** Lines printed on the paper from edge to edge: squares, or horizontal lines only. */
const onPaper = (ruled: Ruled, step: number, isSquared: boolean) => {
  const drawing = drawOn(1060, 1200);
  for (let y = step; y < 1200; y += step) drawing.fill([0, y, 1060, 2], 0.07);
  if (isSquared) for (let x = step; x < 1060; x += step) drawing.fill([x, 0, 2, 1200], 0.07);
  drawing.word(400, 30, 12);
  drawTable(drawing, { left: 80, top: 100, columns, rows: 20, ruled });
  return drawing;
};
const framed = () => {
  const drawing = classOf('full');
  for (const [x, y, wide, high] of [
    [70, 90, 902, 2],
    [70, 1112, 902, 2],
    [70, 90, 2, 1024],
    [972, 90, 2, 1024],
  ] as const)
    drawing.fill([x, y, wide, high]);
  return drawing;
};

describe('the tables of a page', () => {
  it.each([
    ['with all lines', classOf('full')],
    ['with faint lines', classOf('full', { darkness: 0.12 })],
    ['with dashed lines', classOf('full', { dashes: [14, 7] })],
    [
      'with faint dashed lines under rows only',
      classOf('half', { dashes: [12, 6], darkness: 0.4 }),
    ],
    ['with lines under rows only', classOf('half')],
    ['with dotted lines', classOf('full', { dashes: [2, 5] })],
    ['with a frame around it', framed()],
    ['on squared paper', onPaper('full', 37, true)],
    ['with lines under rows only, on lined paper', onPaper('half', 31, false)],
    ['without lines, on squared paper', onPaper('none', 37, true)],
    ['without lines', classOf('none')],
    ['without lines, leaning', classOf('none', { lean: 1.2 })],
    ['of few rows', classOf('none', { rows: 4 })],
  ])('are found: %s', (_, drawing) => {
    const { tables } = look(drawing);
    const rows = tables[0]!.rows.length - 1;
    expect(tables.map(sizeOf)).toEqual([`${rows}×5`]);
    expect([20, 4]).toContain(rows);
  });

  it('contain every cell once, where it is drawn', () => {
    const { tables, strokes } = look(classOf('full', { empty: new Set(['3:2', '7:4']) }));
    const cells = cellsOf(tables[0]!, strokes, 20);
    expect(cells).toHaveLength(100);
    const empty = cells.filter((cell) => cell.strokes.length === 0);
    expect(empty.map(({ row, column }) => `${row}:${column}`)).toEqual(['3:2', '7:4']);
    const [corner] = cornersOf(tables[0]!, { row: 3, column: 2, rows: 1, columns: 1 });
    expect(Math.abs(corner!.x - 570)).toBeLessThan(3);
    expect(Math.abs(corner!.y - 100 - 3 * rowHeight)).toBeLessThan(3);
  });

  it.each(['none', 'half'] as const)(
    'include columns with nothing but a heading (lines: %s)',
    (ruled) => {
      const below = Array.from({ length: 19 }, (_, row) => [`${row + 1}:3`, `${row + 1}:4`]);
      const { tables } = look(classOf(ruled, { empty: new Set(below.flat()) }));
      expect(tables.map(sizeOf)).toEqual(['20×5']);
    },
  );

  it('keep a row whose line is missing', () => {
    const { tables } = look(classOf('full', { without: new Set(['below 8']) }));
    expect(tables.map(sizeOf)).toEqual(['20×5']);
  });

  it.each([['before 3'], ['before 4'], ['before 3', 'before 4']])(
    'keep columns of marks whose line is missing: %j',
    (...lines) => {
      const { tables } = look(classOf('full', { without: new Set(lines) }));
      expect(tables.map(sizeOf)).toEqual(['20×5']);
    },
  );

  it('do not have columns for the parts of marks that name their scale', () => {
    const wide = drawOn(1060, 1200);
    drawTable(wide, { left: 80, top: 100, columns: [70, 420, 130, 260], rows: 20, ruled: 'full' });
    // As far from the mark as the parts of `12,75 / 20` are, without a heading of its own.
    for (let row = 1; row < 20; row += 1) wide.word(880, 115 + row * rowHeight, 2);
    expect(look(wide).tables.map(sizeOf)).toEqual(['20×4']);
  });

  it('have the columns of their second row of headings, below one that several have in common', () => {
    const drawing = classOf('half', { empty: new Set(['0:2', '0:3', '0:4']) });
    drawing.word(640, 115, 7);
    drawing.word(760, 115, 9);
    // Marks in a large hand touch in every third row.
    for (let row = 2; row < 20; row += 3) drawing.fill([650, 115 + row * rowHeight, 100, 6]);
    expect(look(drawing).tables.map(sizeOf)).toEqual(['20×5']);
  });

  it('are separate when they are next to or below each other', () => {
    const drawing = drawOn(1400, 1300);
    const table = { columns: [60, 300, 120, 120], rows: 9, ruled: 'full' } as const;
    drawTable(drawing, { ...table, left: 60, top: 80 });
    drawTable(drawing, { ...table, left: 720, top: 80, rows: 7 });
    drawTable(drawing, { ...table, left: 60, top: 680 });
    expect(look(drawing).tables.map(sizeOf)).toEqual(['9×4', '7×4', '9×4']);
  });

  it('have merged cells where no line separates neighbours', () => {
    const drawing = classOf('full', { empty: new Set(['0:2', '0:3', '0:4']) });
    // The heading over the three columns of marks.
    drawing.word(640, 115, 18);
    drawing.page.data.fill(255, 0, 0);
    for (const x of [700, 830])
      for (let y = 104; y < 148; y += 1)
        drawing.page.data.fill(255, y * 1060 + x - 2, y * 1060 + x + 6);
    expect(look(drawing).tables[0]!.spans).toEqual([{ row: 0, column: 2, rows: 1, columns: 3 }]);
  });

  it('do not exist where there is only text', () => {
    const drawing = drawOn(1000, 800);
    for (let line = 0; line < 12; line += 1)
      for (let x = 60, word = 0; x < 800; word += 1) {
        const letters = 2 + ((word * 7 + line * 3) % 6);
        drawing.word(x, 60 + line * 40, letters);
        x += letters * 14 + 5;
      }
    expect(look(drawing).tables.map(sizeOf)).toEqual([]);
    expect(look(drawOn(300, 300)).tables.map(sizeOf)).toEqual([]);
  });
});
