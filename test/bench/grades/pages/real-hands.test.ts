import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chanceOf } from './chance.ts';
import { makePage } from './make-page.ts';
import { readHands, writeReal } from './real-hands.ts';

/** Ten digits in MNIST's format: bars whose width is the digit and one pixel. */
function writeIdx(folder: string): void {
  const head = (...numbers: readonly number[]) => {
    const bytes = Buffer.alloc(4 * numbers.length);
    numbers.forEach((number, at) => bytes.writeUInt32BE(number, 4 * at));
    return bytes;
  };
  const images = Array.from({ length: 10 }, (_, digit) =>
    Buffer.from(
      Array.from({ length: 28 * 28 }, (__, at) => {
        const [x, y] = [at % 28, Math.floor(at / 28)];
        return y >= 4 && y < 24 && x >= 4 && x <= 4 + digit ? 255 : 0;
      }),
    ),
  );
  writeFileSync(
    path.join(folder, 't10k-images-idx3-ubyte'),
    Buffer.concat([head(0x803, 10, 28, 28), ...images]),
  );
  writeFileSync(
    path.join(folder, 't10k-labels-idx1-ubyte'),
    Buffer.concat([head(0x801, 10), Buffer.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])]),
  );
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'digits-'));
  writeIdx(folder);
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

it("writes texts with pictures of MNIST's format, as high and as wide as they are", async () => {
  const [hand] = readHands(folder);
  const at = { x: 60, baseline: 50, tall: 40 };
  const ink = { colour: '#111', pen: 0.07 };
  const svg = writeReal(hand!, '9', at, ink, chanceOf(1));
  const { data, info } = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"><rect width="100%" height="100%" fill="#fff"/>${svg}</svg>`,
    ),
  )
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dark = [...data.keys()].filter((place) => data[place]! < 128);
  const rows = new Set(dark.map((place) => Math.floor(place / info.width)));
  const columns = new Set(dark.map((place) => place % info.width));
  expect(rows.size).toBeGreaterThan(34);
  expect(rows.size).toBeLessThan(46);
  expect(columns.size / rows.size).toBeCloseTo(0.5, 1);
});

it('makes pages whose marks real hands write', async () => {
  const asked = { textHeight: 12, pupilCount: 5, language: 'fr', style: 'hand' } as const;
  const page = await makePage(7, { ...asked, hands: readHands(folder) });
  const plain = await makePage(7, asked);
  expect(page.truth.rows).toEqual(plain.truth.rows);
  expect(page.image.equals(plain.image)).toBe(false);
});

it('refuses a folder without digits', () => {
  expect(() => readHands(tmpdir())).toThrow(/neither UNIPEN nor digits/);
});
