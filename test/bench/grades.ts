import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readOptions, wholeNumber } from '../support/command-line.ts';
import { keepFailures } from './grades/failures.ts';
import {
  storePage,
  storeTasks,
  type Answer,
  type PageReading,
  type PageTask,
  type PlainReading,
} from './grades/page-files.ts';
import { sheetSets } from './grades/pages/fonts.ts';
import { layouts } from './grades/pages/options.ts';
import { handOf, readHands } from './grades/pages/real-hands.ts';
import { pageLanguages } from './grades/pages/vocabulary.ts';
import { judgeHands } from './grades/hands/judge-hands.ts';
import { benchPages, type BenchPage } from './grades/page-set.ts';
import {
  calibrationOf,
  handLines,
  nameLines,
  pageLines,
  tableOf,
  type ScoredPage,
} from './grades/report.ts';
import { sameTable, toPlainPage } from './grades/scoring/plain-page.ts';
import { toReadPage } from './grades/scoring/read-page.ts';
import { scoreNothing, scorePage } from './grades/scoring/score-page.ts';

/**
 * Reads the sample pages, and pages made from a seed with fonts, headings, rulings and layouts that nothing was developed
 * with, as a job reads them; and with tesseract.js on the whole page, which gets the position of each cell. Prints how much
 * of it was right. `--failures` names a folder for pictures of the marks that were not: for use with
 * `--set development`, which leaves the held-out pages unseen. `--digits` names a folder of digits that people wrote
 * (UNIPEN's disc, or MNIST's format), who then write the marks instead of fonts; figures are also by writer. With
 * `--script arabic-indic` the folder in MNIST's format holds those digits; `--language` makes all pages of one language; with
 * `--layouts other` people write larger than the print, in quarters, between lines of every kind. `--hands` names UNIPEN's folder, and does
 * something else: 20 people, or the first `--writers` of them, write five pages each, which are read by the hand that the
 * earlier ones have taught.
 */
const run = promisify(execFile);
const values = readOptions({
  seed: { type: 'string', default: '1' },
  pages: { type: 'string', default: '60' },
  set: { type: 'string', default: 'heldOut' },
  failures: { type: 'string' },
  digits: { type: 'string' },
  script: { type: 'string', default: 'western' },
  language: { type: 'string' },
  layouts: { type: 'string', default: 'usual' },
  hands: { type: 'string' },
  pendigits: { type: 'string' },
  writers: { type: 'string', default: '100' },
  'without-plain': { type: 'boolean', default: false },
});
if (values.hands !== undefined) {
  await judgeHands(values.hands, values.pendigits, wholeNumber('writers', values.writers));
  process.exit();
}
const work = await mkdtemp(path.join(tmpdir(), 'bench-grades-'));

async function answerOf<Reading>(script: string): Promise<Answer<Reading>> {
  const output = path.join(work, `${script}.json`);
  const file = path.join(import.meta.dirname, 'grades', script);
  await run(process.execPath, [file, work, output], { maxBuffer: 1 << 24 });
  return JSON.parse(await readFile(output, 'utf8')) as Answer<Reading>;
}

function scored(page: BenchPage, reading: PageReading, plain?: PlainReading): ScoredPage {
  const { id, isSample, truth } = page;
  const score = (read: PageReading['alone']) =>
    'gradebook' in read ? scorePage(truth, toReadPage(read.gradebook)) : scoreNothing(truth);
  const { alone, withClassList } = reading;
  return {
    id,
    isSample,
    truth,
    score: score(alone),
    listed: score(withClassList),
    plain: plain && scorePage(truth, toPlainPage(truth, plain.words), sameTable(truth)),
    warnings: 'gradebook' in alone ? alone.gradebook.warnings : [],
    failure: 'failure' in alone ? alone.failure : undefined,
  };
}

const [seed, count] = [wholeNumber('seed', values.seed), wholeNumber('pages', values.pages)];
const set = sheetSets.find((name) => name === values.set) ?? 'heldOut';
const hands = values.digits === undefined ? undefined : readHands(values.digits);
const pages: BenchPage[] = [];
const tasks: PageTask[] = [];
const language = pageLanguages.find((name) => name === values.language);
const layout = layouts.find((name) => name === values.layouts) ?? 'usual';
const digits = values.script === 'arabic-indic' ? values.script : 'western';
for await (const page of benchPages(
  seed,
  count,
  set,
  hands && { hands, digits, language, layout },
)) {
  tasks.push(await storePage(work, page));
  pages.push(page);
}
await storeTasks(work, tasks);

const own = await answerOf<PageReading>('daftar.ts');
const plain = values['without-plain']
  ? undefined
  : await answerOf<PlainReading>('plain-tesseract.ts');

const results = pages.flatMap((page) => {
  const reading = own.readings.find(({ id }) => id === page.id);
  return reading
    ? [
        scored(
          page,
          reading,
          plain?.readings.find(({ id }) => id === page.id),
        ),
      ]
    : [];
});

/** The percentile of these values. */
const percentile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.ceil((numbers.length * share) / 100) - 1] ?? Number.NaN;
const times = ({ readings }: Answer<{ readonly seconds: number }>): string => {
  const seconds = readings.map((reading) => reading.seconds);
  return [50, 95, 100].map((share) => percentile(seconds, share).toFixed(1)).join(' / ');
};
const megabytes = ({ peakMemory }: Answer<unknown>): string => (peakMemory / 1e6).toFixed(0);

console.log(
  `Gradebook pages, seed ${seed}: ${pages.length - count} samples, ${count} of the set ${set}; Node ${process.version}`,
);
console.log(['', ...pageLines(results), '', ...tableOf(results)].join('\n'));
if (hands) {
  const writerOf = (page: ScoredPage, column: number): string =>
    handOf(hands, page.truth.seed, page.truth.columns[column] ?? { id: 'c0' })?.writer ?? '';
  console.log(['', ...handLines(results, writerOf)].join('\n'));
}
console.log(['', 'Names without a class list:', ...nameLines(results)].join('\n'));
console.log('\nConfidence of marks that were found:');
console.log(calibrationOf(results).join('\n'));
const processors = own.readings.map(({ processorSeconds }) => processorSeconds);
console.log(
  `\nA page takes ${times(own)} s (half, 95 %, all of them), ${percentile(processors, 50).toFixed(1)} s of processors; peak memory ${megabytes(own)} MB`,
);
if (plain) console.log(`Plain tesseract.js: ${times(plain)} s; peak memory ${megabytes(plain)} MB`);

if (values.failures) {
  for (const [index, result] of results.entries()) {
    const image = pages[index]?.image;
    if (image) await keepFailures(values.failures, result, image);
  }
}
await rm(work, { recursive: true });
