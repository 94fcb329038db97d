import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { findMarks } from '#shared/paper/find-marks.ts';
import { numbersInPicture, placeSheets } from '#shared/paper/find-sheets.ts';
import { quantile, type GreyPicture } from '#shared/paper/grey-picture.ts';
import { locateGrid, type LocatedGrid } from '#shared/paper/locate-grid.ts';
import type { PrintedGrid } from '#shared/paper/printed-grid.ts';
import { isUsableNumber } from '#shared/paper/sheet-code.ts';
import { chanceOf, type Chance } from './grades/pages/chance.ts';
import { drawGrid, drawPaper } from './paper/draw-grid.ts';
import { offsetsOf, type Offsets } from './paper/judge-grid.ts';
import { takePhoto } from './paper/photo.ts';

/**
 * Photographs printed grids of marks from a seed, one page or the two facing pages of a notebook, and finds them: how many
 * are located, whether as the sheet they are, how far cells are off, and the processor's time for a photo. A photo is
 * tilted to 35 degrees at any quarter turn, of paper that is bent up to 16 mm, in shadow, blurred, with corners cut off or
 * covered, printed at 94 to 100 %. Simulated is not real: the figures say nothing about printers and phones.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    pages: { type: 'string', default: '60' },
    verbose: { type: 'boolean', default: false },
  },
});

/** The longer side of the picture in which marks are looked for. */
const SEARCHED = 1800;
/** A teacher's sheets of a year. */
const KNOWN = 300;

interface Outcome {
  readonly seed: number;
  readonly accident: string;
  readonly isSpread: boolean;
  readonly sheets: number;
  readonly located: readonly (Offsets & { readonly marks: number; readonly isSure: boolean })[];
  /** Sheets found that are not in the photo. */
  readonly wrong: number;
  /** Milliseconds of the processor. */
  readonly spent: number;
}

async function greyOf(image: Buffer, side = 10_000): Promise<GreyPicture> {
  const { data, info } = await sharp(image)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

async function locate(
  image: Buffer,
  frames: ReadonlyMap<number, PrintedGrid>,
): Promise<Map<number, LocatedGrid & { readonly marks: number }>> {
  const [full, small] = [await greyOf(image), await greyOf(image, SEARCHED)];
  const found = placeSheets(numbersInPicture(findMarks(small)), frames);
  return new Map(
    found.flatMap((sheet) => {
      const grid = frames.get(sheet.number);
      if (!grid) return [];
      const located = locateGrid(full, full.width / small.width, sheet, grid);
      return [[sheet.number, { ...located, marks: sheet.marks.length }] as const];
    }),
  );
}

function newNumber(chance: Chance): number {
  const number = chance.whole(0, 2 ** 24 - 1);
  return isUsableNumber(number) ? number : newNumber(chance);
}

/** Every tenth photo is of the two facing pages of an open notebook. */
async function tryPhoto(seed: number): Promise<Outcome> {
  const chance = chanceOf(seed);
  const isSpread = seed % 10 === 0;
  const rows = chance.pick([12, 25, 36, 40, 40]);
  const shape = { rows, columns: chance.pick([3, 4, 4, 10]), isMirrored: chance.percent(50) };
  const drawn = Array.from({ length: isSpread ? 2 : 1 }, () =>
    drawGrid(newNumber(chance), shape, chance),
  );
  const photo = await takePhoto(await drawPaper(drawn), chance);
  const frames = new Map(drawn.map(({ number, grid }) => [number, grid]));
  const [first] = drawn;
  while (first && frames.size < KNOWN) frames.set(newNumber(chance), first.grid);
  const before = process.cpuUsage();
  const found = await locate(photo.image, frames);
  const { user, system } = process.cpuUsage(before);
  const located = drawn.flatMap(({ number, grid }, page) => {
    const sheet = found.get(number);
    if (!sheet) return [];
    const truth = (x: number, y: number) => photo.placeOf(x + page * grid.page.width, y);
    const { marks, isSure } = sheet;
    return [{ ...offsetsOf(grid, truth, sheet.placeInPhoto), marks, isSure }];
  });
  return {
    ...{ seed, isSpread, located, accident: photo.accident, sheets: drawn.length },
    wrong: [...found.keys()].filter((number) => drawn.every((one) => one.number !== number)).length,
    spent: (user + system) / 1000,
  };
}

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} % (${part} of ${whole})`;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function report(title: string, outcomes: readonly Outcome[]): string[] {
  const all = outcomes.flatMap(({ located }) => located);
  const sure = all.filter(({ isSure }) => isSure);
  const worst = sure.map((one) => one.worst);
  const mm = (share: number): string => quantile(worst, share).toFixed(2);
  return [
    `${title}: ${outcomes.length} photos`,
    `  located ${percent(sure.length, sum(outcomes.map(({ sheets }) => sheets)))}, refused as unclear ${all.length - sure.length}`,
    `  by four marks ${sure.filter(({ marks }) => marks === 4).length}, three ${sure.filter(({ marks }) => marks === 3).length}, two ${sure.filter(({ marks }) => marks === 2).length}`,
    `  wrong identities ${sum(outcomes.map(({ wrong }) => wrong))}, cells taken for another ${sum(sure.map(({ elsewhere }) => elsewhere))}`,
    `  worst cell of a sheet, mm: median ${mm(0.5)}, 95 % ${mm(0.95)}, most ${Math.max(0, ...worst).toFixed(2)}`,
    `  processor a photo, s: median ${(
      quantile(
        outcomes.map(({ spent }) => spent),
        0.5,
      ) / 1000
    ).toFixed(2)}, 95 % ${(
      quantile(
        outcomes.map(({ spent }) => spent),
        0.95,
      ) / 1000
    ).toFixed(2)}`,
  ];
}

const outcomes: Outcome[] = [];
for (let at = 0; at < Number(values.pages); at += 1) {
  const outcome = await tryPhoto(Number(values.seed) + at);
  outcomes.push(outcome);
  if (values.verbose) console.log(JSON.stringify(outcome));
}
const singles = outcomes.filter(({ isSpread }) => !isSpread);
const missed = outcomes.filter(
  ({ sheets, located }) => located.filter(({ isSure }) => isSure).length < sheets,
);
for (const line of [
  ...report('Single pages', singles),
  ...report(
    'Facing pages',
    outcomes.filter(({ isSpread }) => isSpread),
  ),
  `Not located, by seed: ${missed.map(({ seed, accident }) => `${seed} (${accident})`).join(', ') || 'none'}`,
])
  console.log(line);
