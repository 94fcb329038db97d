import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import * as z from 'zod/mini';
import { coverKey, covers, thumbnailKey, type CoverId } from '#lambdas/notebooks/domain/covers.ts';

/** The pictures of the covers, under the keys of lambdas/notebooks/domain/covers.ts; the folder is deployed. */
export const pictures = join(import.meta.dirname, 'pictures');

/** A cover's drawing: A4 portrait at 150 dots an inch, its words as outlines, so that it needs no fonts. */
export const readDrawing = (id: CoverId): Promise<string> =>
  readFile(join(import.meta.dirname, 'covers', `${id}.svg`), 'utf8');

/** What each picture was made of; beside the folder, because the whole folder is deployed. */
const record = join(import.meta.dirname, 'pictures.json');

/**
 * How pictures are encoded, at the best quality below the limit; an intricate pattern hides a lower one well. MozJPEG
 * saves a sixth of the bytes for ten times the work, which is worth it for thumbnails on slow lines.
 */
export const encoding = {
  density: 150,
  qualities: [82, 76, 70, 62, 54, 46, 38, 30],
  cover: { maxBytes: 350 * 1024, mozjpeg: false },
  thumbnail: { maxBytes: 25 * 1024, mozjpeg: true, resize: { width: 360, kernel: 'mitchell' } },
} as const;

const encode = async (
  image: Sharp,
  { maxBytes, mozjpeg }: { readonly maxBytes: number; readonly mozjpeg: boolean },
): Promise<Buffer> => {
  let encoded = Buffer.alloc(0);
  for (const quality of encoding.qualities) {
    encoded = await image.clone().jpeg({ quality, mozjpeg }).toBuffer();
    if (encoded.length <= maxBytes) break;
  }
  return encoded;
};

/** Makes a cover's two pictures of its drawing. */
export const render = async (svg: string): Promise<{ cover: Buffer; thumbnail: Buffer }> => {
  const { density, cover, thumbnail } = encoding;
  const drawn = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const large = sharp(drawn.data, { raw: drawn.info }).withMetadata({ density });
  const resized = await large
    .clone()
    .resize(thumbnail.resize)
    .toBuffer({ resolveWithObject: true });
  // Resized once, not for each quality.
  const small = sharp(resized.data, { raw: resized.info }).withMetadata({ density });
  return { cover: await encode(large, cover), thumbnail: await encode(small, thumbnail) };
};

/** Digest of what a cover's pictures are made of. A newer encoder alone is no reason to draw them again. */
export const digestOf = (svg: string): string => hash('sha256', JSON.stringify(encoding) + svg);

/** The digests of the pictures that are there, by cover. */
export const readRecord = async (): Promise<Readonly<Record<string, string>>> =>
  z.record(z.string(), z.string()).parse(JSON.parse(await readFile(record, 'utf8')));

/** Draws the covers that have changed or lack a picture, and removes pictures of no cover. */
const drawChanged = async (): Promise<void> => {
  await mkdir(join(pictures, 'covers'), { recursive: true });
  const known = await readRecord();
  const now: Record<string, string> = {};
  const wanted = new Set<string>();
  for (const { id } of covers) {
    const svg = await readDrawing(id);
    const files = { cover: coverKey(id), thumbnail: thumbnailKey(id) };
    now[id] = digestOf(svg);
    for (const file of Object.values(files)) wanted.add(file);
    const isThere = Object.values(files).every((file) => existsSync(join(pictures, file)));
    if (isThere && known[id] === now[id]) continue;
    const { cover, thumbnail } = await render(svg);
    await writeFile(join(pictures, files.cover), cover);
    await writeFile(join(pictures, files.thumbnail), thumbnail);
    console.log(`drawn: ${id}`);
  }
  for (const name of await readdir(join(pictures, 'covers')))
    if (!wanted.has(`covers/${name}`)) await rm(join(pictures, 'covers', name));
  await writeFile(record, `${JSON.stringify(now, null, 2)}\n`);
};

if (import.meta.main) await drawChanged();
