import sharp, { type Sharp } from 'sharp';
import * as z from 'zod/mini';
import {
  photographSheets,
  type DrawnSheet,
  type PenStroke,
} from '#shared/paper/photographed-sheet.fixture.ts';
import {
  printedRegister,
  type PrintedRegister,
  type PrintedSheet,
} from '#shared/paper/printed-sheet.ts';
import { sampleGrid } from '#shared/paper/sample-grid.fixture.ts';
import { sampleSavedClass } from './sample-classes.ts';

const { grid } = sampleGrid({
  rows: 30,
  columns: 12,
  widths: { number: 8, name: 50, remarks: 24 },
});

/** A printed page of a register: 28 pupils, two spare rows, and twelve days of November. */
export const samplePrintedRegister = (more: Partial<PrintedRegister> = {}): PrintedRegister =>
  z.parse(printedRegister, {
    ...{ number: 4_242_424, printedAt: '2026-11-01T08:00:00.000Z' },
    ...{ classId: sampleSavedClass.id, classVersion: 2 },
    pupils: grid.rows.slice(0, 28).map((_, row) => `p${row}`),
    spareRows: 2,
    columns: grid.columns.map((_, at) => ({
      rolls: [{ key: `2026-11-${String(at + 1).padStart(2, '0')}-2` }],
    })),
    printed: [],
    layout: grid,
    ...more,
  });

/** A cross in a box of the sample register. */
export function crossIn(row: number, column: number): PenStroke[] {
  const { top = 0, bottom = 0 } = grid.rows[row] ?? {};
  const { left = 0, right = 0 } = grid.columns[column] ?? {};
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [1, -1].map((up) => ({
    from: { x: x - 1.5, y: y - 1.5 * up },
    to: { x: x + 1.5, y: y + 1.5 * up },
    ...{ width: 0.5, light: 60 },
  }));
}

/** A sheet as it is drawn before it is photographed. */
export const drawnSheet = (
  { layout, number }: PrintedSheet,
  strokes: readonly PenStroke[] = [],
): DrawnSheet => ({ layout, number, strokes });

/** A photo of a printed sheet, upright and a little askew. */
export function photographSheet(sheet: DrawnSheet): Sharp {
  const size = { width: 1500, height: 2100 };
  const corners = [
    [90, 80],
    [1420, 60],
    [1440, 2020],
    [70, 2010],
  ] as const;
  const { photo } = photographSheets([sheet], size, { corners });
  return sharp(photo.data, { raw: { ...size, channels: 1 } });
}
