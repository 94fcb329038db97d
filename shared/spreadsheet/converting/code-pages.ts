import { WorkbookError } from '../workbook/workbook-error.ts';

/** Encodings of one byte a letter that old workbooks name by a number, as browsers call them. */
const encodingOf = (page: number): string | undefined => {
  if (page >= 1250 && page <= 1258) return `windows-${page}`;
  // 367 is ASCII, and 0x8000 and 0x8001 are what Excel for Macintosh and Windows once wrote.
  if ([367, 0x8001, 28591].includes(page)) return 'windows-1252';
  return new Map([
    [1200, 'utf-16le'],
    [65001, 'utf-8'],
    [10000, 'macintosh'],
    [0x8000, 'macintosh'],
    [874, 'windows-874'],
  ]).get(page);
};

/** What the `xlsx` package asks for letters, instead of its own tables of 470 KB. */
export const codePages = {
  utils: {
    /** @throws {WorkbookError} `encoding` for a code page that is not known, whose letters would be wrong */
    decode: (page: number, bytes: readonly number[] | Uint8Array): string => {
      const encoding = encodingOf(page);
      if (!encoding) throw new WorkbookError('encoding');
      return new TextDecoder(encoding, { ignoreBOM: true }).decode(Uint8Array.from(bytes));
    },
  },
};
