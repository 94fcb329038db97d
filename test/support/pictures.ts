import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { chanceOf } from '../bench/grades/pages/chance.ts';
import { makePage } from '../bench/grades/pages/make-page.ts';
import type { PageOptions } from '../bench/grades/pages/options.ts';
import { makePupils } from '../bench/grades/pages/pupils.ts';
import { write, type Stroke } from '../bench/grades/pages/pen.ts';

/** Pictures that teachers send by mistake, and pages that are hard to read; all small and generated. */

const svg = (width: number, height: number, body: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`,
  );
const jpeg = (drawing: Buffer): Promise<Buffer> => sharp(drawing).jpeg({ quality: 80 }).toBuffer();
const paper = '<rect width="100%" height="100%" fill="#fbfaf5"/>';

const page = async (asked: Partial<PageOptions> = {}, seed = 5) => {
  const small = { language: 'fr', style: 'print', capture: 'scan', ruling: 'full' } as const;
  return makePage(seed, { ...small, textHeight: 16, pupilCount: 10, ...asked });
};

/** A page of marks that is easy to read, a PNG or a JPEG. */
export const easyPage = async (): Promise<Buffer> => (await page()).image;

/** A cat on a sofa: no paper, no lines, no writing. */
export const catPhoto = (): Promise<Buffer> =>
  jpeg(
    svg(
      900,
      700,
      `<rect width="900" height="700" fill="#b9a48c"/><rect y="430" width="900" height="270" fill="#7c4a3a"/>
       <ellipse cx="450" cy="440" rx="210" ry="170" fill="#4b4036"/><circle cx="450" cy="240" r="120" fill="#54483d"/>
       <path d="M350 180L370 70L430 140ZM550 180L530 70L470 140Z" fill="#54483d"/>
       <ellipse cx="405" cy="230" rx="20" ry="26" fill="#cfd46a"/><ellipse cx="495" cy="230" rx="20" ry="26" fill="#cfd46a"/>
       <path d="M440 275H460L450 288Z" fill="#d98a8a"/><path d="M640 520Q800 420 760 300" stroke="#4b4036" stroke-width="40" fill="none"/>
       <path d="M400 290L280 270M400 300L285 320M500 290L620 270M500 300L615 320" stroke="#222" stroke-width="3"/>`,
    ),
  );

/** A sheet with nothing on it. */
export const blankPage = (): Promise<Buffer> => jpeg(svg(800, 1100, paper));

/** Small dark specks everywhere, as in a photo of a carpet or of gravel. */
export const specks = (): Promise<Buffer> => {
  const chance = chanceOf(1);
  const [width, height] = [600, 420];
  const data = Uint8Array.from({ length: width * height }, () => (chance.percent(7) ? 20 : 245));
  return sharp(data, { raw: { width, height, channels: 1 } })
    .resize({ width: 4 * width, kernel: 'nearest' })
    .jpeg({ quality: 80 })
    .toBuffer();
};

const printed: Stroke = {
  hand: { latin: 'tinos', arabic: 'notoNaskhArabic', indic: 'notoNaskhArabic' },
  height: 14,
  colour: '#111',
  unevenness: 0,
};

/** The end of a chapter of a novel: lines of text, and no table. */
export const textPage = (): Promise<Buffer> => {
  const chance = chanceOf(1);
  const words = 'le vent du soir passait sur la colline et personne ne disait rien'.split(' ');
  const lines = Array.from({ length: 12 }, (_, index) => {
    const text = chance.shuffled(words).slice(0, chance.whole(7, 9)).join(' ');
    return write(text, { x: 90, y: 100 + index * 32, anchor: 'start' }, printed, chance);
  });
  return jpeg(svg(800, 1100, paper + lines.join('')));
};

/** A printed page with these lines, photographed upside down and a little askew on a desk. */
export async function photoOfText(
  lines: readonly string[],
  language: 'ar' | 'fr',
): Promise<Buffer> {
  const chance = chanceOf(1);
  const [x, anchor] = language === 'ar' ? [1_020, 'end' as const] : [80, 'start' as const];
  const stroke = { ...printed, height: 22 };
  const texts = lines.map((text, index) =>
    write(text, { x, y: 130 + index * 56, anchor }, stroke, chance),
  );
  const sheet = svg(1_100, 260 + lines.length * 56, paper + texts.join(''));
  return sharp(sheet)
    .extend({ top: 60, bottom: 80, left: 70, right: 50, background: '#6a5040' })
    .rotate(183, { background: '#6a5040' })
    .blur(0.7)
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** A PDF whose name ends in .png. */
export const renamedPdf = (): Buffer =>
  Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

/** A JPEG that ends in its middle, as after a lost connection. */
export const truncatedJpeg = async (): Promise<Buffer> => {
  const whole = await sharp(await easyPage())
    .jpeg()
    .toBuffer();
  return whole.subarray(0, whole.length / 2);
};

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } });

/** One pixel by one. */
export const onePixel = (): Promise<Buffer> => flat(1, 1).png().toBuffer();

/** A PNG 30,000 pixels wide. */
export const veryWide = (): Promise<Buffer> => flat(30_000, 300).png().toBuffer();

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** A PNG of a few kilobytes with this height and width once it is decoded. */
export const bomb = (side = 20_000): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // One bit for each pixel, grey.
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)));
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A page of marks as an animated PNG of two equal frames. */
export const animatedPng = async (): Promise<Buffer> => {
  const still = await sharp(await easyPage())
    .png()
    .toBuffer();
  const [width, height] = [still.readUInt32BE(16), still.readUInt32BE(20)];
  const control = (sequence: number): Buffer => {
    const data = Buffer.alloc(26);
    [sequence, width, height].forEach((value, index) => data.writeUInt32BE(value, index * 4));
    data.writeUInt16BE(1, 20);
    data.writeUInt16BE(2, 22);
    return pngChunk('fcTL', data);
  };
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = 8; at < still.length;) {
    const length = still.readUInt32BE(at);
    const type = still.toString('latin1', at + 4, at + 8);
    chunks.push({ type, data: still.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  const data = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((one) => one.data));
  const header = chunks.find(({ type }) => type === 'IHDR')?.data ?? Buffer.alloc(0);
  const again = Buffer.concat([Buffer.from([0, 0, 0, 2]), data]);
  return Buffer.concat([
    SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
    control(0),
    pngChunk('IDAT', data),
    control(1),
    pngChunk('fdAT', again),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A page of marks with 16 bits for each colour. */
export const sixteenBitPng = async (): Promise<Buffer> =>
  sharp(await easyPage())
    .toColourspace('rgb16')
    .png()
    .toBuffer();

/** A page of marks in the colours of a printing press (CMYK). */
export const cmykJpeg = async (): Promise<Buffer> =>
  sharp(await easyPage())
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer();

/** A table of two cells, which cannot be a page of marks. */
export const twoCells = (): Promise<Buffer> => {
  const chance = chanceOf(2);
  const text = (value: string, x: number) =>
    write(value, { x, y: 235, anchor: 'middle' }, { ...printed, height: 20 }, chance);
  const lines =
    '<path d="M150 180H650V280H150ZM400 180V280" fill="none" stroke="#333" stroke-width="3"/>';
  return jpeg(svg(800, 500, paper + lines + text('Total', 275) + text('14', 525)));
};

/** Two pages of marks next to each other in one picture: tables of 8 and of 6 pupils. */
export const twoTables = async (): Promise<Buffer> => {
  const pages = await Promise.all([
    page({ pupilCount: 8, preset: 'middle-2022' }, 31),
    page({ pupilCount: 6, preset: 'equal' }, 32),
  ]);
  const [left, right] = pages.map(({ truth }) => truth.picture);
  if (!left || !right) throw new Error('no pages');
  const create = {
    width: left.width + right.width,
    height: Math.max(left.height, right.height),
    channels: 3,
    background: '#fbfaf5',
  } as const;
  const [first, second] = pages.map(({ image }) => image);
  return sharp({ create })
    .composite([
      { input: first, left: 0, top: 0 },
      { input: second, left: left.width, top: 0 },
    ])
    .jpeg()
    .toBuffer();
};

/** A class printed in two halves, each with its own lines and a gap between them, with its true rows. */
export const twoHalves = async (
  language: 'ar' | 'fr',
  gap: number,
): Promise<{ image: Buffer; rows: readonly (readonly string[])[] }> => {
  const chance = chanceOf(3);
  const heads = {
    ar: ['الرقم', 'اللقب والاسم', 'الفرض', 'الاختبار'],
    fr: ['N°', 'Nom et prénom', 'Devoir', 'Composition'],
  }[language];
  const widths = [60, 260, 110, 130];
  const side = 560;
  const [left, top, rowHeight, half] = [60, 130, 44, 8];
  const [width, bottom] = [2 * side + gap + 2 * left, top + (half + 1) * rowHeight];
  const rows = makePupils(language, 2 * half, chance).map(({ surname, givenName }, index) => [
    String(index + 1),
    `${surname} ${givenName}`,
    ...[0, 1].map(() => String(chance.whole(4, 40) / 2).replace('.', ',')),
  ]);
  // An Arabic page is mirrored: the first half is on the right.
  const across = (x: number): number => (language === 'ar' ? width - x : x);
  const drawn = [0, 1].map((at) => {
    const start = left + at * (side + gap);
    const edges = [0, 60, 320, 430, 560].map((edge) => start + edge);
    const texts = [heads, ...rows.slice(at * half, (at + 1) * half)].flatMap((texts, line) =>
      texts.map((text, column) => {
        const x = across((edges[column] ?? 0) + (widths[column] ?? 0) / 2);
        return write(
          text,
          { x, y: top + line * rowHeight + 28, anchor: 'middle' },
          printed,
          chance,
        );
      }),
    );
    const upright = edges.map((x) => `M${across(x)} ${top}V${bottom}`);
    const level = Array.from(
      { length: half + 2 },
      (_, line) => `M${across(start)} ${top + line * rowHeight}H${across(start + side)}`,
    );
    const lines = [...upright, ...level].join('');
    return `${texts.join('')}<path d="${lines}" fill="none" stroke="#333" stroke-width="2"/>`;
  });
  const image = await jpeg(svg(width, bottom + 80, paper + drawn.join('')));
  return { image, rows };
};

/** A page of marks that was scanned upside down. */
export const upsideDown = async (): Promise<Buffer> =>
  sharp(await easyPage())
    .rotate(180)
    .jpeg()
    .toBuffer();

/** The upper half of a page of marks, cut through its last row. */
export const halfPage = async (): Promise<Buffer> => {
  const { image, truth } = await page({ pupilCount: 16 });
  const { width, height } = truth.picture;
  return sharp(image)
    .extract({ left: 0, top: 0, width, height: Math.round(height * 0.55) })
    .jpeg()
    .toBuffer();
};

/** A page of marks in landscape, with the camera's orientation and location. */
export const turnedWithPlace = async (): Promise<Buffer> =>
  sharp(await easyPage())
    .rotate(-90)
    .withExif({
      IFD0: { Make: 'A phone', Copyright: 'A teacher' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 45/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
