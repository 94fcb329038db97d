import { deflateSync, inflateSync } from 'node:zlib';

const TRAILER = /startxref\n(\d+)\n%%EOF\s*$/;
const STREAM = /^(\d+ 0 obj\n<<[\s\S]*?)\/Length (\d+)(?!\d)([\s\S]*?>>\nstream\n)/;
const WIDTHS = /\/W \[ ?(\d+) (\d+) (\d+) ?\]/;
/** Bytes; more than the dictionary of a cross-reference table with its trailer takes. */
const LONGEST = 4_096;
/** PNG's filter that stores each byte as its difference from the byte above. */
const UP = 2;

/** Encodes each row of a table as its differences from the row above. */
function differences(table: Uint8Array, columns: number): Uint8Array {
  const rows = table.length / columns;
  const filtered = new Uint8Array(rows * (columns + 1));
  for (let row = 0; row < rows; row += 1) {
    filtered[row * (columns + 1)] = UP;
    for (let column = 0; column < columns; column += 1) {
      const at = row * columns + column;
      const above = row === 0 ? 0 : (table[at - columns] ?? 0);
      filtered[row * (columns + 1) + 1 + column] = (table[at] ?? 0) - above;
    }
  }
  return filtered;
}

/** Stores a PDF's cross-reference table as differences between rows, which compress to almost nothing. */
export function packCrossReferences(pdf: Uint8Array): Uint8Array {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const start = Number(
    TRAILER.exec(bytes.toString('latin1', bytes.length - 64))?.[1] ?? Number.NaN,
  );
  if (Number.isNaN(start)) return pdf;
  const head = bytes.toString('latin1', start, start + LONGEST);
  const [opening = '', before = '', length = '', after = ''] = STREAM.exec(head) ?? [];
  const widths = WIDTHS.exec(opening)?.slice(1).map(Number);
  if (!widths || opening.includes('/DecodeParms')) return pdf;
  const columns = widths.reduce((sum, width) => sum + width, 0);
  const from = start + opening.length;
  const table = inflateSync(bytes.subarray(from, from + Number(length)));
  const packed = deflateSync(differences(table, columns), { level: 9 });
  const how = `/DecodeParms <</Predictor 12/Columns ${columns}>>`;
  return Buffer.concat([
    bytes.subarray(0, start),
    Buffer.from(`${before}${how}/Length ${packed.length}${after}`, 'latin1'),
    packed,
    Buffer.from(`\nendstream\nendobj\n\nstartxref\n${start}\n%%EOF`, 'latin1'),
  ]);
}
