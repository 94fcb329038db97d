import { quantile } from '#shared/paper/grey-picture.ts';
import { locateGrid } from '#shared/paper/locate-grid.ts';
import { chanceOf } from '../grades/pages/chance.ts';
import { drawGrid, drawPaper } from './draw-grid.ts';
import { percent, secondsOf, sum } from './figures.ts';
import { offsetsOf, type Offsets } from './judge-grid.ts';
import { takePhoto } from './photo.ts';
import { knownLayouts, newNumber, readPhoto } from './read-photo.ts';

/** What came of a photo of one page of marks, or of the two facing pages of a notebook. */
export interface GridOutcome {
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

/** Every tenth photo is of the two facing pages of an open notebook. */
export async function tryGrids(seed: number): Promise<GridOutcome> {
  const chance = chanceOf(seed);
  const isSpread = seed % 10 === 0;
  const rows = chance.pick([12, 25, 36, 40, 40]);
  const shape = { rows, columns: chance.pick([3, 4, 4, 10]), isMirrored: chance.percent(50) };
  const drawn = Array.from({ length: isSpread ? 2 : 1 }, () =>
    drawGrid(newNumber(chance), shape, chance),
  );
  const photo = await takePhoto(await drawPaper(drawn), chance);
  const layouts = knownLayouts(
    drawn.map(({ number, grid }) => [number, grid] as const),
    chance,
  );
  const { sheets: found, spent } = await readPhoto(photo.image, layouts, locateGrid);
  const located = drawn.flatMap(({ number, grid }, page) => {
    const sheet = found.get(number);
    if (!sheet) return [];
    const truth = (x: number, y: number) => photo.placeOf(x + page * grid.page.width, y);
    const { marks, isSure } = sheet;
    return [{ ...offsetsOf(grid, truth, sheet.placeInPhoto), marks, isSure }];
  });
  return {
    ...{ seed, isSpread, located, spent, accident: photo.accident, sheets: drawn.length },
    wrong: [...found.keys()].filter((number) => drawn.every((one) => one.number !== number)).length,
  };
}

function report(title: string, outcomes: readonly GridOutcome[]): string[] {
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
    `  ${secondsOf(outcomes.map(({ spent }) => spent))}`,
  ];
}

export function reportGrids(outcomes: readonly GridOutcome[]): string[] {
  const missed = outcomes.filter(
    ({ sheets, located }) => located.filter(({ isSure }) => isSure).length < sheets,
  );
  return [
    ...report(
      'Grids, single pages',
      outcomes.filter(({ isSpread }) => !isSpread),
    ),
    ...report(
      'Grids, facing pages',
      outcomes.filter(({ isSpread }) => isSpread),
    ),
    `  not located, by seed: ${missed.map(({ seed, accident }) => `${seed} (${accident})`).join(', ') || 'none'}`,
  ];
}
