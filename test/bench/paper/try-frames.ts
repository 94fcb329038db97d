import sharp from 'sharp';
import {
  lookForSheets,
  SEARCHED,
} from '#frontend/features/answer-sheets/model/camera/look-for-sheets.ts';
import { SHARP } from '#frontend/features/answer-sheets/model/camera/sighting.ts';
import type { GreyPicture, Spot } from '#shared/paper/grey-picture.ts';
import { locateAnswers } from '#shared/paper/read-answers.ts';
import { chanceOf } from '../grades/pages/chance.ts';
import { drawAnswers } from './draw-answers.ts';
import { millisecondsOf, percent } from './figures.ts';
import { takePhoto } from './photo.ts';
import { greyOf, knownLayouts, newNumber, readPhoto } from './read-photo.ts';

/** The longer side of a video that phones offer. */
const VIDEO = 1920;
/** How far the hand moves while the frame is exposed, in pixels; none in half of the frames. */
const SHAKES = [1, 1, 1, 1, 5, 7, 9, 13];

/** What the camera page makes of one frame. */
export interface FrameOutcome {
  readonly seed: number;
  readonly shake: number;
  /** Missing if it was not seen. */
  readonly sharpness?: number;
  /** Whether the reader finds every place of the sheet in the frame. */
  readonly isLocated: boolean;
  /** Numbers that are on no sheet in it. */
  readonly wrong: number;
  /** Milliseconds of the processor for the search, without the canvas. */
  readonly spent: number;
}

/** A part of a picture, as the worker cuts it out of the frame. */
function cutFrom({ data, width, height }: GreyPicture, [x, y]: Spot, wanted: number): GreyPicture {
  const side = Math.max(3, Math.round(wanted));
  const [left, top] = [Math.round(x - side / 2), Math.round(y - side / 2)];
  const cut = new Uint8Array(side * side);
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      const [fromX, fromY] = [left + column, top + row];
      if (fromX >= 0 && fromY >= 0 && fromX < width && fromY < height)
        cut[row * side + column] = data[fromY * width + fromX] ?? 0;
    }
  return { data: cut, width: side, height: side };
}

export async function tryFrame(seed: number): Promise<FrameOutcome> {
  const chance = chanceOf(seed + 2_000_000);
  const drawn = await drawAnswers([newNumber(chance)], chance);
  const photo = await takePhoto(drawn.paper, chance);
  const shake = chance.pick(SHAKES);
  const video = await sharp(photo.image)
    .resize({ width: VIDEO, height: VIDEO, fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .toBuffer();
  const kernel = Array.from({ length: shake * shake }, (_, at) =>
    Number(Math.floor(at / shake) === (shake - 1) / 2),
  );
  const shaken = shake > 1 ? { width: shake, height: shake, kernel } : undefined;
  const frame = await (shaken ? sharp(video).convolve(shaken) : sharp(video))
    .jpeg({ quality: 88 })
    .toBuffer();
  const layouts = knownLayouts(
    drawn.sheets.map(({ number, layout }) => [number, layout] as const),
    chance,
  );
  const { sheets: read } = await readPhoto(frame, layouts, locateAnswers);
  const whole = await greyOf(frame);
  const { width, height } = whole;
  const longer = Math.max(width, height) / Math.min(width, height);
  const small = await greyOf(frame, Math.round(SEARCHED * longer));
  const before = process.cpuUsage();
  const { sheets } = lookForSheets({
    small,
    scale: whole.width / small.width,
    cut: (middle, side) => cutFrom(whole, middle, side),
  });
  const { user, system } = process.cpuUsage(before);
  const numbers = new Set(drawn.sheets.map(({ number }) => number));
  const own = sheets.find(({ number }) => numbers.has(number));
  return {
    ...{ seed, shake, sharpness: own?.sharpness },
    isLocated: [...read.values()].some(({ isSure }) => isSure),
    wrong: sheets.filter(({ number }) => !numbers.has(number)).length,
    spent: (user + system) / 1000,
  };
}

export function reportFrames(outcomes: readonly FrameOutcome[]): string[] {
  const line = (name: string, some: readonly FrameOutcome[]): string[] => {
    const taken = (least: number) => some.filter(({ sharpness = 0 }) => sharpness >= least);
    const located = (frames: readonly FrameOutcome[]) =>
      percent(frames.filter(({ isLocated }) => isLocated).length, frames.length);
    const { enough, afterAll } = SHARP;
    return [
      `  ${name}: ${some.length}, readable ${located(some)}`,
      `    seen ${taken(0.01).length}; sharp enough at once ${taken(enough).length}, of these readable ${located(taken(enough))}`,
      `    sharp enough after a while ${taken(afterAll).length}, of these readable ${located(taken(afterAll))}`,
    ];
  };
  return [
    `Frames of a camera: ${outcomes.length}`,
    ...line(
      'held still',
      outcomes.filter(({ shake }) => shake === 1),
    ),
    ...line(
      'shaken',
      outcomes.filter(({ shake }) => shake > 1),
    ),
    `  numbers that are on no sheet ${outcomes.reduce((sum, { wrong }) => sum + wrong, 0)}`,
    `  ${millisecondsOf(outcomes.map(({ spent }) => spent))}`,
  ];
}
