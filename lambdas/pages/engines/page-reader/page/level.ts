import sharp from 'sharp';
import type { Grey } from './grey.ts';

/** A position on the page, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A page with level lines of writing, and the mapping of its points to the original page. */
export interface LevelPage {
  readonly page: Grey;
  readonly origin: (point: Point) => Point;
}

/** Width in pixels of the sample in which the skew is measured, and its maximum in degrees. */
const sampleWidth = 700;
const maxDegrees = 6;
const inkBelow = 200;

const inkPoints = async (page: Grey): Promise<Point[]> => {
  const width = Math.min(sampleWidth, page.width);
  const { data, info } = await sharp(page.data, {
    raw: { width: page.width, height: page.height, channels: 1 },
  })
    .resize({ width })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const points: Point[] = [];
  data.forEach((value, at) => {
    if (value < inkBelow) points.push({ x: at % info.width, y: Math.floor(at / info.width) });
  });
  const step = Math.ceil(points.length / 12_000);
  return points.filter((_, at) => at % step === 0);
};

/** How clearly rows of ink stand out along a slope. */
const sharpness = (points: readonly Point[], degrees: number): number => {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const offset = 200;
  const rows = new Float64Array(offset * 2 + 20_000);
  for (const { x, y } of points) {
    const row = y - x * slope + offset;
    const at = Math.floor(row);
    rows[at] = (rows[at] ?? 0) + 1 - (row - at);
    rows[at + 1] = (rows[at + 1] ?? 0) + row - at;
  }
  return rows.reduce((sum, value) => sum + value * value, 0);
};

const skewOf = (points: readonly Point[]): number => {
  let best = { degrees: 0, sharp: sharpness(points, 0) * 1.002 };
  const look = (from: number, to: number, step: number) => {
    for (let degrees = from; degrees <= to + 1e-9; degrees += step) {
      const sharp = sharpness(points, degrees);
      if (sharp > best.sharp) best = { degrees, sharp };
    }
  };
  look(-maxDegrees, maxDegrees, 0.25);
  look(best.degrees - 0.2, best.degrees + 0.2, 0.05);
  return best.degrees;
};

/** Rotates a page so that its lines are level; returns a level page unchanged. */
export const levelled = async (page: Grey): Promise<LevelPage> => {
  const points = await inkPoints(page);
  const degrees = points.length < 50 ? 0 : skewOf(points);
  if (Math.abs(degrees) < 0.15) return { page, origin: (point) => point };
  const { data, info } = await sharp(page.data, {
    raw: { width: page.width, height: page.height, channels: 1 },
  })
    .rotate(-degrees, { background: '#fff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [sine, cosine] = [Math.sin, Math.cos].map((of) => of((degrees * Math.PI) / 180));
  return {
    page: { data, width: info.width, height: info.height },
    origin: ({ x, y }) => {
      const [dx, dy] = [x - info.width / 2, y - info.height / 2];
      return {
        x: page.width / 2 + dx * (cosine ?? 1) - dy * (sine ?? 0),
        y: page.height / 2 + dx * (sine ?? 0) + dy * (cosine ?? 1),
      };
    },
  };
};
