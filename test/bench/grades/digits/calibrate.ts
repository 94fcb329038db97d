/**
 * Fits the confidence of readings of digits, and says what it is worth:
 * `node test/bench/grades/digits/calibrate.ts pens <folder of UNIPEN>` or `... line`. Cells are cut from pages of the
 * development set, whose fonts no network was trained with, and for the networks of pens also from pages by people with
 * whose strokes no network was trained. All pages fit the weights; what those are worth is said by two others, each
 * fitted on half of the pages and judged by the other half. To be done again whenever a network was trained. Takes ten
 * minutes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { cappedFor } from '#lambdas/grades/reader/digits/confidence.ts';
import { readHands } from '../pages/real-hands.ts';
import type { PageOptions } from '../pages/options.ts';
import { combinations } from './combinations.ts';
import { judgeColumn, type Judged } from './judge-column.ts';
import { fit, predict, type Model } from './logistic.ts';
import { pageCells } from './page-cells.ts';

/** Seeds of the first page of each half. */
const FROM = [2000, 3000] as const;
const PAGES = 56;
const EDGES = [0, 50, 80, 90, 95, 97, 98, 99, 99.5, 99.9, 100];
/** Heights of digits in pixels, on pages that people wrote. */
const TEXT_HEIGHTS = [14, 20, 28, 40];

const [reader = 'pens', folder] = process.argv.slice(2);
if (reader !== 'pens' && reader !== 'line') throw new Error(`No reader ${reader}`);
if (reader === 'pens' && folder === undefined) throw new Error('Which folder holds UNIPEN?');

/** The ways to write the pages, in turn: three of five by people, for the networks of pens. */
function optionsWith(unipen: string): readonly Partial<PageOptions>[] {
  const byFonts = combinations.filter(({ digits }) => digits === 'western');
  const hands = readHands(unipen, 'calibrate');
  return Array.from({ length: 40 }, (_, index) => {
    const [round, place] = [Math.floor(index / 5), index % 5];
    if (place < 2) return byFonts[(2 * round + place) % byFonts.length] ?? {};
    const textHeight = TEXT_HEIGHTS[(round + place) % TEXT_HEIGHTS.length] ?? 28;
    const capture = index % 2 === 0 ? 'scan' : 'photo';
    return { style: 'hand', digits: 'western', capture, textHeight, hands };
  });
}
const options = reader === 'pens' && folder !== undefined ? optionsWith(folder) : combinations;

async function judge(from: number): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (let page = 0; page < PAGES; page += 1) {
    const asked = options[page % options.length] ?? {};
    for (const { cells, texts, context } of await pageCells(from + page, asked)) {
      judged.push(...judgeColumn(cells, texts, context, reader === 'pens'));
    }
    console.log(`page ${from + page}: ${judged.length} cells`);
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

const halves = [await judge(FROM[0]), await judge(FROM[1])] as const;
const all = halves.flat();
const model = fit(all);
const judged = halves.flatMap((half, index) => {
  const other = fit(halves[index === 0 ? 1 : 0]);
  return half.map((cell) => ({ ...cell, confidence: confidence(other, cell) }));
});
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
  seeds: FROM.map((from) => [from, from + PAGES - 1]),
  cells: all.length,
  right: rightOf(all),
  reliability,
};
const file = new URL('../../../../lambdas/grades/reader/digits/confidence.json', import.meta.url);
const records: unknown = { ...JSON.parse(readFileSync(file, 'utf8')), [reader]: record };
writeFileSync(file, await format(JSON.stringify(records), { parser: 'json', printWidth: 100 }));
