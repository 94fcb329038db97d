import { SURE } from '#shared/page/doubts.ts';
import { locateGrid } from '#shared/paper/locate-grid.ts';
import { isMarks } from '#shared/paper/printed-sheet.ts';
import { straightColours } from '#lambdas/pages/domain/paper/grids-in-photo.ts';
import { readGrid } from '#lambdas/pages/engines/page-reader/paper/read-grid.ts';
import { findSheetsInPhoto } from '#lambdas/pictures/find-sheets-in-photo.ts';
import { decodablePicture, encodePage } from '#lambdas/pictures/picture-codec.ts';
import { samplePrintedSheet } from '../../support/sample-printed-sheet.ts';
import { chanceOf } from '../grades/pages/chance.ts';
import type { RealHand } from '../grades/pages/real-hands.ts';
import { sameMark } from '../grades/scoring/same-cell.ts';
import { drawGrid, drawPaper } from './draw-grid.ts';
import { percent, secondsOf, sum } from './figures.ts';
import { takePhoto } from './photo.ts';
import { newNumber } from './read-photo.ts';

/** What came of the marks that a person wrote into a printed grid. */
export interface MarksOutcome {
  readonly seed: number;
  readonly writer: string;
  /** Missing: the grid was not located, or only unclearly. */
  readonly read?: {
    readonly marks: number;
    readonly exact: number;
    readonly flagged: number;
    /** What was written and what was read without a doubt, where they differ. */
    readonly wrong: readonly string[];
  };
  /** Milliseconds of the processor. */
  readonly spent: number;
}

const FULL_MARK = 20;

/** Prints a grid, has one person fill it in, and reads a photo of it as a job does. */
export async function tryMarks(seed: number, hands: readonly RealHand[]): Promise<MarksOutcome> {
  const chance = chanceOf(seed);
  const hand = hands[(seed * 7) % hands.length];
  const shape = { rows: chance.pick([12, 25, 36, 40]), columns: 4, isMirrored: chance.percent(50) };
  const drawn = drawGrid(newNumber(chance), shape, chance, hand);
  const { image } = await takePhoto(await drawPaper([drawn]), chance);
  const sheet = samplePrintedSheet({ number: drawn.number, layout: drawn.grid });
  const before = process.cpuUsage();
  const find = (number: number) => Promise.resolve(number === drawn.number ? sheet : undefined);
  const picture = await decodablePicture(image);
  const { sheets, photo } = await findSheetsInPhoto(picture, find, isMarks, locateGrid);
  const [found] = sheets;
  const page = photo && found && (await encodePage(straightColours(photo, found)));
  const reading =
    page && (await readGrid(page, found.located, sheet.layout, found.marks)).marks.flat();
  const { user, system } = process.cpuUsage(before);
  const said = { seed, writer: hand?.writer ?? '', spent: (user + system) / 1000 };
  if (!reading) return said;
  const pairs = drawn.marks.flat().map((written, at) => {
    const { text = '', confidence = 0 } = reading[at] ?? {};
    const isExact = written === '' ? text === '' : sameMark(written, text, FULL_MARK);
    return { written, text, isExact, isSure: confidence >= SURE.mark };
  });
  const wrong = pairs.filter(({ isExact, isSure }) => isSure && !isExact);
  return {
    ...said,
    read: {
      marks: pairs.length,
      exact: pairs.filter(({ isExact }) => isExact).length,
      flagged: pairs.filter(({ isSure }) => !isSure).length,
      wrong: wrong.map(({ written, text }) => `${written}→${text}`),
    },
  };
}

export function reportMarks(outcomes: readonly MarksOutcome[]): string[] {
  const read = outcomes.flatMap((one) => one.read ?? []);
  const marks = sum(read.map((one) => one.marks));
  const wrong = read.flatMap((one) => one.wrong);
  return [
    `Marks of real hands: ${outcomes.length} photos, ${new Set(outcomes.map(({ writer }) => writer)).size} writers`,
    `  located ${percent(read.length, outcomes.length)}`,
    `  exact ${percent(sum(read.map(({ exact }) => exact)), marks)}`,
    `  flagged ${percent(sum(read.map(({ flagged }) => flagged)), marks)}`,
    `  wrong and not flagged ${percent(wrong.length, marks, 2)}: ${wrong.join(' ') || 'none'}`,
    `  ${secondsOf(outcomes.map(({ spent }) => spent))}`,
  ];
}
