import { writeCsv } from '#shared/spreadsheet/csv.ts';
import type { MarksTable } from './marks-table.ts';

export const marksCsv = (table: MarksTable): Uint8Array<ArrayBuffer> =>
  writeCsv([
    [table.title],
    ...(table.draft ? [[table.draft]] : []),
    table.headings,
    ...table.rows.map((row) => row.map(({ value }) => value)),
    ...table.notes.map((note) => [note]),
  ]);
