import sharp from 'sharp';
import type { Chance } from '../grades/pages/chance.ts';
import type { DrawnPaper } from './draw-grid.ts';
import { copyTexture, type Canvas, type Photo } from './photo.ts';

const A4 = { width: 210, height: 297 };
/** The height at which the browser draws a page of a PDF. */
const PDF_HEIGHT = 2400;

/**
 * Scans a paper at 150 to 300 dots an inch, a little askew, either way up.
 * @param harm changes the pixels of the scan; it is given pixels a millimetre, and where a place of the layout is
 * @param isBlackAndWhite scans in one bit
 */
export async function takeScan(
  paper: DrawnPaper,
  chance: Chance,
  harm?: (canvas: Canvas, perMillimetre: number, placeOf: Photo['placeOf']) => void,
  isBlackAndWhite = false,
): Promise<Photo> {
  const dense = chance.pick([150, 200, 200, 300]) / 25.4;
  const [width, height] = [A4.width, A4.height].map((mm) => Math.round(mm * dense));
  const size = { width: width ?? 0, height: height ?? 0 };
  const angle = ((chance.spread(0.8) + (chance.percent(30) ? 180 : 0)) * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const scale = chance.between(0.97, 1) * dense;
  const [dx, dy] = [chance.spread(2) * dense, chance.spread(2) * dense];
  const middle = [paper.width / paper.perMillimetre / 2, paper.height / paper.perMillimetre / 2];
  const [mx = 0, my = 0] = middle;
  const placeOf: Photo['placeOf'] = (x, y) => [
    size.width / 2 + dx + ((x - mx) * c - (y - my) * s) * scale,
    size.height / 2 + dy + ((x - mx) * s + (y - my) * c) * scale,
  ];
  const canvas = { data: new Uint8Array(size.width * size.height * 3), ...size };
  const [white, gain] = [chance.whole(0, 12), chance.between(0.95, 1.08)];
  const noise = Int8Array.from({ length: 4096 }, () => chance.spread(3));
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1) {
      const [u, v] = [(x - size.width / 2 - dx) / scale, (y - size.height / 2 - dy) / scale];
      const from = [u * c + v * s + mx, v * c - u * s + my].map((mm) => mm * paper.perMillimetre);
      const at = (y * size.width + x) * 3;
      copyTexture(paper, from[0] ?? 0, from[1] ?? 0, canvas.data, at);
      for (let band = 0; band < 3; band += 1) {
        const light = (canvas.data[at + band] ?? 0) * gain - white;
        canvas.data[at + band] = Math.max(
          0,
          Math.min(255, light + (noise[(x * 31 + y * 517 + x * y) & 4095] ?? 0)),
        );
      }
    }
  harm?.(canvas, dense, placeOf);
  const raw = { width: size.width, height: size.height, channels: 3 } as const;
  const grey = sharp(canvas.data, { raw }).greyscale();
  // Fourfold paper makes strokes of one dot in a scan of one bit.
  const scanned = isBlackAndWhite
    ? sharp(await grey.threshold(chance.whole(95, 165)).toBuffer({ resolveWithObject: false }), {
        raw: { width: size.width, height: size.height, channels: 1 },
      })
    : chance.percent(50)
      ? grey
      : sharp(canvas.data, { raw });
  const isPdf = chance.percent(50);
  const high = isPdf ? PDF_HEIGHT : size.height;
  const back = high / size.height;
  const wide = Math.round(size.width * back);
  const image = await scanned
    .resize({ width: wide, height: high, fit: 'fill' })
    .jpeg({ quality: chance.whole(75, 92) })
    .toBuffer();
  return {
    image,
    ...{ width: wide, height: high, accident: 'none' },
    placeOf: (x, y) => {
      const [px, py] = placeOf(x, y);
      return [px * back, py * back];
    },
  };
}
