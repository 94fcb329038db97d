import { PDFiumLibrary } from '@hyzyla/pdfium';

/** The functions of PDFium that its wrapper does not offer. */
interface Pdfium {
  HEAPU8: Uint8Array;
  wasmExports: { malloc: (size: number) => number; free: (at: number) => void };
  _FPDFBookmark_GetFirstChild: (document: number, bookmark: number) => number;
  _FPDFBookmark_GetNextSibling: (document: number, bookmark: number) => number;
  _FPDFBookmark_GetTitle: (bookmark: number, buffer: number, size: number) => number;
  _FPDFBookmark_GetDest: (document: number, bookmark: number) => number;
  _FPDFDest_GetDestPageIndex: (document: number, destination: number) => number;
  _FPDF_GetMetaText: (document: number, tag: number, buffer: number, size: number) => number;
  _FPDF_LoadPage: (document: number, page: number) => number;
  _FPDF_ClosePage: (page: number) => void;
  _FPDFPage_CountObjects: (page: number) => number;
  _FPDFPage_GetObject: (page: number, index: number) => number;
  _FPDFPageObj_GetType: (object: number) => number;
  _FPDFTextObj_GetFont: (object: number) => number;
  _FPDFFont_GetIsEmbedded: (font: number) => number;
}

/** An entry of the outline, with its page (0 is the first). */
export interface PdfBookmark {
  readonly title: string;
  readonly page: number;
  readonly children: readonly PdfBookmark[];
}

const TEXT_OBJECT = 1;
const BUFFER_SIZE = 2048;
const TAG_AT = BUFFER_SIZE;

const createReader = (pdfium: Pdfium, document: number, buffer: number) => {
  /** Reads a UTF-16 string that a function writes into the buffer, without its final zero. */
  const utf16 = (write: (buffer: number, size: number) => number): string => {
    const length = write(buffer, BUFFER_SIZE);
    return Buffer.from(pdfium.HEAPU8.slice(buffer, buffer + length - 2)).toString('utf16le');
  };
  const metadata = (tag: string): string => {
    pdfium.HEAPU8.set(new TextEncoder().encode(`${tag}\0`), buffer + TAG_AT);
    return utf16((at, size) => pdfium._FPDF_GetMetaText(document, buffer + TAG_AT, at, size));
  };
  const outline = (parent = 0): PdfBookmark[] => {
    const siblings: PdfBookmark[] = [];
    let item = pdfium._FPDFBookmark_GetFirstChild(document, parent);
    while (item !== 0) {
      const current = item;
      const destination = pdfium._FPDFBookmark_GetDest(document, current);
      siblings.push({
        title: utf16((at, size) => pdfium._FPDFBookmark_GetTitle(current, at, size)),
        page: pdfium._FPDFDest_GetDestPageIndex(document, destination),
        children: outline(current),
      });
      item = pdfium._FPDFBookmark_GetNextSibling(document, current);
    }
    return siblings;
  };
  /** For each piece of text of a page, whether its font is in the file. */
  const embedding = (index: number): boolean[] => {
    const page = pdfium._FPDF_LoadPage(document, index);
    const found = Array.from({ length: pdfium._FPDFPage_CountObjects(page) }, (_, index) =>
      pdfium._FPDFPage_GetObject(page, index),
    )
      .filter((object) => pdfium._FPDFPageObj_GetType(object) === TEXT_OBJECT)
      .map((object) => pdfium._FPDFFont_GetIsEmbedded(pdfium._FPDFTextObj_GetFont(object)) === 1);
    pdfium._FPDF_ClosePage(page);
    return found;
  };
  return { metadata, outline, embedding };
};

/** The properties of a PDF, as read by PDFium, which did not write it. */
export async function inspectPdf(bytes: Uint8Array) {
  const library = await PDFiumLibrary.init();
  const { module: pdfium } = library as unknown as { module: Pdfium };
  const document = await library.loadDocument(bytes);
  const { documentIdx } = document as unknown as { documentIdx: number };
  const buffer = pdfium.wasmExports.malloc(BUFFER_SIZE + 64);
  try {
    const reader = createReader(pdfium, documentIdx, buffer);
    const pageCount = document.getPageCount();
    const texts = Array.from({ length: pageCount }, (_, index) => reader.embedding(index)).flat();
    return {
      pageCount,
      title: reader.metadata('Title'),
      author: reader.metadata('Author'),
      outline: reader.outline(),
      /** The number of pieces of text, and of those whose font is not in the file. */
      texts: texts.length,
      textsWithoutFont: texts.filter((isEmbedded) => !isEmbedded).length,
    };
  } finally {
    pdfium.wasmExports.free(buffer);
    document.destroy();
    library.destroy();
  }
}

/** The document's language, e.g. `ar`: PDFium does not return it, so it is read from the metadata. */
export const pdfLanguage = (bytes: Uint8Array): string | undefined =>
  /<dc:language><rdf:Bag><rdf:li>([\w-]+)</.exec(Buffer.from(bytes).toString('latin1'))?.[1];
