/**
 * Fits the confidence of readings of digits, and says what it is worth: `node test/bench/grades/digits/calibrate.ts`.
 * Cells are cut from pages of the development set, whose fonts no network was trained with; half of the pages fit the
 * weights, the other half judge them. To be done again whenever a network was trained. Takes ten minutes.
 */
import { writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { cappedFor } from '../../../../infra/local/textract/digits/confidence.ts';
import { combinations } from './combinations.ts';
import { judgeColumn, type Judged } from './judge-column.ts';
import { fit, predict, type Model } from './logistic.ts';
import { pageCells } from './page-cells.ts';

const FIT_FROM = 2000;
const JUDGE_FROM = 3000;
const PAGES = 64;
const EDGES = [0, 50, 80, 90, 95, 97, 98, 99, 99.5, 100];

async function judge(from: number): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (let page = 0; page < PAGES; page += 1) {
    const asked = combinations[page % combinations.length] ?? {};
    for (const { cells, texts, context } of await pageCells(from + page, asked)) {
      judged.push(...judgeColumn(cells, texts, context));
    }
    console.log(`page ${from + page}: ${judged.length} cells`);
  }
  return judged.filter(({ circumstances }) => circumstances !== undefined);
}

const confidence = (model: Model, { features, circumstances }: Judged): number => {
  const share = 100 * predict(model, features);
  return circumstances ? cappedFor(circumstances, share) : share;
};

const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));
const rightOf = (cells: readonly Judged[]): number =>
  rounded((100 * cells.filter(({ isRight }) => isRight).length) / Math.max(1, cells.length));

const fitting = await judge(FIT_FROM);
const model = fit(fitting);
const judging = await judge(JUDGE_FROM);
const reliability = EDGES.slice(1).map((to, index) => {
  const from = EDGES[index] ?? 0;
  const inside = judging.filter((cell) => {
    const value = confidence(model, cell);
    return value >= from && (value < to || to === 100);
  });
  const mean = inside.reduce((sum, cell) => sum + confidence(model, cell), 0) / inside.length;
  return { from, to, cells: inside.length, mean: rounded(mean || 0), right: rightOf(inside) };
});
const record = {
  weights: model.map((weight) => rounded(weight, 4)),
  fitted: {
    seeds: [FIT_FROM, FIT_FROM + PAGES - 1],
    cells: fitting.length,
    right: rightOf(fitting),
  },
  judged: {
    seeds: [JUDGE_FROM, JUDGE_FROM + PAGES - 1],
    cells: judging.length,
    right: rightOf(judging),
    reliability,
  },
};
const file = new URL('../../../../infra/local/textract/digits/confidence.json', import.meta.url);
writeFileSync(file, await format(JSON.stringify(record), { parser: 'json', printWidth: 100 }));
