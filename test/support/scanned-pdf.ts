import { PDFDocument, PDFHexString, PDFName, PDFNumber } from 'pdf-lib';
import sharp from 'sharp';
import type { DrawnPaper } from '../bench/paper/draw-grid.ts';

/** How a scanner stores a page: in black and white like a fax machine or with JBIG2, or in grey. */
export type ScanCoding = 'ccitt' | 'jbig2' | 'grey';

interface Scan {
  readonly coding: ScanCoding;
  readonly dpi: number;
  /** Degrees that a viewer turns the page clockwise; the page is stored turned the other way. Default 0. */
  readonly rotation?: 0 | 90 | 180 | 270;
}

const MILLIMETRES = 25.4;
const uint32 = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >> shift) & 255);

/** A picture in black and white as fax machines code it (ITU-T T.6): the data of a TIFF with one tile. */
async function faxCoded(
  picture: Buffer,
  tileWidth: number,
  tileHeight: number,
): Promise<Uint8Array> {
  const tiff = await sharp(picture)
    .threshold(128)
    // sharp writes black as 0, and a fax machine as 1.
    .negate()
    .toColourspace('b-w')
    .tiff({ compression: 'ccittfax4', bitdepth: 1, tile: true, tileWidth, tileHeight })
    .toBuffer();
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  const isLittle = tiff[0] === 0x49;
  const start = view.getUint32(4, isLittle);
  const entries = new Map<number, readonly number[]>();
  for (let index = 0; index < view.getUint16(start, isLittle); index += 1) {
    const at = start + 2 + index * 12;
    const [type, count] = [view.getUint16(at + 2, isLittle), view.getUint32(at + 4, isLittle)];
    const size = type === 3 ? 2 : 4;
    const from = size * count > 4 ? view.getUint32(at + 8, isLittle) : at + 8;
    const values = Array.from({ length: count }, (_, place) =>
      size === 2
        ? view.getUint16(from + 2 * place, isLittle)
        : view.getUint32(from + 4 * place, isLittle),
    );
    entries.set(view.getUint16(at, isLittle), values);
  }
  const [offsets = [], counts = []] = [entries.get(324), entries.get(325)];
  if (offsets.length !== 1) throw new Error(`the page has ${offsets.length} tiles`);
  return tiff.subarray(offsets[0], offsets[0]! + counts[0]!);
}

/** Data of a fax machine as one region of JBIG2 (ITU-T T.88, 7.4.6), whose coding "MMR" is the same. */
function jbig2Of(fax: Uint8Array, width: number, height: number): Uint8Array {
  const segment = (number: number, type: number, data: readonly number[]) => [
    ...uint32(number),
    ...[type, 0, 1],
    ...uint32(data.length),
    ...data,
  ];
  const page = [...uint32(width), ...uint32(height), ...uint32(0), ...uint32(0), 0, 0, 0];
  const region = [...uint32(width), ...uint32(height), ...uint32(0), ...uint32(0), 0, 1, ...fax];
  return Uint8Array.from([
    ...segment(0, 48, page),
    ...segment(1, 38, region),
    ...segment(2, 49, []),
  ]);
}

/** Pages as a scanner stores them in one PDF: each is a picture of a whole page of A4. */
export async function scanPdf(
  pages: readonly DrawnPaper[],
  { coding, dpi, rotation = 0 }: Scan,
): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (const { pixels, width: from, height: to } of pages) {
    const upright = sharp(pixels, { raw: { width: from, height: to, channels: 3 } });
    // Tiles of a TIFF, like a scanner's lines, have a multiple of 16 pixels.
    const size = [210, 297].map((side) => 16 * Math.round((side * dpi) / MILLIMETRES / 16));
    const scanned = upright.resize(size[0], size[1], { fit: 'fill' }).grayscale();
    const turned = await sharp(await scanned.png().toBuffer())
      .rotate(360 - rotation)
      .png()
      .toBuffer();
    const [width = 0, height = 0] = rotation % 180 === 0 ? size : size.toReversed();
    const [x, y] = [(width * 72) / dpi, (height * 72) / dpi];
    const page = pdf.addPage([x, y]);
    page.node.set(PDFName.of('Rotate'), PDFNumber.of(rotation));
    const place = { x: 0, y: 0, width: x, height: y };
    if (coding === 'grey') {
      page.drawImage(
        await pdf.embedJpg(await sharp(turned).jpeg({ quality: 70 }).toBuffer()),
        place,
      );
      continue;
    }
    const fax = await faxCoded(turned, width, height);
    const isFax = coding === 'ccitt';
    const stream = pdf.context.stream(isFax ? fax : jbig2Of(fax, width, height), {
      ...{ Type: 'XObject', Subtype: 'Image', Width: width, Height: height },
      ...{ BitsPerComponent: 1, ColorSpace: 'DeviceGray' },
      Filter: isFax ? 'CCITTFaxDecode' : 'JBIG2Decode',
      ...(isFax && { DecodeParms: { K: -1, Columns: width, Rows: height } }),
    });
    const name = page.node.newXObject('Scan', pdf.context.register(stream));
    const draw = `q ${x} 0 0 ${y} 0 0 cm ${name.toString()} Do Q`;
    page.node.addContentStream(pdf.context.register(pdf.context.flateStream(draw)));
  }
  return Buffer.from(await pdf.save());
}

/** The PDF as one that can be opened only with a password. */
export async function lockPdf(bytes: Uint8Array): Promise<Buffer> {
  const pdf = await PDFDocument.load(bytes);
  const { context } = pdf;
  const secret = PDFHexString.of('5a'.repeat(32));
  const entries = { Filter: 'Standard', V: 1, R: 2, O: secret, U: secret, P: -4 };
  context.trailerInfo.Encrypt = context.register(context.obj(entries));
  context.trailerInfo.ID = context.obj([PDFHexString.of('00'), PDFHexString.of('00')]);
  return Buffer.from(await pdf.save({ useObjectStreams: false }));
}
