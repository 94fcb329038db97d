import { createRequire } from 'node:module';
import path from 'node:path';
import { createWorker, OEM } from 'tesseract.js';
import { answerTasks, type PlainReading } from './page-files.ts';

/** What tesseract.js reads from a whole page, given only the language. */
const codes = { ar: 'ara', fr: 'fra', en: 'eng' } as const;

const modelFolder = (code: string): string => {
  const file = createRequire(import.meta.url).resolve(`@tesseract.js-data/${code}/package.json`);
  return path.join(path.dirname(file), '4.0.0_best_int');
};

const start = async (code: string) =>
  createWorker(code, OEM.LSTM_ONLY, { langPath: modelFolder(code), cacheMethod: 'none' });
const workers = {
  ar: await start(codes.ar),
  fr: await start(codes.fr),
  en: await start(codes.en),
};

await answerTasks(async ({ id, language }, image): Promise<PlainReading> => {
  const begin = performance.now();
  const { data } = await workers[language].recognize(image, {}, { blocks: true, text: false });
  const words = (data.blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
    .flatMap((line) => line.words)
    .map(({ text, bbox }) => ({ text, x: (bbox.x0 + bbox.x1) / 2, y: (bbox.y0 + bbox.y1) / 2 }));
  return { id, seconds: (performance.now() - begin) / 1000, words };
});
await Promise.all(Object.values(workers).map((worker) => worker.terminate()));
