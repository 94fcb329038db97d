import { utils, type Range } from 'xlsx';
import { WorkbookError } from './workbook-error.ts';
import { workbookLimits } from './workbook-limits.ts';
import { attributesOf, xmlTokens } from './xml.ts';

/** The used content of a worksheet: cells with a text or number, merges, hidden columns and links. */
export interface PlainWorksheet {
  /** The numbers of non-empty rows, in order; `xml` numbers these rows from 1 without gaps. */
  readonly rowNumbers: readonly number[];
  /** The number of cells. */
  readonly cells: number;
  readonly xml: string;
  /** The shared strings of `xml`. */
  readonly texts: readonly string[];
  readonly merges: readonly Range[];
  /** From 0, among the columns that are read. */
  readonly hiddenColumns: readonly number[];
  readonly links: readonly { readonly range: Range; readonly id: string }[];
}

const LAST_ROW = 1_048_576;
/** A registration number has up to 17 digits but a double only 15 to 16, so long integers become text. */
const LONG_INTEGER = /^\s*\d{16,20}\s*$/;

/** A cell that is being read: its attributes and the text found so far. */
interface OpenCell {
  readonly column: number;
  readonly type: string;
  value: string;
  inline: string;
}

type Content = string | number;

function textOf(written: string): Content | undefined {
  const text = written.slice(0, workbookLimits.cellLength);
  return text.trim() === '' ? undefined : text;
}

function numberOf(written: string): Content | undefined {
  if (LONG_INTEGER.test(written)) return written.trim();
  const number = written.trim() === '' ? NaN : Number(written);
  return Number.isFinite(number) ? number : undefined;
}

/** Errors and booleans are not read; a formula counts with its stored value. */
function contentOf({ type, value, inline }: OpenCell, strings: readonly string[]) {
  switch (type) {
    case 'n':
      return numberOf(value);
    case 's': {
      if (value === '') return undefined;
      const shared = strings[Number(value)];
      if (shared === undefined) throw new WorkbookError('damaged');
      return textOf(shared);
    }
    case 'str':
    case 'd':
      return textOf(value);
    case 'inlineStr':
      return textOf(inline);
    default:
      return undefined;
  }
}

/** The columns that a `col` element hides. */
function hiddenIn(attributes: string): number[] {
  const written = attributesOf(attributes);
  if (!['1', 'true'].includes(written.get('hidden') ?? '')) return [];
  const first = Math.max(1, Number(written.get('min')) || 1);
  const last = Math.min(Number(written.get('max')) || 0, workbookLimits.columns);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first - 1 + index);
}

/** All texts become shared strings, because the library unescapes inline texts twice. */
function writeCells(rows: ReadonlyMap<number, readonly Content[]>) {
  const inOrder = [...rows].toSorted(([one], [other]) => one - other);
  const texts = new Map<string, number>();
  let count = 0;
  const writeCell = (content: Content, place: string): string => {
    count += 1;
    if (typeof content === 'number') return `<c r="${place}"><v>${content}</v></c>`;
    const index = texts.get(content) ?? texts.size;
    texts.set(content, index);
    return `<c r="${place}" t="s"><v>${index}</v></c>`;
  };
  const written = inOrder.map(([, cells], r) => {
    const kept = cells.map((content, c) => writeCell(content, utils.encode_cell({ r, c })));
    return `<row r="${r + 1}">${kept.join('')}</row>`;
  });
  return {
    rowNumbers: inOrder.map(([number]) => number),
    cells: count,
    xml: `<worksheet><sheetData>${written.join('')}</sheetData></worksheet>`,
    texts: [...texts.keys()],
  };
}

/**
 * Rewrites a worksheet with only its texts and numbers, in one pass over the XML. It drops what the sheet merely claims
 * (dimension, formulas, filters, validations, formats), empty cells, and rows and columns beyond the limits; it returns
 * merges and links separately.
 * @param strings the workbook's shared strings
 * @param name the sheet's name, for the error
 * @throws {WorkbookError} `damaged`, or `too-many-rows` with the sheet
 */
export function plainWorksheet(
  xml: string,
  strings: readonly string[],
  name: string,
): PlainWorksheet {
  const rows = new Map<number, Content[]>();
  const merges: Range[] = [];
  const hidden = new Set<number>();
  const links: { range: Range; id: string }[] = [];
  let inData = false;
  let row = 0;
  let column = -1;
  let cell: OpenCell | undefined;
  let collecting: 'value' | 'inline' | undefined;
  let phonetic = false;

  const openRow = (attributes: string): void => {
    const number = attributesOf(attributes).get('r');
    row = number === undefined ? row + 1 : Number(number);
    column = -1;
  };
  const openCell = (attributes: string): void => {
    const written = attributesOf(attributes);
    const [letters = ''] = /^[A-Z]*/.exec(written.get('r') ?? '') ?? [];
    column = letters ? Math.min(utils.decode_col(letters), workbookLimits.columns) : column + 1;
    cell = { column, type: written.get('t') ?? 'n', value: '', inline: '' };
  };
  const closeCell = (): void => {
    const isRead = row >= 1 && row <= LAST_ROW && Number.isInteger(row);
    if (cell && isRead && cell.column < workbookLimits.columns) {
      const content = contentOf(cell, strings);
      if (content !== undefined) {
        const cells = rows.get(row) ?? [];
        cells[cell.column] = content;
        rows.set(row, cells);
        if (rows.size > workbookLimits.rows)
          throw new WorkbookError('too-many-rows', { sheet: name });
      }
    }
    cell = undefined;
  };

  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (cell && collecting && !phonetic) cell[collecting] += token.text;
      continue;
    }
    const opens = token.kind === 'open';
    switch (token.name) {
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
      case 'v':
        collecting = opens ? 'value' : undefined;
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
          merges.push(utils.decode_range(attributesOf(token.attributes).get('ref') ?? ''));
        }
        break;
      case 'hyperlink':
        if (token.kind === 'open') {
          const written = attributesOf(token.attributes);
          const range = utils.decode_range(written.get('ref') ?? '');
          links.push({ range, id: written.get('id') ?? '' });
        }
        break;
      default:
    }
  }
  return { ...writeCells(rows), merges, hiddenColumns: [...hidden], links };
}
