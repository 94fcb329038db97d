/**
 * Fits what tells ticks and other signs from marks: `node test/bench/grades/digits/fit-ticks.ts <folder of UNIPEN>`. Signs and
 * marks are by UNIPEN's training writers and, so that shapes which the networks have not seen count too, by its calibrating
 * ones. To be done again whenever `pens-s` or `pens-indic` was trained.
 */
import { writeFileSync } from 'node:fs';
import {
  findInk,
  measureColumn,
  measurePen,
} from '#lambdas/pages/engines/page-reader/digits/find-ink.ts';
import { makePenStrip } from '#lambdas/pages/engines/page-reader/digits/make-strip.ts';
import { lookAtPens } from '#lambdas/pages/engines/page-reader/digits/networks.ts';
import { tickFeatures } from '#lambdas/pages/engines/page-reader/digits/tick-shapes.ts';
import { chanceOf } from '../pages/chance.ts';
import { indicPenHands, readHands, type RealHand } from '../pages/real-hands.ts';
import { isTick, tickHands } from '../pages/tick-hands.ts';
import { pageCells, type PageCells } from './page-cells.ts';

const NETWORKS = { western: 's', 'arabic-indic': 'indic' } as const;
type Script = keyof typeof NETWORKS;
const PARTS = ['train', 'calibrate'] as const;
/** Seeds of the first page, and numbers of pages, of each script and part. */
const PAGES = {
  western: { train: [300_000, 90], calibrate: [310_000, 50] },
  'arabic-indic': { train: [320_000, 60], calibrate: [330_000, 40] },
} as const;
const LANGUAGES = ['fr', 'en', 'ar'] as const;
const TEXT_HEIGHTS = [14, 40, 20, 28] as const;

interface Example {
  readonly features: readonly number[];
  readonly isTick: boolean;
}

/** The written cells of a column. A stroke says that there is no mark, as a reading of it does. */
function examplesOf({ cells, texts, context }: PageCells): Example[] {
  const pen = measurePen(cells);
  const inks = cells.map((cell) => findInk(cell, pen.threshold));
  const column = measureColumn(cells, inks);
  return cells.flatMap((cell, row): Example[] => {
    const [ink, text = ''] = [inks[row], texts[row]];
    if (!ink?.box || !column || text === '') return [];
    const shape = { cell, ink: { ...ink, box: ink.box }, column };
    const [look] = lookAtPens(NETWORKS[context.script], [makePenStrip(cell, ink.box, 1)]);
    return look ? [{ features: tickFeatures(look, shape), isTick: isTick(text) }] : [];
  });
}

async function examples(script: Script, folder: string): Promise<Example[]> {
  const all: Example[] = [];
  for (const part of PARTS) {
    const ticking = tickHands(folder, part);
    const writing: RealHand[] =
      script === 'western' ? readHands(folder, part) : indicPenHands(folder, part);
    const [first, count] = PAGES[script][part];
    for (let index = 0; index < count; index += 1) {
      const columns = await pageCells(first + index, {
        set: 'development',
        tickHands: ticking,
        digits: script,
        language: script === 'western' ? LANGUAGES[index % 3] : 'ar',
        capture: index % 2 === 0 ? 'scan' : 'photo',
        textHeight: TEXT_HEIGHTS[Math.floor(index / 2) % 4],
        style: index % 3 === 2 ? 'print' : 'hand',
        hands: index % 3 === 2 ? undefined : writing,
      });
      all.push(...columns.filter(({ context }) => context.kind === 'mark').flatMap(examplesOf));
    }
  }
  return all;
}

const EPOCHS = 60;
const BATCH = 64;
const RATE = 0.02;
const RIDGE = 1e-3;
const LEAST_SPREAD = 0.05;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** A logistic model by Adam over small batches; its bias is that of as many signs as marks. */
function fit(all: readonly Example[], seed: number) {
  const chance = chanceOf(seed);
  const size = all[0]?.features.length ?? 0;
  const column = (at: number) => all.map(({ features }) => features[at] ?? 0);
  const centres = Array.from({ length: size }, (_, at) => mean(column(at)));
  const spreads = centres.map((centre, at) =>
    Math.max(LEAST_SPREAD, Math.sqrt(mean(column(at).map((value) => (value - centre) ** 2)))),
  );
  const scaled = all.map(({ features, isTick: is }) => ({
    row: Float64Array.of(
      ...features.map((value, at) => (value - (centres[at] ?? 0)) / (spreads[at] ?? 1)),
      1,
    ),
    is: is ? 1 : 0,
  }));
  const [weights, first, second] = [1, 2, 3].map(() => new Float64Array(size + 1));
  if (!weights || !first || !second) throw new RangeError('no weights');
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const order = chance.shuffled(scaled);
    const rate = RATE * 0.5 * (1 + Math.cos((Math.PI * epoch) / EPOCHS));
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      const slope = weights.map((weight, at) => (at < size ? RIDGE * weight : 0));
      for (const { row, is } of batch) {
        const sum = row.reduce((total, value, at) => total + value * (weights[at] ?? 0), 0);
        const error = (1 / (1 + Math.exp(-sum)) - is) / batch.length;
        for (let at = 0; at <= size; at += 1) slope[at] = (slope[at] ?? 0) + error * (row[at] ?? 0);
      }
      step += 1;
      for (let at = 0; at <= size; at += 1) {
        const own = slope[at] ?? 0;
        first[at] = 0.9 * (first[at] ?? 0) + 0.1 * own;
        second[at] = 0.999 * (second[at] ?? 0) + 0.001 * own ** 2;
        const [move, size2] = [
          (first[at] ?? 0) / (1 - 0.9 ** step),
          (second[at] ?? 0) / (1 - 0.999 ** step),
        ];
        weights[at] = (weights[at] ?? 0) - (rate * move) / (Math.sqrt(size2) + 1e-8);
      }
    }
  }
  const share = mean(scaled.map(({ is }) => is));
  const plain = centres.map((_, at) => (weights[at] ?? 0) / (spreads[at] ?? 1));
  const shift = plain.reduce((sum, weight, at) => sum + weight * (centres[at] ?? 0), 0);
  const bias = (weights[size] ?? 0) - shift - Math.log(share / (1 - share));
  const rounded = (value: number) => Number(value.toFixed(4));
  return { weights: plain.map(rounded), bias: rounded(bias) };
}

const [, , folder] = process.argv;
if (!folder) throw new Error('node fit-ticks.ts <folder of UNIPEN>');
const models: Partial<Record<Script, ReturnType<typeof fit>>> = {};
for (const script of ['western', 'arabic-indic'] as const) {
  const all = await examples(script, folder);
  models[script] = fit(all, 7);
  console.log(`${script}: ${all.length} cells, ${all.filter((one) => one.isTick).length} signs`);
}
const file = new URL(
  '../../../../lambdas/pages/engines/page-reader/digits/tick-shapes.json',
  import.meta.url,
);
writeFileSync(file, `${JSON.stringify(models)}\n`);
