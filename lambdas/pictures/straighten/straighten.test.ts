import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyMatrix, homography, type Corners } from '#test/bench/grades/pages/projection.ts';
import { pageSize } from './page-size.ts';
import { planPage, seePicture, type PagePlan } from './plan-page.ts';
import type { ColourRaster } from '../raster.ts';
import { straighten } from './straighten.ts';

const PAPER = { width: 600, height: 800 };
const PICTURE = { width: 720, height: 900 };
const flat: Corners = [
  [0, 0],
  [PAPER.width, 0],
  [PAPER.width, PAPER.height],
  [0, PAPER.height],
];
/** A row every 25 pixels, four columns, and writing in each cell. */
const isInk = (x: number, y: number): boolean => {
  if (x < 30 || x > 571 || y < 50 || y > 752) return false;
  const isRule = (y - 50) % 25 < 1.5 || (x - 30) % 180 < 1.5;
  const isWord = (y - 50) % 25 > 8 && (y - 50) % 25 < 18 && (x - 30) % 180 > 20 && (x - 30) % 9 < 4;
  return isRule || (isWord && (x - 30) % 180 < 120);
};

/** A page as a camera sees it: on a dark desk, half in shadow, bent by `bend` pixels in its middle. */
function photograph(corners: Corners, bend = 0): ColourRaster {
  const { width, height } = PICTURE;
  // Plain arithmetic, because a point for each of the 2.6 million samples takes most of the test's time.
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = homography(corners, flat);
  const darknessAt = (x: number, y: number): number => {
    const depth = g * x + h * y + 1;
    const u = (a * x + b * y + c) / depth;
    const lift = bend === 0 ? 0 : bend * Math.sin((Math.PI * u) / PAPER.width);
    const v = (d * x + e * y + f) / depth + lift;
    const isPaper = u >= 0 && v >= 0 && u <= PAPER.width && v <= PAPER.height;
    return isPaper ? (isInk(u, v) ? 0.8 : 0) : 0.65;
  };
  const shadows = Array.from({ length: width }, (_, x) => 80 / (1 + Math.exp((x - 400) / 20)));
  const data = new Uint8Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      const upper = darknessAt(x + 0.25, y + 0.25) + darknessAt(x + 0.75, y + 0.25);
      const lower = darknessAt(x + 0.25, y + 0.75) + darknessAt(x + 0.75, y + 0.75);
      const light = (230 - 0.08 * y - shadows[x]!) * (1 - (upper + lower) / 4);
      data[at] = light;
      data[at + 1] = light * 0.97;
      data[at + 2] = light * 0.9;
    }
  }
  return { data, width, height, channels: 3 };
}

/**
 * The distance of the page's points from their true position, on a page of 2,000 pixels, apart from scale and
 * offset.
 */
function residual({ geometry }: PagePlan, corners: Corners, bend = 0): number {
  const toPicture = homography(flat, corners);
  const grid = [0, 1, 2, 3].flatMap((column) =>
    [0, 7, 14, 21, 28].map((row) => [30 + 180 * column, 50 + 25 * row] as const),
  );
  const found = grid.map(([x, y]) => {
    const lowered = y - bend * Math.sin((Math.PI * x) / PAPER.width);
    const [u, v] = applyMatrix(toPicture, [x, lowered]);
    return geometry.toPage({ x: u - PICTURE.width / 2, y: v - PICTURE.height / 2 });
  });
  const misses = (seen: readonly number[], real: readonly number[]): number[] => {
    const mean = (values: readonly number[]) =>
      values.reduce((sum, value) => sum + value, 0) / values.length;
    const [from, to] = [mean(seen), mean(real)];
    const shares = seen.map((value, index) => (value - from) * (real[index]! - to));
    const scale = mean(shares) / mean(seen.map((value) => (value - from) ** 2));
    return seen.map((value, index) => Math.abs(scale * (value - from) + to - real[index]!));
  };
  const across = misses(
    found.map(({ x }) => x),
    grid.map(([x]) => x),
  );
  const down = misses(
    found.map(({ y }) => y),
    grid.map(([, y]) => y),
  );
  return (Math.max(...across, ...down) * 2_000) / PAPER.height;
}

const straight: Corners = [
  [60, 50],
  [660, 50],
  [660, 850],
  [60, 850],
];
const tilted: Corners = [
  [70, 60],
  [640, 100],
  [690, 860],
  [30, 810],
];
const turned: Corners = [
  [150, 30],
  [700, 130],
  [590, 870],
  [30, 770],
];
/** The first photograph or plan of each page and bend; drawing and planning take seconds. */
const once = <Made>(make: (corners: Corners, bend: number) => Made) => {
  const made = new Map<string, Made>();
  return (corners: Corners, bend = 0): Made => {
    const key = JSON.stringify([corners, bend]);
    const known = made.get(key) ?? make(corners, bend);
    made.set(key, known);
    return known;
  };
};
const photoOf = once(photograph);
const planOf = once((corners, bend) => planPage(seePicture(photoOf(corners, bend))));
const only = (picture: ColourRaster) => ({
  longestSide: Math.max(picture.width, picture.height),
  within: async () => picture,
});

describe('the page in a picture', () => {
  it.each([
    ['straight', straight, 0],
    ['seen from below', tilted, 0],
    ['turned', turned, 0],
    ['bent', tilted, 8],
    ['bent the other way', tilted, -8],
  ])('is found when it lies %s', (_, corners, bend) => {
    const plan = planOf(corners, bend);
    expect(plan.mask.hasSurroundings).toBe(true);
    expect(residual(plan, corners, bend)).toBeLessThan(5);
  });

  it('is made white, with dark ink, in any light', async () => {
    const { data, width, height } = await straighten(only(photoOf(tilted)));
    const [levels, inks] = [[] as number[], [] as number[]];
    for (let row = 1; row < 9; row += 1) {
      for (let column = 1; column < 9; column += 1) {
        const block: number[] = [];
        for (let y = 0; y < height / 12; y += 1) {
          for (let x = 0; x < width / 12; x += 1) {
            const at =
              (Math.floor((row * height) / 10) + y) * width + Math.floor((column * width) / 10) + x;
            block.push(data[at * 3 + 2]!);
          }
        }
        block.sort((a, b) => a - b);
        levels.push(block[Math.floor(block.length * 0.8)]!);
        inks.push(block[0]!);
      }
    }
    expect(Math.min(...levels)).toBeGreaterThan(240);
    expect(Math.max(...inks)).toBeLessThan(120);
  });

  it('is the whole picture when the picture shows nothing else', () => {
    const picture = photograph([
      [-80, -60],
      [760, -70],
      [770, 960],
      [-60, 950],
    ]);
    const { mask, frame } = planPage(seePicture(picture));
    expect(mask.hasSurroundings).toBe(false);
    expect(frame.width).toBeGreaterThan(PICTURE.width * 0.98);
  });

  it('is as large as the reader needs, and enlarged at most twice', () => {
    const plan = planOf(straight);
    const side = (longest: number) => {
      const { width, height } = pageSize(plan, longest);
      return Math.max(width, height);
    };
    expect(side(4_096)).toBe(2_400);
    expect(Math.abs(side(450) - 800)).toBeLessThan(40);
  });
});

describe('a picture without a page', () => {
  const drawn = (picture: ColourRaster) => straighten(only(picture));

  it.each([0, 128, 255])('is kept when all of it has brightness %i', async (level) => {
    const data = new Uint8Array(300 * 200 * 3).fill(level);
    expect(await drawn({ data, width: 300, height: 200, channels: 3 })).toMatchObject({
      width: 600,
      height: 400,
    });
  });

  it('is kept, whatever it shows', async () => {
    const size = fc.integer({ min: 1, max: 60 });
    const pictures = fc
      .tuple(size, size)
      .chain(([width, height]) =>
        fc
          .uint8Array({ minLength: width * height * 3, maxLength: width * height * 3 })
          .map((data) => ({ data, width, height, channels: 3 }) as const),
      );
    await fc.assert(
      fc.asyncProperty(pictures, async (picture) => {
        const { data, width, height } = await drawn(picture);
        expect(data).toHaveLength(width * height * 3);
        expect(Math.max(width, height)).toBeLessThanOrEqual(2_400);
      }),
      { numRuns: 10 },
    );
  });
});
