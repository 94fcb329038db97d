import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import Tesseract from 'tesseract.js';
import type { Grey } from '../page/grey.ts';

/** The French model reads English as well; the Arabic one also reads Western digits. */
export type Alphabet = 'arabic' | 'latin';

/** The layout of the writing in a picture. */
export type Layout = 'block' | 'line' | 'page';

/** A word in a picture, in pixels. */
export interface SeenWord {
  readonly text: string;
  /** 0–100. */
  readonly confidence: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The words of a line in reading order. */
export interface SeenLine {
  readonly words: readonly SeenWord[];
  readonly top: number;
  readonly bottom: number;
}

/** Reads words with Tesseract, one picture at a time. */
export interface Recognizer {
  read(picture: Grey, layout: Layout): Promise<SeenLine[]>;
  close(): Promise<void>;
}

const packages = { arabic: 'ara', latin: 'fra' } as const;
const modes = {
  block: Tesseract.PSM.SINGLE_BLOCK,
  line: Tesseract.PSM.SINGLE_LINE,
  page: Tesseract.PSM.AUTO,
} as const;
/** The resolution that is given to Tesseract, which would guess it otherwise. */
const density = 150;

/** The folder of an alphabet's model. */
const modelFolder = (code: string): string =>
  join(
    dirname(createRequire(import.meta.url).resolve(`@tesseract.js-data/${code}/package.json`)),
    '4.0.0_best_int',
  );

const linesOf = ({ blocks }: Tesseract.Page): SeenLine[] =>
  (blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
    .map(({ words, bbox }) => ({
      top: bbox.y0,
      bottom: bbox.y1,
      words: words
        .filter(({ text }) => text.trim() !== '')
        .map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
          text: text.trim(),
          confidence,
          left: x0,
          top: y0,
          right: x1,
          bottom: y1,
        })),
    }));

/** Starts Tesseract for an alphabet with the installed model; fetches and writes nothing. */
export const startRecognizer = async (alphabet: Alphabet): Promise<Recognizer> => {
  const code = packages[alphabet];
  const worker = await Tesseract.createWorker(code, Tesseract.OEM.LSTM_ONLY, {
    langPath: modelFolder(code),
    cacheMethod: 'none',
  });
  let layout: Layout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const read = async ({ data, width, height }: Grey, wanted: Layout): Promise<SeenLine[]> => {
    if (layout !== wanted)
      await worker.setParameters({
        tessedit_pageseg_mode: modes[wanted],
        user_defined_dpi: String(density),
      });
    layout = wanted;
    const picture = await sharp(data, { raw: { width, height, channels: 1 } })
      .toColourspace('b-w')
      .png({ compressionLevel: 1 })
      .toBuffer();
    const { data: page } = await worker.recognize(picture, {}, { blocks: true, text: false });
    return linesOf(page);
  };
  return {
    read: (picture, wanted) => {
      const next = last.then(() => read(picture, wanted));
      last = next.catch(() => undefined);
      return next;
    },
    close: async () => {
      await worker.terminate();
    },
  };
};
