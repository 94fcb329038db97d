/** A copy of a glyph with a width of its own, in thousandths of an em. */
export interface GlyphCopy {
  glyph: number;
  width: number;
}

const ENTRY = 16;
const HEADER = 12;
const EM = 1000;

type Tables = Map<string, Buffer>;

function tablesOf(font: Buffer): Tables {
  const count = font.readUInt16BE(4);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = HEADER + index * ENTRY;
      const [start, length] = [font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)];
      const table = Buffer.from(font.subarray(start, start + length));
      return [font.toString('latin1', entry, entry + 4), table];
    }),
  );
}

const padded = (length: number): number => Math.ceil(length / 4) * 4;

/** The sum of a table's 32-bit words (OpenType, "Calculating checksums"). */
function checksum(table: Buffer): number {
  const whole = Buffer.alloc(padded(table.length));
  table.copy(whole);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}

/** Writes the tables one after another, in the order of the font's directory. */
function writeTables(font: Buffer, tables: Tables): Buffer {
  const directory = Buffer.from(font.subarray(0, HEADER + tables.size * ENTRY));
  let offset = directory.length;
  const bodies: Buffer[] = [];
  [...tables.values()].forEach((table, index) => {
    const entry = HEADER + index * ENTRY;
    directory.writeUInt32BE(checksum(table), entry + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(table.length, entry + 12);
    bodies.push(table, Buffer.alloc(padded(table.length) - table.length));
    offset += padded(table.length);
  });
  return Buffer.concat([directory, ...bodies]);
}

/** The offset of each glyph's outline, and the end of the last one. */
function readLoca(loca: Buffer, glyphs: number, isLong: boolean): number[] {
  return Array.from({ length: glyphs + 1 }, (_, index) =>
    isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2,
  );
}

/**
 * Adds copies of glyphs at the end of a TrueType file; the first has the index `first`. PDF/UA-1 (7.21.5) requires a
 * glyph for each width, so one that carries texts of several widths needs copies.
 * @throws if the file lacks a table that TrueType outlines need
 */
export function copyGlyphs(
  bytes: Uint8Array,
  copies: readonly GlyphCopy[],
): { bytes: Uint8Array; first: number } {
  const font = Buffer.from(bytes);
  const tables = tablesOf(font);
  const table = (tag: string): Buffer => {
    const found = tables.get(tag);
    if (!found) throw new Error(`the font has no ${tag}`);
    return found;
  };
  const [head, hhea, maxp, hmtx, glyf] = [
    table('head'),
    table('hhea'),
    table('maxp'),
    table('hmtx'),
    table('glyf'),
  ];
  const first = maxp.readUInt16BE(4);
  const unitsPerEm = head.readUInt16BE(18);
  const metrics = hhea.readUInt16BE(34);
  const offsets = readLoca(table('loca'), first, head.readInt16BE(50) === 1);

  // A glyph beyond the last full metric has that metric's width and its own side bearing.
  const bearingOf = (glyph: number): number =>
    hmtx.readInt16BE(glyph < metrics ? glyph * 4 + 2 : metrics * 4 + (glyph - metrics) * 2);
  const widthOf = (glyph: number): number => hmtx.readUInt16BE(Math.min(glyph, metrics - 1) * 4);
  const shown = [
    ...Array.from({ length: first }, (_, glyph) => ({ glyph, width: widthOf(glyph) })),
    ...copies.map(({ glyph, width }) => ({ glyph, width: Math.round((width * unitsPerEm) / EM) })),
  ];
  const allMetrics = Buffer.alloc(shown.length * 4);
  shown.forEach(({ glyph, width }, index) => {
    allMetrics.writeUInt16BE(width, index * 4);
    allMetrics.writeInt16BE(bearingOf(glyph), index * 4 + 2);
  });

  const outlines = copies.map(({ glyph }) => {
    const outline = glyf.subarray(offsets[glyph], offsets[glyph + 1]);
    return Buffer.concat([outline, Buffer.alloc(padded(outline.length) - outline.length)]);
  });
  const begin = Buffer.alloc(padded(glyf.length) - glyf.length);
  const starts = offsets.slice(0, first);
  let end = glyf.length + begin.length;
  for (const outline of outlines) {
    starts.push(end);
    end += outline.length;
  }
  const loca = Buffer.alloc((starts.length + 1) * 4);
  [...starts, end].forEach((start, index) => loca.writeUInt32BE(start, index * 4));

  head.writeInt16BE(1, 50);
  hhea.writeUInt16BE(shown.length, 34);
  maxp.writeUInt16BE(shown.length, 4);
  tables.set('hmtx', allMetrics);
  tables.set('glyf', Buffer.concat([glyf, begin, ...outlines]));
  tables.set('loca', loca);
  return { bytes: writeTables(font, tables), first };
}
