import { inflateSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import { expect, it } from 'vitest';
import { packCrossReferences } from './pack-cross-references.ts';

async function sample(useObjectStreams: boolean): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  for (let page = 0; page < 300; page += 1) document.addPage();
  return document.save({ useObjectStreams });
}

/** The decoded table of a file, in rows: each row has the one above it added. */
function tableOf(pdf: Uint8Array): number[][] {
  const text = Buffer.from(pdf).toString('latin1');
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  const dictionary = text.slice(start, text.indexOf('stream\n', start) + 7);
  const [, length, widths] = /\/Length (\d+)\n\/W \[ ([\d ]+) \]/.exec(dictionary) as unknown as [
    string,
    string,
    string,
  ];
  const from = start + dictionary.length;
  const bytes = inflateSync(pdf.subarray(from, from + Number(length)));
  const columns = widths.split(' ').reduce((sum, width) => sum + Number(width), 0);
  const isPacked = dictionary.includes(`/DecodeParms <</Predictor 12/Columns ${columns}>>`);
  const step = isPacked ? columns + 1 : columns;
  const rows: number[][] = [];
  for (let at = 0; at < bytes.length; at += step) {
    const row = [...bytes.subarray(at + step - columns, at + step)];
    const above = isPacked ? rows.at(-1) : undefined;
    rows.push(row.map((byte, column) => (byte + (above?.[column] ?? 0)) % 256));
  }
  return rows;
}

it('stores only the differences between the rows of the table, and loses nothing', async () => {
  const pdf = await sample(true);
  const packed = packCrossReferences(pdf);
  expect(packed.length).toBeLessThan(pdf.length - 400);
  expect(tableOf(packed)).toEqual(tableOf(pdf));
  expect((await PDFDocument.load(packed)).getPageCount()).toBe(300);
  expect(packCrossReferences(packed)).toBe(packed);
});

it('leaves a file alone when its table has another format', async () => {
  const plain = await sample(false);
  expect(packCrossReferences(plain)).toBe(plain);
  const other = new TextEncoder().encode('%PDF-1.7');
  expect(packCrossReferences(other)).toBe(other);
});
