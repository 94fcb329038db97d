import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findInPackages, loadTypefaces } from '#lambdas/print/typography/load-typefaces.ts';
import { messagesIn } from './messages.ts';
import { renderNotebook } from './render-notebook.ts';
import { sampleNotebook } from './sample-notebook.ts';

/** Functions of PDFium that its wrapper does not expose. */
interface Pdfium {
  HEAPU8: Uint8Array;
  wasmExports: { malloc: (size: number) => number };
  _FPDFBookmark_GetFirstChild: (document: number, bookmark: number) => number;
  _FPDFBookmark_GetNextSibling: (document: number, bookmark: number) => number;
  _FPDFBookmark_GetTitle: (bookmark: number, buffer: number, size: number) => number;
  _FPDFBookmark_GetDest: (document: number, bookmark: number) => number;
  _FPDFDest_GetDestPageIndex: (document: number, destination: number) => number;
  _FPDF_GetMetaText: (document: number, tag: number, buffer: number, size: number) => number;
  _FPDFCatalog_IsTagged: (document: number) => number;
  _FPDFTextObj_GetFont: (object: number) => number;
  _FPDFFont_GetIsEmbedded: (font: number) => number;
  _FPDF_LoadPage: (document: number, page: number) => number;
  _FPDFPage_CountObjects: (page: number) => number;
  _FPDFPage_GetObject: (page: number, index: number) => number;
  _FPDFPageObj_GetType: (object: number) => number;
  _FPDF_StructTree_GetForPage: (page: number) => number;
  _FPDF_StructTree_CountChildren: (tree: number) => number;
  _FPDFLink_GetLinkAtPoint: (page: number, x: number, y: number) => number;
}

const TEXT_OBJECT = 1;
let library: PDFiumLibrary;
let pdfium: Pdfium;
beforeAll(async () => {
  library = await PDFiumLibrary.init();
  ({ module: pdfium } = library as unknown as { module: Pdfium });
});
afterAll(() => {
  library.destroy();
});

/** Reads a UTF-16 string that a function writes into a buffer. */
function utf16(write: (buffer: number, size: number) => number): string {
  const size = 1024;
  const buffer = pdfium.wasmExports.malloc(size);
  const length = write(buffer, size);
  return Buffer.from(pdfium.HEAPU8.slice(buffer, buffer + length - 2)).toString('utf16le');
}

function metadata(document: number, tag: string): string {
  const name = pdfium.wasmExports.malloc(32);
  pdfium.HEAPU8.set(new TextEncoder().encode(`${tag}\0`), name);
  return utf16((buffer, size) => pdfium._FPDF_GetMetaText(document, name, buffer, size));
}

interface Bookmark {
  title: string;
  page: number;
  children: Bookmark[];
}

function bookmarks(document: number, parent = 0): Bookmark[] {
  const siblings: Bookmark[] = [];
  let item = pdfium._FPDFBookmark_GetFirstChild(document, parent);
  while (item !== 0) {
    const current = item;
    const destination = pdfium._FPDFBookmark_GetDest(document, current);
    siblings.push({
      title: utf16((buffer, size) => pdfium._FPDFBookmark_GetTitle(current, buffer, size)),
      page: pdfium._FPDFDest_GetDestPageIndex(document, destination),
      children: bookmarks(document, current),
    });
    item = pdfium._FPDFBookmark_GetNextSibling(document, current);
  }
  return siblings;
}

describe.each(['en', 'ar'] as const)('the PDF document in %s', (language) => {
  const messages = messagesIn(language);
  const { records } = messages;
  const input = sampleNotebook(language, 2, 8);
  let bytes: Uint8Array;
  let document: number;
  beforeAll(async () => {
    const typefaces = await loadTypefaces(findInPackages);
    ({ pdf: bytes } = await renderNotebook(input, { typefaces }));
    const loaded = await library.loadDocument(bytes);
    ({ documentIdx: document } = loaded as unknown as { documentIdx: number });
  });

  it('has a bookmark for each part, each class, and each section and month of a class', () => {
    const tree = bookmarks(document);
    expect(tree.map(({ title }) => title)).toEqual([
      messages.notebook,
      messages.contents,
      messages.overview,
      records.cards,
      messages.timetable,
      records.holidays.title,
      records.distribution.title,
      ...input.listed.classes.map(({ name }) => messages.className(name)),
      records.daily.title,
      records.council.title,
      records.training.title,
    ]);
    const chapter = tree.find(({ children }) => children.length > 0);
    expect(chapter?.children).toHaveLength(10);
    expect(chapter?.children[1]?.children).toHaveLength(10);
    const pages = tree.map(({ page }) => page);
    expect(pages).toEqual([...pages].sort((a, b) => a - b));
  });

  it('states its title and author', () => {
    expect(metadata(document, 'Title')).toContain(input.profile.subject);
    expect(metadata(document, 'Author')).toBe(input.profile.fullName);
    expect(metadata(document, 'CreationDate')).toContain('20240908');
    expect(Buffer.from(bytes).includes(`<dc:language><rdf:Bag><rdf:li>${language}`)).toBe(true);
  });

  it('embeds every font it uses', () => {
    const page = pdfium._FPDF_LoadPage(document, 5);
    const fonts = Array.from({ length: pdfium._FPDFPage_CountObjects(page) }, (_, index) =>
      pdfium._FPDFPage_GetObject(page, index),
    )
      .filter((object) => pdfium._FPDFPageObj_GetType(object) === TEXT_OBJECT)
      .map((object) => pdfium._FPDFTextObj_GetFont(object));
    expect(new Set(fonts).size).toBeGreaterThanOrEqual(2);
    expect(fonts.every((font) => pdfium._FPDFFont_GetIsEmbedded(font) === 1)).toBe(true);
  });

  it('has a tagged reading order on every page', () => {
    expect(pdfium._FPDFCatalog_IsTagged(document)).not.toBe(0);
    const page = pdfium._FPDF_LoadPage(document, 6);
    const tree = pdfium._FPDF_StructTree_GetForPage(page);
    expect(pdfium._FPDF_StructTree_CountChildren(tree)).toBeGreaterThan(0);
  });

  it('links the contents to the pages, over the whole line', () => {
    const page = pdfium._FPDF_LoadPage(document, 1);
    const links = Array.from({ length: 150 }, (_, step) =>
      pdfium._FPDFLink_GetLinkAtPoint(page, 300, 100 + step * 5),
    );
    expect(new Set(links.filter((link) => link !== 0)).size).toBeGreaterThan(4);
  });
});

describe('a cover image', () => {
  it.each(['image/jpeg', 'image/png'] as const)(
    'of type %s fills the first page',
    async (contentType) => {
      const typefaces = await loadTypefaces(findInPackages);
      const image = sharp({ create: { width: 300, height: 200, channels: 3, background: '#a03' } });
      const bytes = await (contentType === 'image/png' ? image.png() : image.jpeg()).toBuffer();
      const cover = { bytes: new Uint8Array(bytes), contentType };
      const { pdf } = await renderNotebook({ ...sampleNotebook('ar', 1, 2), cover }, { typefaces });
      const document = await library.loadDocument(pdf);
      const { data, width, height } = await document.getPage(0).render({
        scale: 0.5,
        render: 'bitmap',
      });
      const corners = [0, width - 1, (height - 1) * width, height * width - 1];
      for (const corner of corners) {
        const [blue = 0, green = 0, red = 0] = data.subarray(corner * 4, corner * 4 + 3);
        expect(Math.max(red, blue)).toBeGreaterThan(120);
        expect(green).toBeLessThan(40);
      }
      document.destroy();
    },
  );
});
