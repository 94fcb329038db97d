import { beforeAll, describe, expect, it } from 'vitest';
import { makePage } from '#test/bench/grades/pages/make-page.ts';
import type { PageOptions } from '#test/bench/grades/pages/options.ts';
import { decodablePicture, uprightPicture } from '../picture-codec.ts';
import { findTurn } from './find-turn.ts';
import { seePicture } from './plan-page.ts';
import { turnPicture, type ColourRaster } from '../raster.ts';

const turnOf = (picture: ColourRaster) => findTurn(seePicture(picture).ink, picture.width);

/** A page of marks in the size used for planning. */
async function pageOf(seed: number, asked: Partial<PageOptions>): Promise<ColourRaster> {
  const { image } = await makePage(seed, { style: 'print', ...asked });
  const picture = await decodablePicture(await uprightPicture(image));
  return picture.within(1_000);
}

describe('the rotation of a picture', () => {
  let unruled: Promise<ColourRaster>;
  beforeAll(() => {
    const asked = { language: 'en', capture: 'scan', ruling: 'none', textHeight: 18 } as const;
    unruled = pageOf(5, { ...asked, pupilCount: 20 });
  });
  const turnsOf = (page: ColourRaster) =>
    [0, 1, 2, 3].map((quarters) => turnOf(turnPicture(page, quarters)));

  it.each(['ar', 'fr'] as const)('is found from its text: %s', async (language) => {
    const asked = { language, capture: 'photo', ruling: 'full', textHeight: 18 } as const;
    const page = await pageOf(5, { ...asked, pupilCount: 20 });
    expect(turnsOf(page)).toEqual([0, 3, 2, 1]);
  });

  it('is not decided by numbers, which look the same upside down', async () => {
    const asked = { language: 'ar', digits: 'arabic-indic', capture: 'scan' } as const;
    const page = await pageOf(9_005, { ...asked, ruling: 'none', textHeight: 14 });
    expect(turnsOf(page)).toEqual([0, 3, 2, 1]);
  });

  it('is not decided by the dashes of its lines, even if they outnumber the letters', async () => {
    const page = await unruled;
    const data = Uint8Array.from(page.data);
    const { width, height } = page;
    // Each dash is lower on the side where the pen began.
    for (let y = 150; y < height - 40; y += 9) {
      for (let x = 30; x < width - 30; x += 1) {
        const along = x % 14;
        for (let row = 0; row < (along > 8 ? 0 : along < 3 ? 3 : 2); row += 1) {
          const at = 3 * ((y + row) * width + x);
          data.fill(20, at, at + 3);
        }
      }
    }
    expect(turnOf({ ...page, data })).toBe(0);
  });

  it('is not decided by the vertical dashes of a table with dashed lines', async () => {
    const page = await unruled;
    const data = Uint8Array.from(page.data);
    const { width, height } = page;
    const draw = (x: number, y: number) =>
      data.fill(20, 3 * (y * width + x), 3 * (y * width + x) + 3);
    for (let y = 150; y < height - 40; y += 1) {
      for (let x = 30; x < width - 30; x += 1) {
        const isDash = (along: number, across: number) => along % 14 < 9 && across < 2;
        if (isDash(x, (y - 150) % 30) || isDash(y, (x - 30) % 40)) draw(x, y);
      }
    }
    expect(turnOf({ ...page, data })).toBe(0);
  });

  it.each([
    ['dashes aslant', 11_019, { language: 'fr', capture: 'photo', textHeight: 20, style: 'hand' }],
    [
      'dashes with legs',
      11_029,
      { language: 'ar', capture: 'scan', digits: 'arabic-indic', textHeight: 28, style: 'hand' },
    ],
    [
      'numbers, where they are most of it',
      11_036,
      { language: 'ar', capture: 'scan', digits: 'arabic-indic', textHeight: 14 },
    ],
    [
      'long numbers, which are wider than the names',
      12_023,
      { language: 'ar', capture: 'photo', digits: 'arabic-indic', textHeight: 20, style: 'hand' },
    ],
    [
      'numbers of a hand',
      9_039,
      { language: 'ar', capture: 'photo', digits: 'arabic-indic', textHeight: 14, style: 'hand' },
    ],
  ] as const)('is not decided by %s', async (_, seed, asked) => {
    expect(turnOf(await pageOf(seed, { ...asked, set: 'heldOut' }))).toBe(0);
  });

  it('is not decided where there is no text', () => {
    const [width, height] = [300, 400];
    const noise = Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 7_919) % 251);
    const blank = new Uint8Array(width * height * 3).fill(240);
    for (const data of [noise, blank]) expect(turnOf({ data, width, height, channels: 3 })).toBe(0);
  });
});

it('rotates a picture by quarter turns, clockwise', () => {
  const pixels = (levels: readonly number[]) =>
    Uint8Array.from(levels.flatMap((level) => [level, level, level]));
  const picture = { data: pixels([1, 2, 3, 4, 5, 6]), width: 3, height: 2, channels: 3 } as const;
  const turned = [0, 1, 2, 3].map((quarters) => turnPicture(picture, quarters));
  expect(turned.map(({ width, height }) => [width, height])).toEqual([
    [3, 2],
    [2, 3],
    [3, 2],
    [2, 3],
  ]);
  expect(turned.map(({ data }) => data)).toEqual([
    pixels([1, 2, 3, 4, 5, 6]),
    pixels([4, 1, 5, 2, 6, 3]),
    pixels([6, 5, 4, 3, 2, 1]),
    pixels([3, 6, 2, 5, 1, 4]),
  ]);
});
