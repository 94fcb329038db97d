import { isDecodable, sizeToRead } from './photo-size.ts';

/** Bytes that contain the header of every photo, also of one that begins with another picture in small. */
const HEADER = 1024 * 1024;
/** At this quality the reader finds as much as in the original; see decision 55. */
const QUALITY = 0.88;

const drawing = (width: number, height: number) => {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d', { alpha: false });
  if (!pen) throw new Error('there is no canvas');
  // The paper of a picture with transparency.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  return { canvas, pen };
};

/** Some browsers answer with noise when a canvas is read, against tracking; a picture of noise must not be sent. */
function isCanvasTrue(): boolean {
  const { data } = drawing(16, 16).pen.getImageData(0, 0, 16, 16);
  return data.every((value) => value > 240);
}

/** Makes an upright, smaller JPEG without metadata; undefined if this device cannot. */
async function shrink(photo: Blob): Promise<Blob | undefined> {
  const header = await photo.slice(0, HEADER).arrayBuffer();
  if (!isDecodable(new Uint8Array(header)) || !isCanvasTrue()) return undefined;
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  const { width, height } = sizeToRead(picture);
  const { canvas, pen } = drawing(width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, width, height);
  picture.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}

// Runs in a worker so that the page stays responsive, and its memory is free again once the worker has ended.
self.onmessage = async ({ data }: MessageEvent<unknown>) => {
  const smaller = data instanceof Blob ? await shrink(data).catch(() => undefined) : undefined;
  self.postMessage(smaller);
};
