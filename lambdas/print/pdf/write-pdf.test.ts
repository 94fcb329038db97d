import { inflateSync } from 'node:zlib';
import { PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { writePdf } from './write-pdf.ts';

/** A document whose catalogue leads to `count` objects and to a content, all of them written one after another. */
async function fileOf(count: number): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.addPage();
  const { context, catalog } = document;
  const content = context.nextRef();
  catalog.set(PDFName.of('Content'), content);
  const first = context.largestObjectNumber + 1;
  context.largestObjectNumber += count;
  catalog.set(PDFName.of('First'), PDFRef.of(first));
  function* objects() {
    for (let at = 0; at < count; at += 1) {
      const next = at + 1 < count ? `/Next ${first + at + 1} 0 R` : '';
      yield { number: first + at, source: `<</At ${at}${next}>>` };
    }
  }
  await document.flush();
  const streams = [[content.objectNumber, () => Buffer.from('0 0 m')] as const];
  return writePdf(context, { streams, objects: objects() });
}

/** The numbers of the objects in the order in which they lead to each other. */
function chain(document: PDFDocument): number[] {
  const found: number[] = [];
  let ref = document.catalog.get(PDFName.of('First'));
  while (ref instanceof PDFRef) {
    const object = document.context.lookup(ref, PDFDict);
    found.push(Number(String(object.get(PDFName.of('At')))));
    ref = object.get(PDFName.of('Next'));
  }
  return found;
}

describe('a file', () => {
  it.each([1, 4_998, 5_000, 12_345])('leads to each of %i objects', async (count) => {
    const document = await PDFDocument.load(await fileOf(count));
    expect(document.getPageCount()).toBe(1);
    expect(chain(document)).toEqual(Array.from({ length: count }, (_, at) => at));
  });

  it('holds contents compressed', async () => {
    const document = await PDFDocument.load(await fileOf(3));
    const content = document.context.lookup(document.catalog.get(PDFName.of('Content')));
    expect(content).toBeInstanceOf(PDFRawStream);
    const bytes = (content as PDFRawStream).getContents();
    expect(String(inflateSync(bytes))).toBe('0 0 m');
  });

  it('stores where objects are as differences, which take almost nothing', async () => {
    const many = await fileOf(5_000);
    const table =
      many.length - Number(/startxref\n(\d+)/.exec(Buffer.from(many).toString('latin1'))?.[1]);
    expect(table).toBeLessThan(500);
  });
});
