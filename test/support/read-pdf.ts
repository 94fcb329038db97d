import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The functions of PDFium that its wrapper does not offer. */
interface Pdfium {
  HEAPU8: Uint8Array;
  wasmExports: { malloc: (size: number) => number; free: (at: number) => void };
  _FPDF_LoadPage: (document: number, page: number) => number;
  _FPDF_ClosePage: (page: number) => void;
  _FPDFText_LoadPage: (page: number) => number;
  _FPDFText_ClosePage: (text: number) => void;
  _FPDFText_CountChars: (text: number) => number;
  _FPDFText_GetUnicode: (text: number, index: number) => number;
  _FPDFText_GetCharOrigin: (text: number, index: number, x: number, y: number) => number;
}

/** Direction marks that PDFium keeps; they are not part of a name. */
const directionMark = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
/** A line end guessed by PDFium, without a position on the page. */
const lineBreak = /[\r\n]/;

/** A character of a page, and where its glyph begins; a line end has no place of its own. */
interface Placed {
  readonly character: string;
  readonly x: number;
}

/** The characters of a page in PDFium's order, grouped by baseline from top to bottom. */
function readRows(pdfium: Pdfium, page: number, buffer: number): Placed[][] {
  const text = pdfium._FPDFText_LoadPage(page);
  const rows = new Map<number, Placed[]>();
  let [x, y] = [0, 0];
  for (let index = 0; index < pdfium._FPDFText_CountChars(text); index += 1) {
    const character = String.fromCodePoint(pdfium._FPDFText_GetUnicode(text, index));
    if (directionMark.test(character)) continue;
    if (!lineBreak.test(character)) {
      pdfium._FPDFText_GetCharOrigin(text, index, buffer, buffer + 8);
      const memory = new DataView(pdfium.HEAPU8.buffer);
      const baseline = memory.getFloat64(buffer + 8, true);
      x = memory.getFloat64(buffer, true);
      // Letters of two typefaces in one row differ by a fraction of a point.
      y = [...rows.keys()].find((one) => Math.abs(one - baseline) < 1) ?? baseline;
    }
    rows.set(y, [...(rows.get(y) ?? []), { character, x }]);
  }
  pdfium._FPDFText_ClosePage(text);
  return [...rows].sort(([one], [other]) => other - one).map(([, row]) => row);
}

const shown = (row: readonly Placed[]): string =>
  row
    .map(({ character }) => character)
    .join('')
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * The rows of text of each page of a PDF, as read by PDFium, which did not write it. Within a cell characters are in
 * logical order; the cells of a row may come from either side.
 */
export const readPdf = async (bytes: Uint8Array): Promise<string[][]> =>
  (await readPlaced(bytes)).map((page) => page.map(shown));

/**
 * The same rows as they are on the paper: each glyph from left to right, so Arabic words have their letters reversed.
 * PDFium may give a bracket as its counterpart, and a sign that is crossed out in two parts.
 */
export const readPaper = async (bytes: Uint8Array): Promise<string[][]> =>
  (await readPlaced(bytes)).map((page) =>
    page.map((row) =>
      shown(
        row
          .filter(({ character }) => !lineBreak.test(character))
          .toSorted((one, other) => one.x - other.x),
      ).replaceAll('=/', '≠'),
    ),
  );

async function readPlaced(bytes: Uint8Array): Promise<Placed[][][]> {
  const library = await PDFiumLibrary.init();
  const { module: pdfium } = library as unknown as { module: Pdfium };
  const document = await library.loadDocument(bytes);
  const { documentIdx } = document as unknown as { documentIdx: number };
  const buffer = pdfium.wasmExports.malloc(16);
  try {
    return Array.from({ length: document.getPageCount() }, (_, index) => {
      const page = pdfium._FPDF_LoadPage(documentIdx, index);
      const rows = readRows(pdfium, page, buffer);
      pdfium._FPDF_ClosePage(page);
      return rows;
    });
  } finally {
    pdfium.wasmExports.free(buffer);
    document.destroy();
    library.destroy();
  }
}
