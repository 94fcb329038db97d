import { writeDecimal } from '../model/write-figure.ts';

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

const written = (value: string | number | undefined = ''): string =>
  quoted(typeof value === 'number' ? writeDecimal(value, ',', { most: 3 }) : inert(value));

/** Lines as CSV that Excel opens with a double click: UTF-8 with a byte-order mark, `;`, `12,5`, CRLF, no formulas. */
export const writeCsv = (
  lines: readonly (readonly (string | number | undefined)[])[],
): Uint8Array<ArrayBuffer> => {
  const texts = lines.map((line) => `${line.map(written).join(SEPARATOR)}${LINE_END}`);
  return new TextEncoder().encode(`${BYTE_ORDER_MARK}${texts.join('')}`);
};
