/**
 * `npm run bench:workbooks`: eight programs write workbooks of marks with averages, the product fills them with other
 * marks, and LibreOffice, Gnumeric and the product's own reader open them. It fails if one of them shows a figure that
 * was computed from the old marks. It needs Python 3 and its package registry, `libreoffice` and `gnumeric`; packages
 * are in `.local/workbook-writers`.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { utils, write } from 'xlsx';
import { fillWorkbook } from '#frontend/features/workbook-filling/model/filling/fill-workbook.ts';
import { openFillable } from '#frontend/features/workbook-filling/model/filling/fillable-workbook.ts';
import { planFilling } from '#frontend/features/workbook-filling/model/filling/plan-filling.ts';
import { readDelimited } from '#shared/spreadsheet/delimited-text.ts';
import { readClasses } from '#shared/class-lists/read-classes.ts';
import { isUnknown, numberIn, shownIn, type Cell, type Sheet } from '#shared/spreadsheet/sheet.ts';
import { inflate } from '#shared/spreadsheet/workbook/inflate.ts';
import { readWorkbook } from '#shared/spreadsheet/workbook/read-workbook.ts';
import { installPython } from '#test/support/python-packages.ts';
import { readOptions, wholeNumber } from '#test/support/command-line.ts';
import { byLibreOffice } from './workbooks/by-libreoffice.ts';
import { checkHandIn } from './workbooks/hand-in.ts';
import { markBook, marksOf, pageOf, type MarkBook } from './workbooks/mark-book.ts';

const values = readOptions({
  books: { type: 'string', default: '56' },
  keep: { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
});
const requirements = path.join(import.meta.dirname, 'workbooks/writers.txt');
const home = path.resolve(import.meta.dirname, '../../.local/workbook-writers');
const folder = mkdtempSync(path.join(tmpdir(), 'bench-workbooks-'));
const run = (program: string, options: readonly string[], input?: string): string =>
  execFileSync(program, options, { encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'], input });

const install = (): void =>
  installPython(home, requirements, {
    more: () =>
      execFileSync('npm', ['install', '--silent', '--prefix', home, 'exceljs@4.4.0'], {
        stdio: 'inherit',
      }),
  });

/** A workbook to write; `results` if the old results are stored too. */
interface Written extends MarkBook {
  readonly file: string;
  readonly results: boolean;
}

const byPython = (writer: string) => (books: readonly Written[]) => {
  run(
    path.join(home, 'bin/python'),
    [path.join(import.meta.dirname, 'workbooks/write.py'), writer],
    JSON.stringify(books),
  );
};
const byExceljs = (books: readonly Written[]) => {
  run(
    'node',
    [path.join(import.meta.dirname, 'workbooks/write-exceljs.ts'), home],
    JSON.stringify(books),
  );
};
function bySheetJs(books: readonly Written[]): void {
  for (const { file, sheets, names, results } of books) {
    const book = utils.book_new();
    for (const { name, cells } of sheets) {
      const sheet = utils.aoa_to_sheet([[]]);
      for (const { at, value, formula: f, result: v, array } of cells) {
        const F = array && at;
        const t = typeof (f === undefined ? value : v) === 'number' ? 'n' : 's';
        sheet[at] =
          f === undefined ? { t, v: value } : { t, f, ...(F && { F }), ...(results && { v }) };
      }
      sheet['!ref'] = 'A1:H40';
      utils.book_append_sheet(book, sheet, name);
    }
    const defined = Object.entries(names).map(([Name, Ref]) => ({ Name, Ref }));
    const hidden = sheets.map(({ name, hidden: is }) => ({
      name,
      Hidden: is ? (1 as const) : (0 as const),
    }));
    book.Workbook = { Names: defined, Sheets: hidden };
    writeFileSync(file, write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
  }
}

/** A program that computes writes again what another one has written, with true results of the old marks. */
const again =
  (first: (books: readonly Written[]) => void, save: (from: string, to: string) => void) =>
  (books: readonly Written[]) => {
    first(books.map((book) => ({ ...book, file: `${book.file}.first.xlsx`, results: true })));
    for (const { file } of books) save(`${file}.first.xlsx`, file);
  };
const savedByLibreOffice = (from: string, to: string): void => {
  byLibreOffice([from], 'xlsx', path.join(folder, 'saved'));
  copyFileSync(path.join(folder, 'saved', path.basename(from)), to);
};
const savedByGnumeric = (from: string, to: string): void => void run('ssconvert', [from, to]);

const writers: Readonly<Record<string, (books: readonly Written[]) => void>> = {
  openpyxl: byPython('openpyxl'),
  XlsxWriter: byPython('XlsxWriter'),
  pandas: byPython('pandas'),
  exceljs: byExceljs,
  SheetJS: bySheetJs,
  LibreOffice: again(byPython('openpyxl'), savedByLibreOffice),
  'LibreOffice after XlsxWriter': again(byPython('XlsxWriter'), savedByLibreOffice),
  Gnumeric: again(byPython('openpyxl'), savedByGnumeric),
};

const cellIn = ({ rows }: Pick<Sheet, 'rows'>, at: string): Cell =>
  rows.find(({ number }) => number === Number(at.slice(1)))?.cells[at.charCodeAt(0) - 65];
/** What a program shows in a cell of its text files, one for each sheet. */
const shownBy =
  (texts: (sheet: string) => string) =>
  (sheet: string, at: string): string =>
    shownIn(cellIn(readDelimited(texts(sheet)), at));
const isEqual = (shown: string, expected: string | number): boolean =>
  typeof expected === 'number' ? Math.abs(Number(shown) - expected) < 1e-6 : shown === expected;

/** The old results that a reading of the filled workbook holds. */
function oldIn(sheets: readonly Sheet[], old: MarkBook, fresh: MarkBook): string[] {
  return fresh.sheets.flatMap(({ name, cells }, sheet) =>
    cells.flatMap(({ at, result, fromMarks }, index) => {
      const read = sheets.find((one) => one.name === name);
      const cell = read && cellIn(read, at);
      if (!fromMarks || cell === undefined || isUnknown(cell)) return [];
      const found = String(numberIn(cell) ?? shownIn(cell));
      const was = old.sheets[sheet]?.cells[index]?.result;
      return result !== undefined && isEqual(found, result)
        ? []
        : [`${name} ${at}: ${found}, was ${was}`];
    }),
  );
}

const handIn = checkHandIn(6, folder);
for (const fault of handIn) console.error(fault);
if (values.only === 'hand-in') {
  if (!values.keep) rmSync(folder, { recursive: true });
  process.exit(handIn.length > 0 ? 1 : 0);
}
install();
const count = wholeNumber('books', values.books);
const of = (name: string, base: string) => path.join(folder, base, name);
for (const base of ['written', 'filled', 'gnumeric']) mkdirSync(path.join(folder, base));
const tried = Object.entries(writers).flatMap(([writer, writeAll], index) => {
  const seeds = Array.from(
    { length: Math.ceil((count - index) / Object.keys(writers).length) },
    (_, n) => n * 7 + index,
  );
  const books = seeds.map((seed) => {
    const [old, fresh] = [
      marksOf(seed),
      marksOf(seed).map((row) => row.map((mark) => 19.75 - mark)),
    ];
    const name = `${index}-${seed}.xlsx`;
    return {
      ...{ writer, seed, name, marks: fresh },
      old: markBook(seed, old),
      fresh: markBook(seed, fresh),
    };
  });
  writeAll(
    books.map(({ old, name, seed }) => ({
      ...old,
      file: of(name, 'written'),
      results: seed % 2 === 0,
    })),
  );
  return books;
});

const faults: string[] = [];
let figures = 0;
for (const { name, marks } of tried) {
  const workbook = openFillable(readFileSync(of(name, 'written')));
  const plan = planFilling(workbook, pageOf(marks), { overwrite: new Set(['C', 'D', 'E']) });
  if (plan.fills.length !== marks.flat().length)
    faults.push(`${name}: ${plan.fills.length} marks are written`);
  writeFileSync(of(name, 'filled'), fillWorkbook(workbook, plan));
}
const filled = tried.map(({ name }) => of(name, 'filled'));
byLibreOffice(
  filled,
  'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1',
  path.join(folder, 'libreoffice'),
);
byLibreOffice(filled, 'xlsx', path.join(folder, 'resaved'));
for (const { name, writer, old, fresh, marks } of tried) {
  const base = name.replace('.xlsx', '');
  run('ssconvert', [
    '-S',
    '-T',
    'Gnumeric_stf:stf_csv',
    of(name, 'filled'),
    of(`${base}-%s.csv`, 'gnumeric'),
  ]);
  const programs = ['libreoffice', 'gnumeric'].map(
    (program) =>
      [
        program,
        shownBy((sheet) => readFileSync(of(`${base}-${sheet}.csv`, program), 'utf8')),
      ] as const,
  );
  const fault = (what: string): void => void faults.push(`${writer} ${name}: ${what}`);
  for (const [program, shown] of programs) {
    for (const sheet of fresh.sheets) {
      for (const { at, value, result = value ?? '' } of sheet.cells) {
        figures += 1;
        if (!isEqual(shown(sheet.name, at), result)) {
          fault(`${program} shows ${shown(sheet.name, at)} in ${sheet.name} ${at}, not ${result}`);
        }
      }
    }
  }
  const bytes = readFileSync(of(name, 'filled'));
  for (const one of oldIn(readWorkbook(bytes, { inflate }), old, fresh))
    fault(`this reader reads ${one}`);
  const [read] = readClasses(readWorkbook(bytes, { inflate })).listed.classes;
  const term = read?.terms?.[0];
  const expected = marks.map((row) => row.map((mark) => String(mark).replace('.', ',')));
  if (JSON.stringify(term?.marks) !== JSON.stringify(expected))
    fault(`the record gets ${JSON.stringify(term?.marks)}`);
  const saved = readWorkbook(readFileSync(of(name, 'resaved')), { inflate });
  for (const one of oldIn(saved, old, fresh)) fault(`saved by LibreOffice, it holds ${one}`);
  if (
    !readClasses(saved).listed.classes[0]?.terms?.[0]?.columns.some(
      ({ kind }) => kind === 'average',
    )
  ) {
    fault('saved by LibreOffice, it has no averages');
  }
  const charts = Object.entries(unzipSync(new Uint8Array(bytes))).filter(([part]) =>
    part.includes('/charts/chart'),
  );
  if (charts.some(([, xml]) => strFromU8(xml).includes('numCache>')))
    fault('a chart has a copy of averages');
}
if (values.keep) console.log(folder);
else rmSync(folder, { recursive: true });
console.log(
  `${tried.length} workbooks by ${Object.keys(writers).length} writers, ${figures} cells in two programs, ${faults.length} faults`,
);
for (const one of faults) console.log(one);
process.exitCode = faults.length + handIn.length > 0 ? 1 : 0;
