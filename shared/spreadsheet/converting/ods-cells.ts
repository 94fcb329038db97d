import { WorkbookError } from '../workbook/workbook-error.ts';
import { workbookLimits } from '../workbook/workbook-limits.ts';
import { attributesOf, xmlTokens } from '../workbook/xml.ts';
import type { ShownText } from './show-as.ts';

interface Position {
  readonly r: number;
  readonly c: number;
}

/** What the `xlsx` package leaves out of a sheet of an `.ods` file. Rows and columns count from 0. */
export interface OdsSheet {
  /** Cells with a formula that has no result. */
  readonly unknown: Position[];
  /** What cells with numbers show. */
  readonly shown: (Position & ShownText)[];
  readonly hiddenRows: Set<number>;
  readonly hiddenColumns: Set<number>;
  readonly isHidden: boolean;
}

const repeatOf = (written: ReadonlyMap<string, string>, name: string): number =>
  Math.max(1, Number.parseInt(written.get(name) ?? '1', 10) || 1);

const isCollapsed = (written: ReadonlyMap<string, string>): boolean =>
  ['collapse', 'filter'].includes(written.get('visibility') ?? '');

/** Spaces that one element may stand for; a longer run is no text of a school. */
const MOST_SPACES = 1_000;

/** A cell with a number shows no more than this. */
const LONGEST_SHOWN = 100;

/**
 * Looks through the cells of an `.ods` file before it is opened: a few letters may repeat a cell a million times.
 * @throws {WorkbookError} `too-large`, `damaged`
 */
export function lookThroughOds(xml: string): OdsSheet[] {
  const sheets: OdsSheet[] = [];
  /** The style that is being read, and those of hidden sheets. */
  let style = '';
  const hidden = new Set<string>();
  let sheet: OdsSheet | undefined;
  let total = 0;
  let row = 0;
  let height = 1;
  let column = 0;
  let columns = 0;
  let filled = 0;
  /** How many cells the open one is repeated as, until it is known to be filled. */
  let open = 0;
  /** The open cell with a number and what it shows, without its notes. */
  let number: { c: number; width: number; isShare: boolean; text: string | undefined } | undefined;
  let inNote = false;
  const fill = (): void => {
    filled += open;
    open = 0;
    if (total + filled * height > workbookLimits.totalCells) throw new WorkbookError('too-large');
  };
  const openCell = (written: ReadonlyMap<string, string>): void => {
    const width = repeatOf(written, 'number-columns-repeated');
    open = width;
    const isValued = written.has('value-type');
    if (isValued || written.has('formula')) fill();
    const kind = written.get('value-type') ?? '';
    const isShare = kind === 'percentage';
    number =
      isShare || kind === 'float' || kind === 'currency'
        ? { c: column, width, isShare, text: undefined }
        : undefined;
    if (!isValued && written.has('formula')) sheet?.unknown.push({ r: row, c: column });
    column += width;
  };
  const closeCell = (): void => {
    open = 0;
    const { c = 0, width = 0, isShare = false, text } = number ?? {};
    number = undefined;
    if (text === undefined) return;
    for (let at = c; at < Math.min(c + width, workbookLimits.columns); at += 1)
      sheet?.shown.push({ r: row, c: at, text, isShare });
  };
  const openColumn = (written: ReadonlyMap<string, string>): void => {
    const width = repeatOf(written, 'number-columns-repeated');
    const last = Math.min(columns + width, workbookLimits.columns);
    if (isCollapsed(written)) for (let c = columns; c < last; c += 1) sheet?.hiddenColumns.add(c);
    columns += width;
  };
  const openRow = (written: ReadonlyMap<string, string>): void => {
    height = repeatOf(written, 'number-rows-repeated');
    if (isCollapsed(written) && height <= workbookLimits.rows) {
      for (let r = row; r < row + height; r += 1) sheet?.hiddenRows.add(r);
    }
    [column, filled, open] = [0, 0, 0];
  };
  for (const token of xmlTokens(xml)) {
    if (token.kind === 'text') {
      if (open > 0 && token.text.trim() !== '') fill();
      if (number?.text !== undefined && !inNote)
        number.text = (number.text + token.text).slice(0, LONGEST_SHOWN);
    } else if (token.kind === 'close') {
      if (token.name === 'table-row') {
        total += filled * height;
        row += height;
      } else if (token.name === 'table-cell') closeCell();
      else if (token.name === 'annotation') inNote = false;
    } else if (token.name === 'annotation') inNote = true;
    else if (token.name === 'p') {
      if (number && !inNote) number.text = `${number.text ?? ''} `.trimStart();
    } else if (token.name === 'style') style = attributesOf(token.attributes).get('name') ?? '';
    else if (token.name === 'table-properties') {
      if (attributesOf(token.attributes).get('display') === 'false') hidden.add(style);
    } else if (token.name === 'table') {
      const isHidden = hidden.has(attributesOf(token.attributes).get('style-name') ?? '');
      sheet = {
        unknown: [],
        shown: [],
        hiddenRows: new Set(),
        hiddenColumns: new Set(),
        isHidden,
      };
      sheets.push(sheet);
      if (sheets.length > workbookLimits.worksheets) throw new WorkbookError('too-large');
      [row, columns] = [0, 0];
    } else if (token.name === 'table-column') openColumn(attributesOf(token.attributes));
    else if (token.name === 'table-row') openRow(attributesOf(token.attributes));
    else if (token.name === 'table-cell') openCell(attributesOf(token.attributes));
    else if (token.name === 'covered-table-cell') {
      column += repeatOf(attributesOf(token.attributes), 'number-columns-repeated');
    } else if (token.name === 's') {
      if (repeatOf(attributesOf(token.attributes), 'c') > MOST_SPACES)
        throw new WorkbookError('too-large');
      if (number?.text !== undefined && !inNote) number.text += ' ';
    }
  }
  return sheets;
}
