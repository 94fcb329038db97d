import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import Tesseract from 'tesseract.js';
import { Defect } from '#core/defect.ts';
import type { Pixels } from './raster.ts';

/** The French model reads English as well; the Arabic one also reads Western digits. */
export type Alphabet = 'arabic' | 'latin';

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
  /** Lines of one paragraph have the same number. */
  readonly paragraph: number;
}

/** Reads words with Tesseract, one picture at a time. */
export interface Recognizer {
  read(picture: Pixels, layout: Layout): Promise<SeenLine[]>;
  /** Ends its thread, also during a reading, which then fails. */
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

const modelFolder = (code: string): string =>
  join(
    dirname(createRequire(import.meta.url).resolve(`@tesseract.js-data/${code}/package.json`)),
    '4.0.0_best_int',
  );

const linesOf = ({ blocks }: Tesseract.Page): SeenLine[] =>
  (blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ lines }, paragraph) => lines.map((line) => ({ ...line, paragraph })))
    .map(({ words, bbox, paragraph }) => ({
      paragraph,
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

/** A running Tesseract, in a thread of its own. */
interface Engine {
  /** @throws if the thread fails or ends; the engine is then of no further use */
  read(picture: Pixels, layout: Layout): Promise<SeenLine[]>;
  stop(): Promise<void>;
}

/** Starts Tesseract for an alphabet with the installed model; fetches nothing, and writes no file. */
async function startEngine(alphabet: Alphabet): Promise<Engine> {
  const code = packages[alphabet];
  const failure = Promise.withResolvers<never>();
  failure.promise.catch(() => undefined);
  const fail = (cause: unknown): void =>
    failure.reject(new Defect(`the thread that reads ${alphabet} words failed`, { cause }));
  const ready = <T>(work: Promise<T>): Promise<T> => Promise.race([work, failure.promise]);

  const starting = Tesseract.createWorker(code, Tesseract.OEM.LSTM_ONLY, {
    langPath: modelFolder(code),
    cacheMethod: 'none',
    // Without it, tesseract.js throws where nothing can catch the error.
    errorHandler: fail,
  });
  const worker = await ready(starting);
  // tesseract.js would wait for ever for a thread that has ended.
  const thread: unknown = Reflect.get(worker, 'worker');
  if (!(thread instanceof Worker)) throw new Error('tesseract.js has no thread');
  thread.once('error', fail).once('exit', fail);
  thread.unref();
  let layout: Layout | undefined;

  const read = async ({ data, width, height }: Pixels, wanted: Layout): Promise<SeenLine[]> => {
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
    read: async (picture, wanted) => {
      // Only a reading keeps the process running.
      thread.ref();
      try {
        return await ready(read(picture, wanted));
      } finally {
        thread.unref();
      }
    },
    stop: async () => {
      // Without tesseract.js, whose readings would then fail where nothing can catch the error.
      await thread.terminate();
    },
  };
}

/** Creates a recognizer that starts with its first picture, and anew after a failure or `close`. */
export function createRecognizer(alphabet: Alphabet): Recognizer {
  let engine: Promise<Engine> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const close = async (): Promise<void> => {
    const ending = engine;
    engine = undefined;
    await ending?.then(
      (running) => running.stop(),
      () => undefined,
    );
  };
  const read = async (picture: Pixels, layout: Layout): Promise<SeenLine[]> => {
    engine ??= startEngine(alphabet);
    const own = engine;
    try {
      return await (await own).read(picture, layout);
    } catch (error) {
      if (engine === own) await close();
      throw error;
    }
  };
  return {
    read: (picture, layout) => {
      const next = last.then(() => read(picture, layout));
      last = next.catch(() => undefined);
      return next;
    },
    close,
  };
}
