import type { GreyPicture } from '#shared/paper/grey-picture.ts';
import type { WorkerFrame } from './worker-frame.ts';

/** JPEG quality at which the reader finds as much as in the frame itself; see decision 55. */
const QUALITY = 0.88;

const penOf = (width: number, height: number): OffscreenCanvasRenderingContext2D => {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  if (!pen) throw new Error('there is no canvas');
  return pen;
};

/** Luma of sRGB (ITU-R BT.601), in 256ths. */
function greyOf({ data, width, height }: ImageData): GreyPicture {
  const grey = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < grey.length; at += 1, from += 4) {
    const red = (data[from] ?? 0) * 77;
    grey[at] = (red + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8;
  }
  return { data: grey, width, height };
}

/** The canvas of a size, which the frames of a camera share. */
const canvases = () => {
  let last: OffscreenCanvasRenderingContext2D | undefined;
  return (width: number, height: number): OffscreenCanvasRenderingContext2D => {
    if (last?.canvas.width !== width || last.canvas.height !== height) last = penOf(width, height);
    return last;
  };
};

/**
 * Makes this worker answer the frames that `openFrameReader` sends: with what `look` finds, and on request with the last
 * frame as a JPEG. A frame is dropped when the next one comes.
 * @param side pixels of the shorter side of the picture that is searched
 */
export function answerFrames(side: number, look: (frame: WorkerFrame) => unknown): void {
  const [searched, cutOut] = [canvases(), canvases()];
  let frame: ImageBitmap | undefined;

  const seen = (whole: ImageBitmap): unknown => {
    const scale = Math.max(1, Math.min(whole.width, whole.height) / side);
    const [width, height] = [Math.round(whole.width / scale), Math.round(whole.height / scale)];
    const pen = searched(width, height);
    pen.drawImage(whole, 0, 0, width, height);
    const small = greyOf(pen.getImageData(0, 0, width, height));
    return look({
      small,
      scale: whole.width / width,
      cut: ([x, y], wanted) => {
        const size = Math.max(3, Math.round(wanted));
        const own = cutOut(size, size);
        own.drawImage(whole, Math.round(size / 2 - x), Math.round(size / 2 - y));
        return greyOf(own.getImageData(0, 0, size, size));
      },
    });
  };
  const photo = async (): Promise<Blob | undefined> => {
    if (!frame) return undefined;
    const canvas = new OffscreenCanvas(frame.width, frame.height);
    canvas.getContext('2d', { alpha: false })?.drawImage(frame, 0, 0);
    return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  };
  const answer = async (request: unknown): Promise<unknown> => {
    if (!(request instanceof ImageBitmap)) return { photo: await photo() };
    frame?.close();
    frame = request;
    return { seen: seen(request) };
  };
  self.onmessage = ({ data }: MessageEvent<unknown>) => {
    answer(data).then(
      (found) => self.postMessage(found),
      () => self.postMessage({}),
    );
  };
}
