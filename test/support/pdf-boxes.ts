import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The functions of PDFium that its wrapper does not offer. */
interface Pdfium {
  HEAPU8: Uint8Array;
  wasmExports: { malloc: (size: number) => number; free: (at: number) => void };
  _FPDF_LoadPage: (document: number, page: number) => number;
  _FPDF_ClosePage: (page: number) => void;
  _FPDFPage_CountObjects: (page: number) => number;
  _FPDFPage_GetObject: (page: number, index: number) => number;
  _FPDFPageObj_GetType: (object: number) => number;
  _FPDFPageObj_GetBounds: (object: number, ...corners: [number, number, number, number]) => number;
}

/** What is drawn in a part of a page, in points from its top left corner. */
export interface DrawnBox {
  readonly isText: boolean;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const TEXT_OBJECT = 1;

/** The box around the ink of each run of text and each drawing of a PDF's pages, as PDFium sees them. */
export async function drawnBoxes(bytes: Uint8Array): Promise<DrawnBox[][]> {
  const library = await PDFiumLibrary.init();
  const { module: pdfium } = library as unknown as { module: Pdfium };
  const document = await library.loadDocument(bytes);
  const { documentIdx } = document as unknown as { documentIdx: number };
  const buffer = pdfium.wasmExports.malloc(16);
  const boxOf = (object: number, height: number): DrawnBox => {
    pdfium._FPDFPageObj_GetBounds(object, buffer, buffer + 4, buffer + 8, buffer + 12);
    const memory = new DataView(pdfium.HEAPU8.buffer);
    const [left = 0, low = 0, right = 0, high = 0] = [0, 4, 8, 12].map((at) =>
      memory.getFloat32(buffer + at, true),
    );
    const isText = pdfium._FPDFPageObj_GetType(object) === TEXT_OBJECT;
    return { isText, left, right, top: height - high, bottom: height - low };
  };
  try {
    return Array.from({ length: document.getPageCount() }, (_, index) => {
      const { originalHeight } = document.getPage(index).getOriginalSize();
      const page = pdfium._FPDF_LoadPage(documentIdx, index);
      const boxes = Array.from({ length: pdfium._FPDFPage_CountObjects(page) }, (__, at) =>
        boxOf(pdfium._FPDFPage_GetObject(page, at), originalHeight),
      );
      pdfium._FPDF_ClosePage(page);
      return boxes;
    });
  } finally {
    pdfium.wasmExports.free(buffer);
    document.destroy();
    library.destroy();
  }
}
