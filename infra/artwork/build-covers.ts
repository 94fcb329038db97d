import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import * as z from 'zod/mini';
import { coverKey, covers, thumbnailKey } from '#lambdas/notebooks/domain/covers.ts';
import type { CoverId } from '#lambdas/notebooks/domain/covers.ts';
import { drawings } from './drawings.ts';

/** The largest size of a cover in a notebook, and of its thumbnail in the carousel, in bytes. */
export const maxCoverBytes = 350 * 1024;
export const maxThumbnailBytes = 25 * 1024;
const thumbnailWidth = 360;

/** Best first; an intricate pattern hides a lower quality well. */
const qualities = [82, 76, 70, 62, 54, 46, 38, 30] as const;

/**
 * Encodes at the best quality below the limit. MozJPEG saves a sixth of the bytes for ten times the work, which is
 * worth it for thumbnails on slow lines.
 */
const encode = async (image: Sharp, limit: number, mozjpeg: boolean): Promise<Buffer> => {
  let encoded = Buffer.alloc(0);
  for (const quality of qualities) {
    encoded = await image.clone().jpeg({ quality, mozjpeg }).toBuffer();
    if (encoded.length <= limit) break;
  }
  return encoded;
};

const render = async (outDir: string, id: CoverId, svg: string): Promise<void> => {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = sharp(data, {
    raw: { width: info.width, height: info.height, channels: info.channels },
  }).withMetadata({ density: 150 });
  await writeFile(join(outDir, coverKey(id)), await encode(pixels, maxCoverBytes, false));
  const resized = await pixels
    .clone()
    .resize({ width: thumbnailWidth, kernel: 'mitchell' })
    .toBuffer({ resolveWithObject: true });
  // Resized once, not for each quality.
  const small = sharp(resized.data, { raw: resized.info }).withMetadata({ density: 150 });
  await writeFile(join(outDir, thumbnailKey(id)), await encode(small, maxThumbnailBytes, true));
};

const digests = z.record(z.string(), z.string());

/** Digests of the last build's drawings, by cover; empty if there was no build or its record is unreadable. */
const readDigests = async (file: string): Promise<z.infer<typeof digests>> => {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const parsed = digests.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : {};
};

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * Draws the covers into `outDir` under the keys of lambdas/notebooks/domain/covers.ts, two at a time. Covers with an unchanged
 * drawing are skipped; the record of drawings is next to `outDir`, because the whole folder is deployed.
 */
export const buildCovers = async (outDir: string): Promise<void> => {
  await mkdir(join(outDir, 'covers'), { recursive: true });
  const record = `${outDir.replace(/[/\\]+$/, '')}.digests.json`;
  const known = await readDigests(record);
  const now: Record<string, string> = {};
  const waiting = covers.map(({ id }) => id);
  const work = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const svg = drawings[id]();
      const digest = createHash('sha256')
        .update(
          `${sharp.versions.sharp} ${encode.toString()} ${qualities.join()} ${thumbnailWidth} ${svg}`,
        )
        .digest('hex');
      const files = [coverKey(id), thumbnailKey(id)].map((key) => exists(join(outDir, key)));
      const isCurrent = known[id] === digest && (await Promise.all(files)).every(Boolean);
      if (!isCurrent) await render(outDir, id, svg);
      now[id] = digest;
    }
  };
  await Promise.all([work(), work()]);
  await writeFile(record, JSON.stringify(now));
};
