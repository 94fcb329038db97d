import type { MarksTable, TableCell } from './marks-table.ts';

const BYTE_ORDER_MARK = '\ufeff';
/** Algerian teachers have French regional settings: there Excel parts columns at semicolons and decimals at commas. */
const SEPARATOR = ';';
const LINE_END = '\r\n';

/**
 * What a spreadsheet takes for the start of a formula, also in its wide form: at the start of a text, or after what it
 * takes for the end of one where its regional settings are others.
 */
const FORMULA = /(?<=^|[,;\t|]) *(?=[=+\-@\t\r＝＋－＠])/gu;

/** A text that no spreadsheet computes: an apostrophe says that it is one. */
const inert = (text: string): string => text.replace(FORMULA, "$&'");

const quoted = (text: string): string =>
  /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const written = ({ value = '' }: Pick<TableCell, 'value'>): string =>
  quoted(typeof value === 'number' ? String(value).replace('.', ',') : inert(value));

/** A table of marks as text that Excel opens with a double click: UTF-8 with a byte-order mark, `;`, `12,5`, CRLF. */
export function marksCsv(table: MarksTable): Uint8Array<ArrayBuffer> {
  const texts = (...line: readonly (string | undefined)[]): string =>
    line.map((value) => written({ value })).join(SEPARATOR);
  const lines = [
    texts(table.title),
    ...(table.draft ? [texts(table.draft)] : []),
    texts(...table.headings),
    ...table.rows.map((row) => row.map(written).join(SEPARATOR)),
    ...table.notes.map((note) => texts(note)),
  ];
  return new TextEncoder().encode(`${BYTE_ORDER_MARK}${lines.join(LINE_END)}${LINE_END}`);
}
