import type { MarksTable, TableCell } from './marks-table.ts';

const BYTE_ORDER_MARK = '\ufeff';
/** Algerian teachers use French regional settings, where Excel expects semicolons and decimal commas. */
const SEPARATOR = ';';
const LINE_END = '\r\n';

/**
 * Characters that make a spreadsheet read a formula, also in full width: at the start of a text, or after another
 * locale's separator.
 */
const FORMULA = /(?<=^|[,;\t|]) *(?=[=+\-@\t\r＝＋－＠])/gu;

/** Prefixes formula characters with an apostrophe, so that spreadsheets show the text and compute nothing. */
const inert = (text: string): string => text.replace(FORMULA, "$&'");

const quoted = (text: string): string =>
  /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const written = ({ value = '' }: Pick<TableCell, 'value'>): string =>
  quoted(typeof value === 'number' ? String(value).replace('.', ',') : inert(value));

/** A table of marks as CSV that Excel opens with a double click: UTF-8 with a byte-order mark, `;`, `12,5`, CRLF. */
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
