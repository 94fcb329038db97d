import type { Cell } from '../sheet.ts';
import { decodeColumn, decodeRange, encodeCell, type CellRange } from './cell-address.ts';
import type { CellStyles } from './cell-styles.ts';
import { showNumber } from './number-format.ts';
import { WorkbookError } from './workbook-error.ts';
import { workbookLimits } from './workbook-limits.ts';
import type { StoredResults } from './workbook-parts.ts';
import { attributesOf, xmlTokens } from './xml.ts';

/** The used content of a worksheet. */
export interface Worksheet {
  /** Cells with a text or number, and unknown ones, by row number in order. */
  readonly rows: Map<number, Cell[]>;
  /** The number of these cells. */
  readonly count: number;
  /** Merged cells, and texts that are centred across the empty cells beside them. */
  readonly merges: readonly CellRange[];
  /** From 0, among the columns that are read. */
  readonly hiddenColumns: readonly number[];
  readonly hiddenRows: readonly number[];
  readonly links: readonly { readonly range: CellRange; readonly id: string }[];
}

const LAST_ROW = 1_048_576;
const LONGEST_ERROR = 20;
/** A registration number has up to 17 digits but a double only 15 to 16, so long integers become text. */
const LONG_INTEGER = /^\s*\d{16,20}\s*$/;

/** A zero in a sheet that shows none. */
const NOTHING = { value: 0, shown: '', kind: 'text' } as const;

/** A cell that is being read: its attributes and the text found so far. */
interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  formula: boolean;
  /** The cells that an array formula or data table fills. */
  area?: CellRange;
  /** The cell has a value, which may be an empty text. */
  valued: boolean;
  value: string;
  inline: string;
}

/** The format writes a character that XML does not allow as `_x000D_`. */
const ESCAPED = /_x([\dA-Fa-f]{4})_/g;

function textOf(written: string): Cell {
  const text = written
    .slice(0, workbookLimits.cellLength)
    .replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\r\n', '\n');
  return text.trim() === '' ? undefined : text;
}

/** What a worksheet's cells refer to, or are shown by. */
export interface CellContext {
  /** The workbook's shared strings. */
  readonly strings: readonly string[];
  readonly styles: CellStyles;
  readonly date1904: boolean;
  readonly results: StoredResults;
  /** The sheet's name, for an error. */
  readonly name: string;
}

function numberOf(written: string, style: number, { styles, date1904 }: CellContext): Cell {
  if (LONG_INTEGER.test(written)) return written.trim();
  const number = written.trim() === '' ? NaN : Number(written);
  if (!Number.isFinite(number)) return undefined;
  const format = styles.formats.get(style);
  return format ? showNumber(format, number, date1904) : number;
}

/** Whether the file has no true result for a formula. An empty text is one, written as `<v></v>`. */
function lacksResult({ type, valued, value, inline }: OpenCell, results: StoredResults): boolean {
  if (results === 'none') return true;
  if (value === '' && inline === '') return !(type === 'str' && valued);
  return results === 'not-zeros' && type === 'n' && Number(value) === 0;
}

function contentOf(
  { type, style, value, inline }: OpenCell,
  context: CellContext,
  at: string,
): Cell {
  switch (type) {
    case 'n':
      return numberOf(value, style, context);
    case 's': {
      if (value === '') return undefined;
      const shared = context.strings[Number(value)];
      if (shared === undefined) throw new WorkbookError('damaged');
      return textOf(shared);
    }
    case 'str':
    case 'd':
      return textOf(value);
    case 'inlineStr':
      return textOf(inline);
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'e':
      return { at, error: value.slice(0, LONGEST_ERROR) };
    default:
      return undefined;
  }
}

/** Whether a row or a column is hidden, or made so small that it is not seen. */
const isHidden = (written: ReadonlyMap<string, string>, size: 'ht' | 'width'): boolean =>
  ['1', 'true'].includes(written.get('hidden') ?? '') || Number(written.get(size) ?? 1) === 0;

/** The columns that a `col` element hides. */
function hiddenIn(attributes: string): number[] {
  const written = attributesOf(attributes);
  if (!isHidden(written, 'width')) return [];
  const first = Math.max(1, Number(written.get('min')) || 1);
  const last = Math.min(Number(written.get('max')) || 0, workbookLimits.columns);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first - 1 + index);
}

/** The rows in order, with `undefined` for cells without content. */
const sortRows = (rows: ReadonlyMap<number, readonly Cell[]>): Map<number, Cell[]> =>
  new Map(
    [...rows]
      .toSorted(([one], [other]) => one - other)
      .map(([number, cells]) => [number, Array.from(cells)]),
  );

/**
 * Reads a worksheet in one pass over the XML. It ignores what the sheet merely claims (dimension, filters, validations),
 * empty cells, and rows and columns beyond the limits. Nothing computes formulas: one without a true result is unknown.
 * @throws {WorkbookError} `damaged`, `too-large`, or `too-many-rows` with the sheet
 */
export function readWorksheet(xml: string, context: CellContext): Worksheet {
  const { name, results } = context;
  const { across } = context.styles;
  const rows = new Map<number, Cell[]>();
  const merges: CellRange[] = [];
  /** The text that may be centred across the next cells. */
  let centred: CellRange | undefined;
  let hidesZeros = false;
  const hidden = new Set<number>();
  const hiddenRows: number[] = [];
  const links: { range: CellRange; id: string }[] = [];
  const unknownAreas: CellRange[] = [];
  let count = 0;
  let inData = false;
  let row = 0;
  let column = -1;
  let cell: OpenCell | undefined;
  let collecting: 'value' | 'inline' | undefined;
  let phonetic = false;

  const openRow = (attributes: string): void => {
    const written = attributesOf(attributes);
    const number = written.get('r');
    row = number === undefined ? row + 1 : Number(number);
    if (isHidden(written, 'ht')) hiddenRows.push(row);
    column = -1;
    centred = undefined;
  };
  const openCell = (attributes: string): void => {
    const written = attributesOf(attributes);
    const [letters = ''] = /^[A-Z]*/.exec(written.get('r') ?? '') ?? [];
    column = letters ? Math.min(decodeColumn(letters), workbookLimits.columns) : column + 1;
    const type = written.get('t') ?? 'n';
    const style = Number(written.get('s') ?? 0);
    cell = { column, type, style, formula: false, valued: false, value: '', inline: '' };
  };
  const openFormula = (attributes: string): void => {
    const written = attributesOf(attributes);
    if (!cell) return;
    cell.formula = true;
    if (['array', 'dataTable'].includes(written.get('t') ?? '')) {
      cell.area = decodeRange(written.get('ref') ?? '');
    }
  };
  const put = (at: number, content: Cell): void => {
    const cells = rows.get(row) ?? [];
    if (cells[at] === undefined) count += 1;
    cells[at] = content;
    rows.set(row, cells);
    if (rows.size > workbookLimits.rows) throw new WorkbookError('too-many-rows', { sheet: name });
  };
  const centre = (at: number, isFilled: boolean): void => {
    const address = { r: row - 1, c: at };
    if (isFilled) centred = { s: address, e: address };
    else if (centred?.e.c === at - 1) {
      if (centred.s.c < at - 1) merges.pop();
      centred = { s: centred.s, e: address };
      merges.push(centred);
    }
  };
  const closeCell = (): void => {
    const isRead = row >= 1 && row <= LAST_ROW && Number.isInteger(row);
    if (cell && isRead && cell.column < workbookLimits.columns) {
      const at = encodeCell({ r: row - 1, c: cell.column });
      const isMissing = cell.formula && lacksResult(cell, results);
      const read = isMissing ? { at } : contentOf(cell, context, at);
      const content = hidesZeros && read === 0 ? NOTHING : read;
      if (across.has(cell.style)) centre(cell.column, content !== undefined);
      if (content !== undefined) put(cell.column, content);
      if (isMissing && cell.area) unknownAreas.push(cell.area);
    }
    cell = undefined;
  };
  /** The other cells of an area have no formula of their own. */
  const closeAreas = (): void => {
    let left: number = workbookLimits.totalCells;
    for (const { s, e } of unknownAreas) {
      const last = Math.min(e.c, workbookLimits.columns - 1);
      const numbers = [...rows.keys()].filter((number) => number > s.r && number <= e.r + 1);
      left -= rows.size + numbers.length * Math.max(0, last - s.c);
      if (left < 0) throw new WorkbookError('too-large');
      for (row of numbers) {
        for (let c = Math.max(0, s.c); c <= last; c += 1) {
          put(c, { at: encodeCell({ r: row - 1, c }) });
        }
      }
    }
  };

  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (cell && collecting && !phonetic) cell[collecting] += token.text;
      continue;
    }
    const opens = token.kind === 'open';
    switch (token.name) {
      case 'sheetView':
        if (token.kind === 'open')
          hidesZeros = attributesOf(token.attributes).get('showZeros') === '0';
        break;
      case 'sheetData':
        inData = opens;
        break;
      case 'row':
        if (inData && token.kind === 'open') openRow(token.attributes);
        break;
      case 'c':
        if (inData && token.kind === 'open') openCell(token.attributes);
        else closeCell();
        break;
      case 'f':
        if (token.kind === 'open') openFormula(token.attributes);
        break;
      case 'v':
        collecting = opens ? 'value' : undefined;
        if (cell) cell.valued = true;
        break;
      case 't':
        collecting = opens ? 'inline' : undefined;
        break;
      case 'rPh':
        phonetic = opens;
        break;
      case 'col':
        if (token.kind === 'open') for (const at of hiddenIn(token.attributes)) hidden.add(at);
        break;
      case 'mergeCell':
        if (token.kind === 'open') {
          merges.push(decodeRange(attributesOf(token.attributes).get('ref') ?? ''));
        }
        break;
      case 'hyperlink':
        if (token.kind === 'open') {
          const written = attributesOf(token.attributes);
          const range = decodeRange(written.get('ref') ?? '');
          links.push({ range, id: written.get('id') ?? '' });
        }
        break;
      default:
    }
  }
  closeAreas();
  return {
    ...{ rows: sortRows(rows), count, merges, hiddenColumns: [...hidden], links },
    hiddenRows: hiddenRows.filter((number) => rows.has(number)),
  };
}
