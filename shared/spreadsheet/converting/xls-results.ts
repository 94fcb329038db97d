import { WorkbookError } from '../workbook/workbook-error.ts';

/** A cell of the sheet with this number, all counted from 0. */
export interface XlsCell {
  readonly sheet: number;
  readonly r: number;
  readonly c: number;
}

const FORMULA = 0x0006;
const BEGIN = 0x0809;
const END = 0x000a;
const SHEET = 0x0085;
/** Says which release of Excel computed the workbook; other writers have none. */
const COMPUTED_BY = 0x01c1;
const HEADER = 4;
/** A result is a number unless its last two bytes are these; the first byte is 3 for an empty text. */
const NO_NUMBER = 0xffff;
const EMPTY_TEXT = 3;
/** Flags of a formula that is to be computed always, or when the file is opened. */
const NOT_COMPUTED = 0b11;
/** A formula that several cells share: LibreOffice, which names this release, writes 0 for each of its texts. */
const SHARED = 0b1000;
const RELEASE_OF_LIBREOFFICE = 101_716;

/**
 * The formulas of an `.xls` file, of Excel 5 or later, whose result is a 0 or an empty text that its writer put there
 * instead of a result ([MS-XLS] 2.4.127).
 * @param stream the workbook within the container
 * @throws {WorkbookError} `damaged` if a sheet is not there to its end
 */
export function placeholdersOf(stream: Uint8Array): XlsCell[] {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  const found: { start: number; r: number; c: number; flags: number; isZero: boolean }[] = [];
  const starts: number[] = [];
  /** Where the sheet begins that is being read; the sheets are in the order in which they begin. */
  let start = -1;
  let formulas = 0;
  let whole = 0;
  let computedBy = 0;
  const readFormula = (body: number): void => {
    formulas += 1;
    const isZero = view.getFloat64(body + 6, true) === 0;
    const isEmpty =
      view.getUint16(body + 12, true) === NO_NUMBER && view.getUint8(body + 6) === EMPTY_TEXT;
    if (!isZero && !isEmpty) return;
    const flags = view.getUint16(body + 14, true);
    found.push({
      start,
      r: view.getUint16(body, true),
      c: view.getUint16(body + 2, true),
      flags,
      isZero,
    });
  };
  for (let at = 0; at + HEADER <= view.byteLength;) {
    const kind = view.getUint16(at, true);
    const length = view.getUint16(at + 2, true);
    const body = at + HEADER;
    if (body + length > view.byteLength) break;
    if (kind === SHEET && length >= 4) starts.push(view.getUint32(body, true));
    else if (kind === BEGIN && starts.includes(at)) start = at;
    else if (kind === FORMULA && length >= 16 && start >= 0) readFormula(body);
    else if (kind === COMPUTED_BY && length >= 8) computedBy = view.getUint32(body + 4, true);
    else if (kind === END) {
      if (start >= 0) whole += 1;
      start = -1;
    }
    at = body + length;
  }
  if (whole < starts.length) throw new WorkbookError('damaged');
  const hasNoResults = computedBy === 0 && found.length === formulas;
  const isCalc = computedBy === RELEASE_OF_LIBREOFFICE;
  const doubted = isCalc ? NOT_COMPUTED | SHARED : NOT_COMPUTED;
  const order = starts.toSorted((one, other) => one - other);
  return found
    .filter(({ flags, isZero }) => hasNoResults || (isZero && (flags & doubted) !== 0))
    .map(({ start: begin, r, c }) => ({ sheet: order.indexOf(begin), r, c }));
}
