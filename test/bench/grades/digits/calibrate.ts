/**
 * Fits the confidence of readings of digits, and says what it is worth:
 * `node test/bench/grades/digits/calibrate.ts pens <folder of UNIPEN>`, `... indicPens <folder of UNIPEN>` or
 * `... line`. Cells are cut as the product cuts them, from pages of the development set, whose fonts no network was trained with, and for the networks of pens also
 * from pages by people with whose strokes no network was trained. All pages fit the weights; what those are worth is said
 * by five others, each fitted on four fifths of the pages and judged by the rest. To be done again whenever a network was
 * trained.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { cappedFor, readers } from '#lambdas/pages/engines/page-reader/digits/confidence.ts';
import type { PageOptions } from '../pages/options.ts';
import { indicPenHands, readHands } from '../pages/real-hands.ts';
import { judgeColumn, type Judged } from './judge-column.ts';
import { fit, predict, type Model } from './logistic.ts';
import { productCells } from './product-cells.ts';

/** Seeds of pages by people, by fonts and by fonts in Arabic-Indic digits. */
const SEEDS = {
  people: [71_001, 71_036],
  fonts: [73_001, 73_016],
  indic: [74_001, 74_016],
  indicPeople: [75_001, 75_036],
} as const;
const FOLDS = 5;
const EDGES = [0, 50, 80, 90, 95, 97, 98, 99, 99.5, 99.9, 100];
/** Heights of digits in pixels. */
const TEXT_HEIGHTS = [14, 40, 20, 28];

const [wanted = 'pens', folder = ''] = process.argv.slice(2);
const reader = readers.find((known) => known === wanted);
if (!reader) throw new Error(`No reader ${wanted}`);
if (reader !== 'line' && folder === '') throw new Error('Which folder holds UNIPEN?');

const usual = (index: number): Partial<PageOptions> => ({
  capture: index % 2 === 0 ? 'scan' : 'photo',
  textHeight: TEXT_HEIGHTS[Math.floor(index / 2) % TEXT_HEIGHTS.length] ?? 28,
});
const languages = ['fr', 'en', 'ar'] as const;
const styleOf = (index: number) => (Math.floor(index / 2) % 2 === 0 ? 'print' : 'hand');
const western = (index: number): Partial<PageOptions> => ({
  ...usual(index),
  digits: 'western',
  language: languages[index % languages.length] ?? 'fr',
});
const indic = (index: number): Partial<PageOptions> => ({
  ...usual(index),
  digits: 'arabic-indic',
  language: 'ar',
});
const hands = reader === 'pens' ? readHands(folder, 'calibrate') : undefined;
const indicHands = reader === 'indicPens' ? indicPenHands(folder, 'calibrate') : undefined;
const optionsOf = {
  people: (index: number) => ({ ...western(index), style: 'hand', hands }) as const,
  fonts: (index: number) => ({ ...western(index), style: styleOf(index) }) as const,
  indic: (index: number) => ({ ...indic(index), style: styleOf(index) }) as const,
  indicPeople: (index: number) => ({ ...indic(index), style: 'hand', hands: indicHands }) as const,
};

/** The cells of some pages, each with its page. */
async function judge(kind: keyof typeof SEEDS): Promise<(Judged & { readonly seed: number })[]> {
  const judged: (Judged & { readonly seed: number })[] = [];
  const [first, last] = SEEDS[kind];
  for (let seed = first; seed <= last; seed += 1) {
    for (const { cells, texts, context } of await productCells(
      seed,
      optionsOf[kind](seed - first),
    )) {
      const usesPens = reader !== 'line' || context.script === 'western';
      const column = judgeColumn(cells, texts, context, usesPens);
      judged.push(...column.map((cell) => ({ ...cell, seed })));
    }
    console.log(`page ${seed}: ${judged.length} cells`);
  }
  return judged.filter(({ circumstances }) => circumstances?.reader === reader);
}

const confidence = (model: Model, { features, circumstances }: Judged): number => {
  const share = 100 * predict(model, features);
  return circumstances ? cappedFor(circumstances, share) : share;
};

const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));
const rightOf = (cells: readonly Judged[]): number =>
  rounded((100 * cells.filter(({ isRight }) => isRight).length) / Math.max(1, cells.length));

const kindsOf = {
  pens: ['people', 'fonts'],
  indicPens: ['indicPeople', 'indic'],
  line: ['indic', 'fonts'],
} as const;
const kinds = kindsOf[reader];
const all = [...(await judge(kinds[0])), ...(await judge(kinds[1]))];
const model = fit(all);
const pages = [...new Set(all.map(({ seed }) => seed))];
const foldOf = ({ seed }: { readonly seed: number }): number => pages.indexOf(seed) % FOLDS;
const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const other = fit(all.filter((cell) => foldOf(cell) !== fold));
  return all
    .filter((cell) => foldOf(cell) === fold)
    .map((cell) => ({ ...cell, confidence: confidence(other, cell) }));
}).flat();
const reliability = EDGES.slice(1).map((to, index) => {
  const from = EDGES[index] ?? 0;
  const inside = judged.filter((cell) => {
    const { confidence: value } = cell;
    return value >= from && (value < to || to === 100);
  });
  const mean = inside.reduce((sum, cell) => sum + cell.confidence, 0) / inside.length;
  return { from, to, cells: inside.length, mean: rounded(mean || 0), right: rightOf(inside) };
});
const record = {
  weights: model.map((weight) => rounded(weight, 4)),
  seeds: kinds.map((kind) => SEEDS[kind]),
  cells: all.length,
  right: rightOf(all),
  reliability,
};
const file = new URL(
  '../../../../lambdas/pages/engines/page-reader/digits/confidence.json',
  import.meta.url,
);
const records: unknown = { ...JSON.parse(readFileSync(file, 'utf8')), [reader]: record };
writeFileSync(file, await format(JSON.stringify(records), { parser: 'json', printWidth: 100 }));
