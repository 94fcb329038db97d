import { PDFDocument, PDFName } from 'pdf-lib';
import { expect, it } from 'vitest';
import { readPdf } from '#test/support/read-pdf.ts';
import { directionOf } from '#shared/model/locale.ts';
import { findInPackages, loadTypefaces } from '../typography/load-typefaces.ts';
import { A4 } from './box.ts';
import { imposeBooklet } from './impose-booklet.ts';
import { PdfBook } from './pdf-book.ts';

const loading = loadTypefaces(findInPackages);

/** A document whose pages show their numbers. */
async function numbered(language: 'en' | 'ar', pages: number): Promise<Uint8Array> {
  const book = await PdfBook.create(language, await loading);
  for (let page = 1; page <= pages; page += 1) {
    const canvas = book.addPage();
    const tag = book.structure.add('P');
    const style = { typeface: book.regular, size: 20, colour: '#000000', tag } as const;
    canvas.text(`(${page})`, { x: 60, y: 200, width: 300 }, { ...style, direction: 'ltr' });
    if (page === 1) {
      const link = book.structure.add('Link');
      canvas.link({
        box: { x: 60, y: 180, width: 90, height: 30 },
        page: 1,
        title: 'On',
        tag: link,
      });
    }
  }
  book.bookmarks.push({ title: 'One', page: 0, children: [] });
  const title = 'Booklet';
  return book.save({ title, author: '', subject: '', language, createdOn: '2026-11-22' });
}

it.each([
  ['en', ['(1)', '(2)', '(3)', '(4) (5)']],
  ['ar', ['(1)', '(2)', '(3)', '(5) (4)']],
] as const)('puts two pages on a side, in the order of %s', async (language, expected) => {
  const booklet = await imposeBooklet(await numbered(language, 5), directionOf(language));
  const sides = await readPdf(booklet);
  expect(sides.map((rows) => rows.join(' ').replaceAll(/\)\s*\(/g, ') ('))).toEqual(expected);
  const document = await PDFDocument.load(booklet);
  for (const page of document.getPages()) {
    expect(page.getWidth()).toBeCloseTo(A4.height);
    expect(page.getHeight()).toBeCloseTo(A4.width);
  }
});

it('leaves tags, bookmarks and links out of a booklet, because its pages are out of order', async () => {
  const a4 = await numbered('ar', 40);
  const booklet = await imposeBooklet(a4, 'rtl');
  const { catalog, context } = await PDFDocument.load(booklet);
  for (const name of ['StructTreeRoot', 'MarkInfo', 'Outlines']) {
    expect(catalog.has(PDFName.of(name)), name).toBe(false);
  }
  expect(Buffer.from(a4).includes('pdfuaid')).toBe(true);
  expect(Buffer.from(booklet).includes('pdfuaid')).toBe(false);
  expect(Buffer.from(booklet).includes('<dc:format>application/pdf')).toBe(true);
  const sources = context.enumerateIndirectObjects().map(([, object]) => object.toString());
  expect(sources.filter((source) => /\/Annot|\/S \/|\/Title/.test(source))).toHaveLength(1);
});

it('gives the same bytes for the same document', async () => {
  const a4 = await numbered('en', 3);
  expect(await imposeBooklet(a4, 'ltr')).toEqual(await imposeBooklet(a4, 'ltr'));
});
