import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { DrawnPaper } from '../bench/paper/draw-grid.ts';

type Picture = Pick<DrawnPaper, 'pixels' | 'width' | 'height'>;

/** What the camera of this worker's browser shows; read when a page opens the camera. */
const film = join(tmpdir(), `camera-${randomUUID()}.y4m`);

/** Gives Chromium a camera that shows the film, and lets every page use it: the shell without windows cannot ask. */
export const cameraArguments = [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
];

const SIZE = { width: 1280, height: 960 };
const PER_SECOND = 2;
/** How long each paper is shown: long enough to be held still. */
const FRAMES = 3;

/** A paper on a desk, a little askew, as a frame of the film: its light, and no colours. */
async function frameOf({ pixels, width, height }: Picture): Promise<Buffer> {
  const desk = '#5c4634';
  const askew = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .rotate(4, { background: desk })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const light = await sharp(askew)
    .resize({ ...SIZE, fit: 'contain', background: desk })
    .greyscale()
    // In a video black is 16 and white 235.
    .linear(219 / 255, 16)
    .raw()
    .toBuffer();
  return Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc(light.length / 2, 128)]);
}

/** Shows papers to the camera one after the other, over and over. */
export async function showToCamera(papers: readonly Picture[]): Promise<void> {
  const file = createWriteStream(film);
  file.write(`YUV4MPEG2 W${SIZE.width} H${SIZE.height} F${PER_SECOND}:1 Ip A1:1 C420jpeg\n`);
  for (const paper of papers) {
    const frame = await frameOf(paper);
    for (let count = 0; count < FRAMES; count += 1) file.write(frame);
  }
  file.end();
  await once(file, 'finish');
}
