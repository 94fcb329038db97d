import { decodeColumn, decodeRange, type CellRange } from './cell-address.ts';
import { attributesOf, xmlTokens } from './xml.ts';
import { FillingError } from './filling-error.ts';

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The three ways of writing a text into a cell. */
export type TextType = 's' | 'str' | 'inlineStr';

/** A formula as written. */
export interface WrittenFormula {
  /** Without its sign; empty for a later cell of a shared formula. */
  readonly text: string;
  /** The cells that an array formula or a data table fills. */
  readonly area?: CellRange;
  /** What computes a data table is not in its formula. */
  readonly isTable: boolean;
  /** The number of the shared formula, whose first cell has the text. */
  readonly shared?: string;
}

/** A cell's element and its position in the XML. */
export interface WrittenCell extends Span {
  /** From 0. */
  readonly column: number;
  /** Whether the cell has a reference; otherwise it follows the cell before it. */
  readonly placed: boolean;
  /** As written, with the space before them. */
  readonly attributes: string;
  /** Its type (default `n`) and its raw value: a shared string's number, or a text. */
  readonly type: string;
  readonly content: string;
  /** The index of its style (default 0). */
  readonly style: number;
  readonly formula?: WrittenFormula;
  /** The element of its value. */
  readonly value?: Span;
}

export interface WrittenRow {
  /** From 1. */
  readonly number: number;
  /** Its start tag. */
  readonly tag: Span;
  /** The style for new cells of the row. */
  readonly style: number | undefined;
  /** The row's `spans`: first and last column, from 1. */
  readonly spans: string | undefined;
  readonly cells: readonly WrittenCell[];
}

/** What a sheet lets users enter into cells; anything without a type. */
export interface CellValidation {
  readonly type: string;
  readonly operator: string;
  /** Its formulas, as written. */
  readonly formulas: readonly string[];
  readonly ranges: readonly CellRange[];
}

/** A worksheet's XML, and the positions needed to fill cells. */
export interface WrittenSheet {
  readonly xml: string;
  /** The prefix of element names, with its colon, or empty. */
  readonly prefix: string;
  readonly rows: ReadonlyMap<number, WrittenRow>;
  /** Ranges whose cells cannot be written separately: array formulas and data tables. */
  readonly arrays: readonly CellRange[];
  readonly merges: readonly CellRange[];
  readonly validations: readonly CellValidation[];
  /** Set if locked cells cannot be edited: the ranges that can be edited nevertheless. */
  readonly openInProtected: readonly CellRange[] | undefined;
  /** Styles of whole columns, counted from 1. */
  readonly columnStyles: readonly { readonly min: number; readonly max: number; style: number }[];
  readonly dimension: (Span & { readonly ref: string }) | undefined;
  /** How most of the sheet's texts are written. */
  readonly textType: TextType;
}

const columnOf = (reference: string): number => {
  const [letters = ''] = /^[A-Z]{1,3}/.exec(reference) ?? [];
  if (letters === '') throw new FillingError('unusual');
  return decodeColumn(letters);
};
const numberOf = (text: string | undefined): number => Number(text ?? 0);
/** Ranges with spaces between them, as validations name their cells. */
const rangesIn = (text = ''): CellRange[] =>
  text
    .split(/\s+/)
    .filter((range) => range !== '')
    .map(decodeRange);
const isTrue = (text: string | undefined): boolean => text === '1' || text === 'true';

/** Rows and cells must ascend; no program writes them otherwise. */
function requireAscending(one: number | undefined, next: number): void {
  if (!Number.isInteger(next) || next <= (one ?? -1)) throw new FillingError('unusual');
}

/** A row or cell that is being read. */
type Open<T> = { -readonly [K in keyof T]: T[K] };

/**
 * Finds the positions of a worksheet's cells in one pass.
 * @throws {FillingError} `unusual` if rows or cells are out of order
 * @throws {WorkbookError} `damaged`
 */
export function readWrittenSheet(xml: string): WrittenSheet {
  const rows = new Map<number, WrittenRow>();
  const arrays: CellRange[] = [];
  const merges: CellRange[] = [];
  const validations: CellValidation[] = [];
  /** The validation that is being read, and what its text belongs to. */
  let validation:
    { type: string; operator: string; formulas: string[]; places: string } | undefined;
  let textOf: 'formula1' | 'formula2' | 'sqref' | undefined;
  const openRanges: CellRange[] = [];
  let isProtected = false;
  const columnStyles: { min: number; max: number; style: number }[] = [];
  const texts: Record<TextType, number> = { s: 0, str: 0, inlineStr: 0 };
  let prefix = '';
  let dimension: WrittenSheet['dimension'];
  let inData = false;
  let cells: WrittenCell[] = [];
  let row: Open<WrittenRow> | undefined;
  let rowNumber = 0;
  let cell: Open<WrittenCell> | undefined;
  let formula: Open<WrittenFormula> | undefined;
  let collecting = false;
  let phonetic = false;

  const openRow = (attributes: string, tag: Span): void => {
    const said = attributesOf(attributes);
    const number = said.has('r') ? numberOf(said.get('r')) : rowNumber + 1;
    requireAscending(rowNumber, number);
    rowNumber = number;
    cells = [];
    row = {
      number,
      tag: { start: tag.start, end: tag.end },
      style: isTrue(said.get('customFormat')) ? numberOf(said.get('s')) : undefined,
      spans: said.get('spans'),
      cells,
    };
    rows.set(number, row);
  };
  const openCell = (attributes: string, { start, end }: Span): void => {
    const said = attributesOf(attributes);
    const reference = said.get('r');
    const before = cells.at(-1)?.column;
    const column = reference === undefined ? (before ?? -1) + 1 : columnOf(reference);
    requireAscending(before, column);
    const type = said.get('t') ?? 'n';
    if (type === 's' || type === 'str' || type === 'inlineStr') texts[type] += 1;
    cell = {
      ...{ start, end, column, attributes, type },
      placed: reference !== undefined,
      content: '',
      style: numberOf(said.get('s')),
    };
    cells.push(cell);
  };
  const openFormula = (attributes: string): void => {
    const said = attributesOf(attributes);
    const kind = said.get('t');
    const isTable = kind === 'dataTable';
    const area = kind === 'array' || isTable ? decodeRange(said.get('ref') ?? '') : undefined;
    if (area) arrays.push(area);
    const shared = kind === 'shared' ? said.get('si') : undefined;
    formula = { text: '', isTable, ...(area && { area }), ...(shared && { shared }) };
    if (cell) cell.formula = formula;
  };
  const openOutside = (name: string, attributes: string, { start, end }: Span): void => {
    const said = attributesOf(attributes);
    if (name === 'worksheet') {
      [, prefix = ''] = /^<([^\s:/>]*:)?worksheet/.exec(xml.slice(start, end)) ?? [];
    } else if (name === 'sheetProtection') isProtected = isTrue(said.get('sheet'));
    else if (name === 'protectedRange') {
      const needsPassword = ['password', 'hashValue'].some((key) => said.has(key));
      if (!needsPassword) openRanges.push(...rangesIn(said.get('sqref')));
    } else if (name === 'dataValidation') {
      const [type = '', operator = 'between'] = [said.get('type'), said.get('operator')];
      validation = { type, operator, formulas: [], places: said.get('sqref') ?? '' };
    } else if (name === 'dimension') dimension = { start, end, ref: said.get('ref') ?? '' };
    else if (name === 'mergeCell') merges.push(decodeRange(said.get('ref') ?? ''));
    else if (name === 'col') {
      const [min, max, style] = ['min', 'max', 'style'].map((key) => numberOf(said.get(key)));
      columnStyles.push({ min: min ?? 0, max: max ?? 0, style: style ?? 0 });
    }
  };

  const closeValidation = (): void => {
    if (validation) {
      const { places, type, operator, formulas } = validation;
      validations.push({ type, operator, formulas, ranges: rangesIn(places) });
    }
    validation = undefined;
  };

  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (cell && collecting && !phonetic) cell.content += token.text;
      if (formula) formula.text += token.text;
      if (validation && textOf === 'sqref') validation.places += token.text;
      else if (validation && textOf) {
        const at = textOf === 'formula1' ? 0 : 1;
        validation.formulas[at] = (validation.formulas[at] ?? '') + token.text;
      }
      continue;
    }
    const opens = token.kind === 'open';
    if (token.name === 'sheetData') inData = opens;
    else if (!inData) {
      if (token.name === 'formula1' || token.name === 'formula2' || token.name === 'sqref')
        textOf = opens ? token.name : undefined;
      if (opens) openOutside(token.name, token.attributes, token);
      else if (token.name === 'dataValidation') closeValidation();
    } else if (token.name === 'row') {
      if (opens) openRow(token.attributes, token);
    } else if (token.name === 'c') {
      if (opens) openCell(token.attributes, token);
      else {
        if (cell) cell.end = token.end;
        cell = undefined;
      }
    } else if (token.name === 'f') {
      if (opens) openFormula(token.attributes);
      else formula = undefined;
    } else if (token.name === 'rPh') phonetic = opens;
    else {
      if (token.name === 'v' || token.name === 't') collecting = opens;
      if (cell && (token.name === 'v' || token.name === 'is')) {
        cell.value = {
          start: opens ? token.start : (cell.value?.start ?? token.start),
          end: token.end,
        };
      }
    }
  }
  const textType =
    texts.s >= Math.max(texts.str, texts.inlineStr)
      ? 's'
      : texts.str >= texts.inlineStr
        ? 'str'
        : 'inlineStr';
  return {
    ...{ xml, prefix, rows, arrays, merges, validations, columnStyles, dimension, textType },
    openInProtected: isProtected ? openRanges : undefined,
  };
}
