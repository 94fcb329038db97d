/** Writes workbooks with exceljs, which is installed in the folder that is given: `[{file, sheets, names, results}]`. */
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import type { BookCell, MarkBook } from './mark-book.ts';

interface Worksheet {
  state: string;
  getCell: (at: string) => { value: unknown };
}
interface Workbook {
  readonly definedNames: { add: (range: string, name: string) => void };
  readonly xlsx: { writeFile: (file: string) => Promise<void> };
  addWorksheet: (name: string) => Worksheet;
}

const { Workbook } = createRequire(`${process.argv[2]}/package.json`)('exceljs') as {
  Workbook: new () => Workbook;
};
const valueOf = ({ value, formula, array, at, result }: BookCell, results: boolean): unknown =>
  formula === undefined
    ? value
    : { formula, ...(array && { shareType: 'array', ref: at }), ...(results && { result }) };

for (const { file, sheets, names, results } of JSON.parse(
  await text(process.stdin),
) as (MarkBook & {
  file: string;
  results: boolean;
})[]) {
  const workbook = new Workbook();
  for (const { name, hidden, cells } of sheets) {
    const sheet = workbook.addWorksheet(name);
    if (hidden) sheet.state = 'hidden';
    for (const cell of cells) sheet.getCell(cell.at).value = valueOf(cell, results);
  }
  for (const [name, meaning] of Object.entries(names)) workbook.definedNames.add(meaning, name);
  await workbook.xlsx.writeFile(file);
}
