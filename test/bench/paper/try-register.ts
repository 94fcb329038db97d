import { locateRegister } from '#shared/paper/locate-grid.ts';
import { readRegister } from '#shared/paper/read-register.ts';
import { chanceOf } from '../grades/pages/chance.ts';
import { drawRegister } from './draw-register.ts';
import { percent, secondsOf, sum } from './figures.ts';
import { takePhoto } from './photo.ts';
import { knownLayouts, readPhoto } from './read-photo.ts';
import { crumplePaper } from './wear-paper.ts';

/** What came of a photo of a page of a register. */
export interface RegisterOutcome {
  readonly seed: number;
  readonly accident: string;
  readonly isLocated: boolean;
  readonly boxes: number;
  readonly wrong: readonly string[];
  readonly flagged: readonly string[];
  readonly rightly: number;
  readonly unseen: number;
  readonly spent: number;
}

export async function tryRegister(seed: number): Promise<RegisterOutcome> {
  const chance = chanceOf(seed);
  const { number, grid, known, filled, paper } = await drawRegister(chance);
  const photo = await takePhoto(chance.percent(30) ? crumplePaper(paper, chance) : paper, chance);
  const layouts = knownLayouts([[number, grid] as const], chance);
  const pupils = grid.rows.map((_, row) => `p${row}`);
  const { sheets, spent } = await readPhoto(photo.image, layouts, (...args) => {
    const located = locateRegister(...args);
    const isIt = located.isSure && args[2].number === number;
    return {
      isSure: located.isSure,
      read: isIt ? readRegister(located, { layout: grid, pupils, printed: known }) : undefined,
    };
  });
  const read = sheets.get(number)?.read;
  const wrong: string[] = [];
  const flagged: string[] = [];
  let [rightly, unseen] = [0, 0];
  read?.boxes.forEach((boxes, row) => {
    boxes.forEach((box, column) => {
      const meant = filled.boxes[row]?.[column];
      if (!meant) return;
      const said = `${row}:${column} ${meant.how} > ${box}`;
      if (box === 'unseen') unseen += 1;
      else if (box === 'unclear') {
        if (meant.look === 'no') flagged.push(said);
        else rightly += 1;
      } else if (meant.look === 'must' || box !== meant.meant) wrong.push(said);
    });
  });
  const boxes = read ? grid.rows.length * grid.columns.length : 0;
  return {
    seed,
    accident: photo.accident,
    isLocated: read !== undefined,
    boxes,
    wrong,
    flagged,
    rightly,
    unseen,
    spent,
  };
}

export function reportRegisters(outcomes: readonly RegisterOutcome[]): string[] {
  const boxes = sum(outcomes.map((one) => one.boxes));
  const count = (of: (one: RegisterOutcome) => number): number => sum(outcomes.map(of));
  const missed = outcomes.filter(({ isLocated }) => !isLocated);
  return [
    `Registers: ${outcomes.length} photos, ${boxes} boxes`,
    `  located ${percent(outcomes.length - missed.length, outcomes.length)}`,
    `  wrong and not flagged ${percent(
      count((one) => one.wrong.length),
      boxes,
      3,
    )}`,
    `  flagged ${percent(
      count((one) => one.flagged.length + one.rightly),
      boxes,
      2,
    )}`,
    `  of these without need ${percent(
      count((one) => one.flagged.length),
      boxes,
      2,
    )}`,
    `  said not to be in the photo ${percent(
      count((one) => one.unseen),
      boxes,
      2,
    )}`,
    `  ${secondsOf(outcomes.map(({ spent }) => spent))}`,
    `  not located, by seed: ${missed.map(({ seed, accident }) => `${seed} (${accident})`).join(', ') || 'none'}`,
  ];
}
