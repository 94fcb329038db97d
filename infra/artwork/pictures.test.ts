import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { coverKey, covers, thumbnailKey } from '#lambdas/notebooks/domain/covers.ts';
import { digestOf, encoding, pictures, readDrawing, readRecord, render } from './pictures.ts';

describe.each(covers)('the drawing of $id', ({ id }) => {
  it('contains outlines only, so that it needs no fonts and no other file', async () => {
    const svg = await readDrawing(id);
    expect(svg).not.toMatch(/<text|font-family|<image|href="[^#]/);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/);
  });

  it('is the one of its pictures; otherwise run `npm run covers`', async () => {
    expect((await readRecord())[id]).toBe(digestOf(await readDrawing(id)));
  });
});

it('there is no drawing that is no cover', async () => {
  const names = await readdir(join(import.meta.dirname, 'covers'));
  expect(names).toEqual(covers.map(({ id }) => `${id}.svg`).sort());
});

describe('the pictures', () => {
  it('are two for each cover, and no others', async () => {
    const names = await readdir(pictures, { recursive: true });
    expect(names.filter((name) => name !== 'covers').sort()).toEqual(
      covers.flatMap(({ id }) => [coverKey(id), thumbnailKey(id)]).sort(),
    );
  });

  it.each(covers)(
    'include $id at A4 with 150 dots per inch, small enough for a notebook',
    async ({ id }) => {
      const bytes = await readFile(join(pictures, coverKey(id)));
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: 'jpeg',
        width: 1240,
        height: 1754,
        density: 150,
      });
      expect(bytes.length).toBeLessThanOrEqual(encoding.cover.maxBytes);
    },
  );

  it.each(covers)('include a small picture of $id', async ({ id }) => {
    const bytes = await readFile(join(pictures, thumbnailKey(id)));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 360 });
    expect(bytes.length).toBeLessThanOrEqual(encoding.thumbnail.maxBytes);
  });

  it('show a picture, not a blank page', async () => {
    const { isOpaque, entropy } = await sharp(join(pictures, coverKey('iqra'))).stats();
    expect(isOpaque).toBe(true);
    expect(entropy).toBeGreaterThan(1);
  });

  it('are what the encoder makes of a drawing', async () => {
    const { cover, thumbnail } = await render(await readDrawing('iqra'));
    for (const [made, key] of [
      [cover, coverKey('iqra')],
      [thumbnail, thumbnailKey('iqra')],
    ] as const) {
      const stored = await readFile(join(pictures, key));
      // Another machine or a newer encoder may round differently.
      expect(await meanDifference(made, stored)).toBeLessThan(1);
      expect(made.length / stored.length).toBeCloseTo(1, 1);
    }
  });
});

/** The mean difference of two pictures' colours, of 255. */
const meanDifference = async (one: Buffer, other: Buffer): Promise<number> => {
  const [a, b] = await Promise.all([one, other].map((each) => sharp(each).raw().toBuffer()));
  if (a?.length !== b?.length || !a || !b) return 255;
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
  return sum / a.length;
};
