import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coverKey, covers, thumbnailKey } from '#lambdas/notebooks/domain/covers.ts';
import { buildCovers, maxCoverBytes, maxThumbnailBytes } from './build-covers.ts';
import { drawings } from './drawings.ts';

describe.each(covers)('the drawing of $id', ({ id }) => {
  const svg = drawings[id]();

  it('contains outlines only, so that it needs no fonts', () => {
    expect(svg).not.toMatch(/<text|font-family/);
  });

  it('refers to no other file', () => {
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|<image|href="[^#]/);
  });

  it('contains no invalid number', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('is the same every time', () => {
    expect(drawings[id]()).toBe(svg);
  });
});

describe('the built covers', () => {
  let outDir = '';
  beforeAll(async () => {
    outDir = join(await mkdtemp(join(tmpdir(), 'artwork-')), 'artwork');
    await buildCovers(outDir);
  }, 60_000);
  afterAll(() => rm(join(outDir, '..'), { recursive: true }));

  it.each(covers)(
    'include $id at A4 with 150 dots per inch, small enough for a notebook',
    async ({ id }) => {
      const bytes = await readFile(join(outDir, coverKey(id)));
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: 'jpeg',
        width: 1240,
        height: 1754,
        density: 150,
      });
      expect(bytes.length).toBeLessThanOrEqual(maxCoverBytes);
    },
  );

  it.each(covers)('include a small picture of $id', async ({ id }) => {
    const bytes = await readFile(join(outDir, thumbnailKey(id)));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 360 });
    expect(bytes.length).toBeLessThanOrEqual(maxThumbnailBytes);
  });

  it('show a picture, not a blank page', async () => {
    const { isOpaque, entropy } = await sharp(join(outDir, coverKey('iqra'))).stats();
    expect(isOpaque).toBe(true);
    expect(entropy).toBeGreaterThan(1);
  });

  it('are built again only when they have changed or are missing', async () => {
    const [kept, lost] = [coverKey('winter'), coverKey('spring')].map((key) => join(outDir, key));
    const before = await stat(kept ?? '');
    await rm(lost ?? '');
    await buildCovers(outDir);
    expect((await stat(kept ?? '')).mtimeMs).toBe(before.mtimeMs);
    expect((await stat(lost ?? '')).size).toBeGreaterThan(0);
  });
});
