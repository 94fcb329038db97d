import type { Spot } from '#shared/paper/grey-picture.ts';
import { quantile } from '#shared/paper/grey-picture.ts';
import {
  letterOfChoice,
  type AnswerPaper,
  type PrintedAnswers,
} from '#shared/paper/printed-answers.ts';
import type { GroupReading } from '#shared/paper/judge-bubbles.ts';
import { locateAnswers, readAnswers } from '#shared/paper/read-answers.ts';
import { blankChoices } from '#lambdas/answer-sheets/domain/answers-of-sheet.ts';
import { chanceOf } from '../grades/pages/chance.ts';
import type { Chance } from '../grades/pages/chance.ts';
import { drawAnswers, type FilledAnswers } from './draw-answers.ts';
import { percent, secondsOf, sum } from './figures.ts';
import { fillBubbles, type MeantGroup } from './fill-bubbles.ts';
import { copyPaper, crumplePaper } from './wear-paper.ts';
import { harms, type Harm } from './harm-sheets.ts';
import { takePhoto, type Photo } from './photo.ts';
import { knownLayouts, newNumber, readPhoto } from './read-photo.ts';

/** A group of bubbles, as it was meant and as it was read. */
interface JudgedGroup extends MeantGroup {
  readonly group: number;
  readonly reading: GroupReading;
  /** `asked with the sheet`: one question says that nearly all is empty. */
  readonly verdict: 'right' | 'wrong' | 'asked' | 'asked needlessly' | 'asked with the sheet';
}

interface JudgedSheet {
  readonly isSure: boolean;
  readonly marks: number;
  /** The farthest of all bubbles from where it is thought to be, in millimetres. */
  readonly worst: number;
  readonly groups: readonly JudgedGroup[];
}

/** What came of a photo of an answer sheet, or of two halves that were not cut. */
export interface AnswersOutcome {
  readonly seed: number;
  readonly accident: string;
  /** A photocopy at 70 %, or crumpled paper. */
  readonly wear: 'none' | 'copied' | 'crumpled';
  readonly sheets: number;
  readonly located: readonly JudgedSheet[];
  /** Sheets found that are not in the photo. */
  readonly wrong: number;
  /** Milliseconds of the processor. */
  readonly spent: number;
}

function judge(meant: MeantGroup, reading: GroupReading): JudgedGroup['verdict'] {
  if (reading.doubt) return meant.look === 'no' ? 'asked needlessly' : 'asked';
  const [first, ...others] = reading.filled;
  return meant.look !== 'must' && others.length === 0 && first === meant.meant ? 'right' : 'wrong';
}

/** With what the product asks once about nearly empty sheets. */
function askOnce(layout: PrintedAnswers, judged: readonly JudgedGroup[]): JudgedGroup[] {
  const choices = judged.filter(({ group }) => letterOfChoice(layout.groups[group] ?? []));
  const blank = blankChoices(
    choices.map(({ group, reading: { filled, doubt } }) => ({
      options: layout.groups[group]?.length ?? 0,
      isBlank: filled.length === 0 && doubt === undefined,
    })),
  );
  const asked = new Set(blank.flat().flatMap((index) => choices[index]?.group ?? []));
  return judged.map((one) =>
    one.verdict === 'wrong' && asked.has(one.group)
      ? { ...one, verdict: 'asked with the sheet' }
      : one,
  );
}

function farthest(
  layout: PrintedAnswers,
  truth: (x: number, y: number) => Spot,
  found: (x: number, y: number) => Spot,
): number {
  return Math.max(
    ...layout.groups.flat().map(({ x, y }) => {
      const [there, beside, seen] = [truth(x, y), truth(x + 1, y), found(x, y)];
      const perMillimetre = Math.hypot(beside[0] - there[0], beside[1] - there[1]);
      return Math.hypot(seen[0] - there[0], seen[1] - there[1]) / perMillimetre;
    }),
  );
}

/** Reads the sheets of a photo, and compares what is read with what was meant. */
async function readSheets(sheets: readonly FilledAnswers[], photo: Photo, chance: Chance) {
  const layouts = knownLayouts(
    sheets.map(({ number, layout }) => [number, layout] as const),
    chance,
  );
  const { sheets: found, spent } = await readPhoto(
    photo.image,
    layouts,
    (full, scale, placed, layout) => {
      const located = locateAnswers(full, scale, placed, layout);
      return { ...located, readings: located.isSure ? readAnswers(located, layout).groups : [] };
    },
  );
  const isSeen = ([x, y]: Spot): boolean => x > 0 && y > 0 && x < photo.width && y < photo.height;
  const located = sheets.flatMap(({ number, layout, groups, down }): JudgedSheet[] => {
    const sheet = found.get(number);
    if (!sheet) return [];
    const { isSure, marks, readings } = sheet;
    const truth = (x: number, y: number) => photo.placeOf(x, y + down);
    const judged = readings.map((reading, group): JudgedGroup => {
      const said = groups[group] ?? { how: 'nothing', look: 'must' };
      const r = layout.bubbleSize * 0.7;
      const isInPhoto = (layout.groups[group] ?? []).every(({ x, y }) =>
        [-r, r].every((by) => isSeen(truth(x + by, y + by)) && isSeen(truth(x + by, y - by))),
      );
      const meant = isInPhoto || said.look === 'must' ? said : { ...said, look: 'may' as const };
      return { ...meant, group, reading, verdict: judge(meant, reading) };
    });
    return [
      {
        isSure,
        marks,
        groups: askOnce(layout, judged),
        worst: farthest(layout, truth, sheet.placeInPhoto),
      },
    ];
  });
  const numbers = sheets.map(({ number }) => number);
  const wrong = [...found.keys()].filter((number) => !numbers.includes(number)).length;
  return { located, spent, wrong };
}

/**
 * Every tenth photo is of two halves, every twentieth of a photocopy; each fifth paper is crumpled.
 * @param asked the size of each photo's only sheet; a half is cut
 */
export async function tryAnswers(seed: number, asked?: AnswerPaper): Promise<AnswersOutcome> {
  const chance = chanceOf(seed + 1_000_000);
  const sheets = seed % 10 === 0 && asked === undefined ? 2 : 1;
  const numbers = Array.from({ length: sheets }, () => newNumber(chance));
  const wear = seed % 20 === 5 ? 'copied' : chance.percent(20) ? 'crumpled' : 'none';
  const drawn = await drawAnswers(numbers, chance, fillBubbles, asked);
  const paper =
    wear === 'copied'
      ? copyPaper(drawn.paper)
      : wear === 'crumpled'
        ? crumplePaper(drawn.paper, chance)
        : drawn.paper;
  const photo = await takePhoto(paper, chance, wear === 'copied' ? 0.7 : 1);
  const { located, spent, wrong } = await readSheets(drawn.sheets, photo, chance);
  return {
    ...{ seed, wear, located, spent, wrong },
    ...{ accident: photo.accident, sheets: drawn.sheets.length },
  };
}

function reportGroups(groups: readonly JudgedGroup[]): string[] {
  const count = (verdict: JudgedGroup['verdict'], some = groups): number =>
    some.filter((one) => one.verdict === verdict).length;
  const ways = [...Map.groupBy(groups, ({ how }) => how)];
  return [
    `  groups of bubbles wrong and not flagged ${percent(count('wrong'), groups.length, 3)}`,
    `  flagged without need ${percent(count('asked needlessly'), groups.length, 2)}`,
    ...ways.map(
      ([how, some]) =>
        `    ${how}: ${some.length}, wrong ${count('wrong', some)}, flagged ${count('asked', some) + count('asked needlessly', some)}`,
    ),
  ];
}

export function reportAnswers(outcomes: readonly AnswersOutcome[]): string[] {
  const count = (some: readonly AnswersOutcome[]): number => sum(some.map(({ sheets }) => sheets));
  const sureOf = (some: readonly AnswersOutcome[]): JudgedSheet[] =>
    some.flatMap(({ located }) => located.filter(({ isSure }) => isSure));
  const locatedOf = (some: readonly AnswersOutcome[]): string =>
    percent(sureOf(some).length, count(some));
  const sure = sureOf(outcomes);
  const worst = sure.map((one) => one.worst);
  const mm = (share: number): string => quantile(worst, share).toFixed(2);
  const copies = outcomes.filter(({ wear }) => wear === 'copied');
  const missed = outcomes.filter((one) => sureOf([one]).length < one.sheets);
  return [
    `Answer sheets: ${outcomes.length} photos`,
    `  located ${locatedOf(outcomes.filter(({ wear }) => wear !== 'copied'))}`,
    `  photocopies at 70 % located ${locatedOf(copies)}`,
    `  by four marks ${sure.filter(({ marks }) => marks === 4).length}, three ${sure.filter(({ marks }) => marks === 3).length}, two ${sure.filter(({ marks }) => marks === 2).length}`,
    `  wrong identities ${percent(sum(outcomes.map(({ wrong }) => wrong)), count(outcomes))}`,
    `  worst bubble of a sheet, mm: median ${mm(0.5)}, 95 % ${mm(0.95)}, most ${Math.max(0, ...worst).toFixed(2)}`,
    ...reportGroups(sure.flatMap(({ groups }) => groups)),
    `  ${secondsOf(outcomes.map(({ spent }) => spent))}`,
    `  not located, by seed: ${missed.map(({ seed, accident, wear }) => `${seed} (${accident}, ${wear})`).join(', ') || 'none'}`,
    ...outcomes.flatMap(({ seed, located }) =>
      located.flatMap(({ groups }) =>
        groups
          .filter(({ verdict }) => verdict === 'wrong')
          .map(
            ({ group, how, meant, reading }) =>
              `  wrong: seed ${seed}, group ${group}, ${how}: meant ${meant ?? 'none'}, read ${reading.filled.join() || 'none'}`,
          ),
      ),
    ),
  ];
}

/** What came of a sheet that something has happened to. */
export interface HarmedOutcome {
  readonly seed: number;
  readonly harm: Harm;
  readonly located: readonly JudgedSheet[];
  /** Milliseconds of the processor. */
  readonly spent: number;
}

const isHarm = (name: string): name is Harm => Object.hasOwn(harms, name);
const harmNames = Object.keys(harms).filter(isHarm);

/** Each kind of harm in turn. */
export async function tryHarmed(seed: number): Promise<HarmedOutcome> {
  const chance = chanceOf(seed + 5_000_000);
  const harm = harmNames[seed % harmNames.length] ?? 'crease';
  const { fill, take } = harms[harm];
  const { paper, sheets } = await drawAnswers([newNumber(chance)], chance, fill);
  const [sheet] = sheets;
  if (!sheet) throw new Error('no sheet was drawn');
  const photo = await take(paper, sheet.layout, chance);
  const { located, spent } = await readSheets(sheets, photo, chance);
  return { seed, harm, located, spent };
}

/** Flagged groups whose reading is what was meant: one key confirms them. */
const preselected = (groups: readonly JudgedGroup[]): JudgedGroup[] =>
  groups.filter(
    ({ reading: { doubt, filled }, meant }) =>
      doubt !== undefined && filled.length < 2 && filled[0] === meant,
  );

export function reportHarmed(outcomes: readonly HarmedOutcome[]): string[] {
  const line = (name: string, some: readonly HarmedOutcome[]): string => {
    const sure = some.flatMap(({ located }) => located.filter(({ isSure }) => isSure));
    const groups = sure.flatMap((one) => one.groups);
    const wrong = groups.filter(({ verdict }) => verdict === 'wrong').length;
    const together = groups.filter(({ verdict }) => verdict === 'asked with the sheet').length;
    const flagged = groups.filter(({ reading }) => reading.doubt !== undefined);
    const seconds = quantile(
      some.map(({ spent }) => spent / 1000),
      0.5,
    );
    return [
      `  ${name}: ${some.length} photos, refused ${some.length - sure.length}`,
      `answers ${groups.length}, wrong and not flagged ${wrong}, asked with the sheet ${together}`,
      `flagged ${flagged.length}, of these rightly preselected ${preselected(flagged).length}`,
      `median ${seconds.toFixed(2)} s`,
    ].join('; ');
  };
  const groups = outcomes.flatMap(({ located }) =>
    located.filter(({ isSure }) => isSure).flatMap((one) => one.groups),
  );
  const wrong = groups.filter(({ verdict }) => verdict === 'wrong').length;
  return [
    `Answer sheets that something happened to: ${outcomes.length} photos`,
    ...harmNames.map((name) =>
      line(
        name,
        outcomes.filter(({ harm }) => harm === name),
      ),
    ),
    `  wrong and not flagged ${percent(wrong, groups.length, 3)}`,
    ...outcomes.flatMap(({ seed, harm, located }) =>
      located.flatMap((one) =>
        one.groups
          .filter(({ verdict }) => verdict === 'wrong')
          .map(
            ({ group, how, meant, reading }) =>
              `  wrong: ${harm}, seed ${seed}, group ${group}, ${how}: meant ${meant ?? 'none'}, read ${reading.filled.join() || 'none'}`,
          ),
      ),
    ),
  ];
}
