import { decodeRange, encodeCell, encodeRange } from '#shared/spreadsheet/workbook/cell-address.ts';
import { escapeXml } from '#shared/spreadsheet/workbook/xml.ts';
import { refusalAt, styleAt } from './cell-rules.ts';
import { attributeIn, type Edit } from './edit-xml.ts';
import { FillingError } from '#shared/spreadsheet/workbook/filling-error.ts';
import type {
  TextType,
  WrittenCell,
  WrittenRow,
  WrittenSheet,
} from '#shared/spreadsheet/workbook/written-sheet.ts';

/** A value for a cell in an existing row. Rows count from 1, columns from 0. */
export interface CellFill {
  readonly row: number;
  readonly column: number;
  readonly value: number | string;
  /** The index of the style that the cell gets instead of its own. */
  readonly style?: number | undefined;
}

const without = (attributes: string, name: string): string => {
  const { start, end } = attributeIn(attributes, name) ?? { start: 0, end: 0 };
  return attributes.slice(0, start) + attributes.slice(end);
};

const sharedIndex = (strings: readonly string[], value: string): number | undefined => {
  const index = strings.indexOf(value);
  return index < 0 ? undefined : index;
};

/** Writes cells in the sheet's own form. */
function cellWriter({ prefix, textType }: WrittenSheet, strings: readonly string[]) {
  const element = (name: string, content: string): string =>
    `<${prefix}${name}>${content}</${prefix}${name}>`;
  const cell = (attributes: string, type: TextType | '', content: string): string =>
    `<${prefix}c${attributes}${type === '' ? '' : ` t="${type}"`}>${content}</${prefix}c>`;
  return (attributes: string, value: number | string): string => {
    if (typeof value === 'number') return cell(attributes, '', element('v', String(value)));
    // Adding a text to the shared strings would change another part of the workbook.
    const shared = textType === 's' ? sharedIndex(strings, value) : undefined;
    if (shared !== undefined) return cell(attributes, 's', element('v', String(shared)));
    const text = escapeXml(value);
    // Spreadsheet programs drop outer spaces without this.
    const isSpaced = value !== value.trim();
    const inline = `<${prefix}t${isSpaced ? ' xml:space="preserve"' : ''}>${text}</${prefix}t>`;
    return textType === 'str' && !isSpaced
      ? cell(attributes, 'str', element('v', text))
      : cell(attributes, 'inlineStr', element('is', inline));
  };
}

/** The row's start tag with wider `spans`, if the new cells are outside of them. */
function widenSpans(xml: string, { tag, spans }: WrittenRow, columns: readonly number[]): Edit[] {
  const [, first, last] = /^(\d+):(?:\d+ \d+:)*(\d+)$/.exec(spans ?? '')?.map(Number) ?? [];
  if (!first || !last) return [];
  const added = columns.map((column) => column + 1);
  const wide = `${Math.min(first, ...added)}:${Math.max(last, ...added)}`;
  if (wide === `${first}:${last}`) return [];
  const text = xml
    .slice(tag.start, tag.end)
    .replace(/(\sspans\s*=\s*)(?:"[^"]*"|'[^']*')/, `$1"${wide}"`);
  return [{ ...tag, text }];
}

/** Widens the sheet's dimension to the filled cells, because some readers cut off cells outside it. */
function widenDimension({ xml, dimension }: WrittenSheet, fills: readonly CellFill[]): Edit[] {
  if (!dimension?.ref || fills.length === 0) return [];
  const { s, e } = decodeRange(dimension.ref);
  const rows = fills.map(({ row }) => row - 1);
  const columns = fills.map(({ column }) => column);
  const ref = encodeRange({
    s: { r: Math.min(s.r, ...rows), c: Math.min(s.c, ...columns) },
    e: { r: Math.max(e.r, ...rows), c: Math.max(e.c, ...columns) },
  });
  if (ref === encodeRange({ s, e })) return [];
  const { start, end } = dimension;
  const text = xml.slice(start, end).replace(/(\sref\s*=\s*)(?:"[^"]*"|'[^']*')/, `$1"${ref}"`);
  return [{ start, end, text }];
}

const newAttributes = (reference: string, style: number): string =>
  ` r="${reference}"${style === 0 ? '' : ` s="${style}"`}`;

/** The edits of a row with cells; new cells are inserted between the existing ones. */
function fillRow(
  sheet: WrittenSheet,
  row: WrittenRow,
  fills: readonly CellFill[],
  write: ReturnType<typeof cellWriter>,
): Edit[] {
  const last = row.cells.at(-1);
  // A row without cells may lack an end tag to insert before, and it belongs to no pupil.
  if (!last) throw new FillingError('unusual');
  const values = new Map(fills.map(({ column, value }) => [column, value]));
  const styles = new Map(
    fills.flatMap(({ column, style }) => (style === undefined ? [] : [[column, style] as const])),
  );
  const added = [...values.keys()].filter(
    (column) => !row.cells.some((cell) => cell.column === column),
  );
  const reference = (column: number): string => encodeCell({ r: row.number - 1, c: column });
  // Cells without a reference follow their neighbour, so give them one before inserting a cell.
  const referenceOf = ({ placed, column }: WrittenCell): string =>
    placed || added.length === 0 ? '' : ` r="${reference(column)}"`;

  const edits = row.cells.flatMap((cell): Edit[] => {
    const value = values.get(cell.column);
    const name = cell.start + 1 + sheet.prefix.length + 1;
    if (value === undefined) {
      return referenceOf(cell) === '' ? [] : [{ start: name, end: name, text: referenceOf(cell) }];
    }
    // `vm` and `cm` describe the old value.
    const style = styles.get(cell.column);
    const replaced = ['t', 'vm', 'cm', ...(style === undefined ? [] : ['s'])];
    const kept = replaced.reduce(without, cell.attributes.trimEnd());
    const attributes = `${kept}${style === undefined ? '' : ` s="${style}"`}`;
    const text = write(referenceOf(cell) + attributes, value);
    return [{ start: cell.start, end: cell.end, text }];
  });
  for (const column of added) {
    const at = row.cells.find((cell) => cell.column > column)?.start ?? last.end;
    const style = styles.get(column) ?? styleAt(sheet, row.number, column);
    const attributes = newAttributes(reference(column), style);
    edits.push({ start: at, end: at, text: write(attributes, values.get(column) ?? '') });
  }
  return [...edits, ...widenSpans(sheet.xml, row, added)];
}

/**
 * The edits that fill cells in a worksheet's XML. All other characters stay, except that the dimension and spans widen
 * around new cells, and cells without a reference get one if a cell is inserted. A cell keeps its style, unless it is
 * given another; a new one gets its row's or column's.
 * @param strings the workbook's shared strings
 * @throws {FillingError} `unusual` for a cell in a missing row, or one that `refusalAt` refuses
 */
export function fillCells(
  sheet: WrittenSheet,
  fills: readonly CellFill[],
  strings: readonly string[],
): Edit[] {
  const write = cellWriter(sheet, strings);
  const byRow = new Map<number, CellFill[]>();
  for (const fill of fills.toSorted((one, other) => one.column - other.column)) {
    if (refusalAt(sheet, fill.row, fill.column)) throw new FillingError('unusual');
    byRow.set(fill.row, [...(byRow.get(fill.row) ?? []), fill]);
  }
  const edits = [...byRow].flatMap(([number, ofRow]) => {
    const row = sheet.rows.get(number);
    if (!row) throw new FillingError('unusual');
    return fillRow(sheet, row, ofRow, write);
  });
  return [...edits, ...widenDimension(sheet, fills)];
}
