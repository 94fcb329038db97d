import { PDFiumLibrary } from '@hyzyla/pdfium';

/** Marks of direction that a reader may put around a run; they are no part of a name. */
const directionMarks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The text of each page of a PDF, in logical order, as pdfium reads it: a reader that is not the one that wrote it. */
export const readPdfPages = async (bytes: Uint8Array): Promise<string[]> => {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const pages = [...document.pages()].map((page) =>
      page.getText().normalize('NFKC').replaceAll(directionMarks, ''),
    );
    document.destroy();
    return pages;
  } finally {
    library.destroy();
  }
};
