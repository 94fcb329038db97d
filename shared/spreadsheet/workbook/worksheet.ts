import type { Cell, Sheet, SheetRow } from '../sheet.ts';
import { cellText } from './shared-strings.ts';
import { WorkbookError } from './workbook-error.ts';
import { workbookLimits } from './workbook-limits.ts';
import { attributesOf, xmlTokens } from './xml.ts';

/** Where a cell is: its row from 1, its column from 0. */
interface Place {
  readonly row: number;
  readonly column: number;
}

/** What a worksheet's cells hold. A merge or a link whose cell holds nothing is left out, however far it reaches. */
export interface Worksheet {
  readonly rows: readonly SheetRow[];
  readonly wideCells: Sheet['wideCells'];
  /** The ids of links, by the cell they begin at. */
  readonly links: readonly (Place & { readonly id: string })[];
}

const LAST_ROW = 1_048_576;
const LETTERS = 26;

/** The column that letters name, from 0; undefined without letters, or right of the last column that is read. */
function columnOf(letters: string): number | undefined {
  if (letters === '' || letters.length > 3) return undefined;
  let column = 0;
  for (const letter of letters) column = column * LETTERS + letter.charCodeAt(0) - 64;
  return column <= workbookLimits.columns ? column - 1 : undefined;
}

const placeOf = (reference: string): Place | undefined => {
  const [, letters = '', digits = ''] = /^\$?([A-Z]+)\$?(\d+)$/.exec(reference) ?? [];
  const column = columnOf(letters);
  return column === undefined ? undefined : { row: Number(digits), column };
};

/** A cell in the reading: what its element says, and the text found in it. */
interface OpenCell {
  readonly column: number;
  readonly type: string;
  value: string;
  inline: string;
}

/** A registration number has up to 17 digits and a double keeps 15 to 16 of them, so long integers are text. */
const LONG_INTEGER = /^\s*\d{16,20}\s*$/;

function numberOf(value: string): Cell {
  if (LONG_INTEGER.test(value)) return value.trim();
  const number = value.trim() === '' ? NaN : Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/** Errors and booleans are not read; a formula's stored value is. */
function cellValue({ type, value, inline }: OpenCell, strings: readonly string[]): Cell {
  const text = (content: string): Cell => (content.trim() === '' ? undefined : content);
  switch (type) {
    case 'n':
      return numberOf(value);
    case 's': {
      if (value === '') return undefined;
      const shared = strings[Number(value)];
      if (shared === undefined) throw new WorkbookError('damaged');
      return text(shared);
    }
    case 'str':
    case 'd':
      return text(cellText(value));
    case 'inlineStr':
      return text(cellText(inline));
    default:
      return undefined;
  }
}

/**
 * Reads the cells of a worksheet that hold a text or a number, in one pass over its XML. Nothing is made of what the
 * sheet only claims: of ranges (its dimension, links, merges, filters, validations, formats), of empty cells, or of
 * rows and columns beyond those that are read.
 *
 * @param name the sheet's name, for the error
 * @throws {WorkbookError} `damaged`, or `too-many-rows` with the sheet
 */
export function readWorksheet(xml: string, strings: readonly string[], name: string): Worksheet {
  const rows = new Map<number, Cell[]>();
  const merges: string[] = [];
  const links: (readonly [reference: string, id: string])[] = [];
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
    const reference = written.get('r');
    const letters = reference === undefined ? undefined : /^[A-Z]*/.exec(reference)?.[0];
    column = letters ? (columnOf(letters) ?? workbookLimits.columns) : column + 1;
    cell = { column, type: written.get('t') ?? 'n', value: '', inline: '' };
  };
  const closeCell = (): void => {
    const isRead = row >= 1 && row <= LAST_ROW && Number.isInteger(row);
    if (cell && isRead && cell.column < workbookLimits.columns) {
      const value = cellValue(cell, strings);
      if (value !== undefined) {
        const cells = rows.get(row) ?? [];
        cells[cell.column] = value;
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
      case 'mergeCell':
        if (token.kind === 'open') merges.push(attributesOf(token.attributes).get('ref') ?? '');
        break;
      case 'hyperlink':
        if (token.kind === 'open') {
          const written = attributesOf(token.attributes);
          links.push([written.get('ref') ?? '', written.get('id') ?? '']);
        }
        break;
      default:
    }
  }

  const filledPlace = (reference = ''): Place | undefined => {
    const place = placeOf(reference);
    return place && rows.get(place.row)?.[place.column] !== undefined ? place : undefined;
  };
  return {
    rows: [...rows]
      .toSorted(([one], [other]) => one - other)
      .map(([number, cells]) => ({ number, cells: Array.from(cells) })),
    wideCells: merges.flatMap((reference) => {
      const [from, to] = reference.split(':');
      const start = filledPlace(from);
      const end = columnOf(/^\$?([A-Z]+)/.exec(to ?? '')?.[1] ?? '') ?? workbookLimits.columns - 1;
      if (!start || !to || end <= start.column) return [];
      return { ...start, width: end - start.column + 1 };
    }),
    links: links.flatMap(([reference, id]) => {
      const start = filledPlace(reference.split(':')[0]);
      return start ? { ...start, id } : [];
    }),
  };
}
