import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { utils, write, type CellObject, type WorkSheet } from 'xlsx';
import { readWrittenSheet } from '#shared/spreadsheet/workbook/written-sheet.ts';
import { stylesXml, styleIndex, type StyleName } from './marks-styles.ts';
import type { MarksTable, TableCell } from './marks-table.ts';

const PRODUCT = 'Daftar';
const SHEET = 'xl/worksheets/sheet1.xml';
const STYLES = 'xl/styles.xml';
/** The earliest date a zip can store, so that the same marks give the same bytes. */
const NO_TIME = new Date(1980, 0, 1);
/** Column widths in characters. */
const NARROWEST = 7;
const WIDEST = 34;
/** Headings up to this length have one line, longer ones two. */
const ONE_LINE = 14;
/** In points. */
const LINE_HEIGHT = 18;
/** Makes the library write an empty cell; the styles are added afterwards. */
const EMPTY: CellObject = { t: 'z', z: 'General' };

interface Line {
  readonly cells: readonly { readonly cell: CellObject; readonly style: StyleName }[];
  readonly merged?: boolean;
}

const textCell = (value: string): CellObject => ({ t: 's', v: value });

function valueCell({ value, doubt }: TableCell): CellObject {
  const cell: CellObject =
    value === undefined
      ? { ...EMPTY }
      : typeof value === 'number'
        ? { t: 'n', v: value }
        : textCell(value);
  if (doubt !== undefined) {
    cell.c = [{ a: PRODUCT, t: doubt }];
    cell.c.hidden = true;
  }
  return cell;
}

const styleOf = ({ kind, doubt }: TableCell): StyleName => {
  if (kind === 'mark') return doubt === undefined ? 'mark' : 'doubtfulMark';
  if (kind === 'count') return doubt === undefined ? 'count' : 'doubtfulCount';
  return doubt === undefined ? 'text' : 'doubtfulText';
};

/** Every line of the sheet, from title to notes; `headings` is the index of the heading line. */
function linesOf(table: MarksTable): {
  readonly lines: readonly Line[];
  readonly headings: number;
} {
  const alone = (value: string, style: StyleName): Line => ({
    cells: [{ cell: textCell(value), style }],
    merged: true,
  });
  const above = [
    alone(table.title, 'title'),
    ...(table.draft ? [alone(table.draft, 'draft')] : []),
  ];
  const headings = table.headings.map((heading) => ({
    cell: heading === '' ? { ...EMPTY } : textCell(heading),
    style: 'heading' as const,
  }));
  return {
    lines: [
      ...above,
      { cells: headings },
      ...table.rows.map((row) => ({
        cells: row.map((cell) => ({ cell: valueCell(cell), style: styleOf(cell) })),
      })),
      ...table.notes.map((note) => alone(note, 'note')),
    ],
    headings: above.length,
  };
}

function widthsOf({ headings, rows }: MarksTable): number[] {
  return headings.map((heading, column) => {
    const lengths = rows.map((row) => String(row[column]?.value ?? '').length);
    const head = heading.length <= ONE_LINE ? heading.length : heading.length / 2 + 2;
    const words = heading.split(' ').map(({ length }) => length);
    return Math.min(WIDEST, 2 + Math.max(NARROWEST - 2, head, ...words, ...lengths));
  });
}

function sheetOf(table: MarksTable, lines: readonly Line[], headings: number): WorkSheet {
  const sheet: WorkSheet = {};
  lines.forEach(({ cells }, r) => {
    cells.forEach(({ cell }, c) => (sheet[utils.encode_cell({ r, c })] = cell));
  });
  const widths = widthsOf(table);
  const width = widths.reduce((sum, one) => sum + one, 0);
  const last = Math.max(0, table.headings.length - 1);
  sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: { r: lines.length - 1, c: last } });
  sheet['!merges'] = lines.flatMap(({ merged }, r) =>
    merged && last > 0 ? [{ s: { r, c: 0 }, e: { r, c: last } }] : [],
  );
  sheet['!cols'] = widths.map((wch) => ({ wch }));
  sheet['!rows'] = lines.map(({ cells, merged }, row) => {
    const length = merged ? String(cells[0]?.cell.v ?? '').length : 0;
    const high = row === headings ? 2 : Math.max(1, Math.ceil(length / width));
    return { hpt: high * LINE_HEIGHT };
  });
  return sheet;
}

/** Applies the cell styles, freezes the lines up to the headings, and prints all columns on one page. */
function dressed(xml: string, lines: readonly Line[], headings: number): string {
  const { rows } = readWrittenSheet(xml);
  const pieces: string[] = [];
  let from = 0;
  for (const [number, row] of rows) {
    for (const { start, column, attributes } of row.cells) {
      const style = lines[number - 1]?.cells[column]?.style ?? 'plain';
      const end = start + '<c'.length + attributes.length;
      const kept = attributes.replace(/ s="\d+"/, '');
      pieces.push(xml.slice(from, start), `<c${kept} s="${styleIndex(style)}"`);
      from = end;
    }
  }
  const below = headings + 1;
  const pane = `<pane ySplit="${below}" topLeftCell="A${below + 1}" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>`;
  return (pieces.join('') + xml.slice(from))
    .replace(
      /<sheetView ([^>]*)\/>/,
      (_, attributes: string) => `<sheetView ${attributes}>${pane}</sheetView>`,
    )
    .replace('<dimension ', '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><dimension ')
    .replace('<ignoredErrors>', '<pageSetup paperSize="9" fitToHeight="0"/><ignoredErrors>');
}

/** A table of marks as `.xlsx`: right to left for Arabic, doubtful cells with a comment, texts as texts. */
export function marksWorkbook(table: MarksTable): Uint8Array<ArrayBuffer> {
  const { lines, headings } = linesOf(table);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheetOf(table, lines, headings), table.sheet);
  const direction = table.language === 'ar' ? 'rtl' : 'ltr';
  book.Workbook = { Views: [{ RTL: direction === 'rtl' }] };
  const bytes: unknown = write(book, {
    ...{ type: 'array', bookType: 'xlsx' },
    ...{ bookSST: true, sheetStubs: true },
  });
  if (!(bytes instanceof ArrayBuffer)) throw new TypeError('the workbook was not written');
  const parts = unzipSync(new Uint8Array(bytes));
  const sheet = strFromU8(parts[SHEET] ?? new Uint8Array());
  return zipSync(
    {
      ...parts,
      [SHEET]: strToU8(dressed(sheet, lines, headings)),
      [STYLES]: strToU8(stylesXml(direction)),
    },
    { mtime: NO_TIME },
  );
}
