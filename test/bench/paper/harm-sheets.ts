import type { PrintedAnswers } from '#shared/paper/printed-answers.ts';
import type { Spot } from '#shared/paper/grey-picture.ts';
import type { Chance } from '../grades/pages/chance.ts';
import type { DrawnPaper } from './draw-grid.ts';
import { fillBubbles, type FilledBubbles } from './fill-bubbles.ts';
import {
  fillCorrected,
  fillLetters,
  fillThinly,
  fillWithFluid,
  fillWithPencil,
} from './fill-otherwise.ts';
import { takePhoto, type Canvas, type Photo } from './photo.ts';
import { takeScan } from './scan.ts';

type Fill = (layout: PrintedAnswers, chance: Chance) => FilledBubbles;
type Take = (paper: DrawnPaper, layout: PrintedAnswers, chance: Chance) => Promise<Photo>;

/** A place of a bubble of a choice that is often left empty, or one near it. */
function nearBubble({ groups }: PrintedAnswers, chance: Chance): Spot {
  const { x, y } = chance.pick(chance.pick(groups));
  return [x + chance.spread(1.3), y + chance.spread(1.3)];
}

const darken = ({ data }: Canvas, at: number, part: number): void => {
  for (let band = 0; band < 3; band += 1) data[at + band] = (data[at + band] ?? 0) * (1 - part);
};

/** A dark line across a whole picture. @param along its direction in radians @param wide pixels */
function drawAcross(
  canvas: Canvas,
  [x, y]: Spot,
  along: number,
  wide: number,
  dark: number,
  bow = 0,
): void {
  const [c, s] = [Math.cos(along), Math.sin(along)];
  for (let py = 0; py < canvas.height; py += 1)
    for (let px = 0; px < canvas.width; px += 1) {
      const far = (px - x) * c + (py - y) * s;
      const off = Math.abs((py - y) * c - (px - x) * s + bow * Math.sin(far / 300));
      if (off < wide / 2 + 1)
        darken(canvas, (py * canvas.width + px) * 3, dark * Math.min(1, wide / 2 + 1 - off));
    }
}

/** Dust on the glass of a scanner: lines along its way, or across it if the paper was turned. */
const dust: Take = (paper, layout, chance) =>
  takeScan(paper, chance, (canvas, dense, placeOf) => {
    const along = chance.percent(70) ? Math.PI / 2 : 0;
    for (let count = chance.whole(1, 3); count > 0; count -= 1) {
      const wide = chance.between(0.12, 0.7) * dense;
      drawAcross(
        canvas,
        placeOf(...nearBubble(layout, chance)),
        along,
        wide,
        chance.between(0.3, 0.95),
      );
    }
  });

/** A scratch or a hair at any angle. */
const slanted: Take = (paper, layout, chance) =>
  takeScan(paper, chance, (canvas, dense, placeOf) => {
    const wide = chance.between(0.15, 0.5) * dense;
    const at = placeOf(...nearBubble(layout, chance));
    drawAcross(canvas, at, chance.between(0, Math.PI), wide, chance.between(0.35, 0.9));
  });

/** A paper that was folded: a dark line, straight or nearly so, and a side in the shade. */
const crease: Take = (paper, layout, chance) => {
  const { pixels, width, height, perMillimetre } = paper;
  const canvas = { data: Uint8Array.from(pixels), width, height };
  const [x, y] = nearBubble(layout, chance);
  const along = chance.pick([0, Math.PI / 2]) + chance.spread(0.08);
  const at: Spot = [x * perMillimetre, y * perMillimetre];
  const wide = chance.between(0.2, 0.8) * perMillimetre;
  drawAcross(canvas, at, along, wide, chance.between(0.25, 0.8), chance.between(0, 4));
  return takePhoto({ ...paper, pixels: canvas.data }, chance);
};

/** Adds light to places of a scene, as a lamp does that the paper or its sleeve mirrors; the camera exposes for it. */
function addLight(canvas: Canvas, light: (x: number, y: number) => number): void {
  for (let y = 0; y < canvas.height; y += 1)
    for (let x = 0; x < canvas.width; x += 1) {
      const more = light(x, y);
      const at = (y * canvas.width + x) * 3;
      for (let band = 0; band < 3; band += 1)
        canvas.data[at + band] = Math.min(255, (canvas.data[at + band] ?? 0) * 0.8 + more);
    }
}

/** One or two lamps. */
const glare: Take = (paper, layout, chance) =>
  takePhoto(paper, chance, 1, (canvas, placeOf) => {
    const lamps = Array.from({ length: chance.whole(1, 2) }, () => ({
      at: placeOf(...nearBubble(layout, chance)),
      reach: chance.between(0.05, 0.2) * canvas.width,
      most: chance.between(30, 150),
    }));
    addLight(canvas, (x, y) =>
      lamps.reduce(
        (sum, { at, reach, most }) =>
          sum + most * Math.exp(-((x - at[0]) ** 2 + (y - at[1]) ** 2) / (2 * reach ** 2)),
        0,
      ),
    );
  });

/** A plastic sleeve: a veil over all, and streaks. */
const sleeve: Take = (paper, layout, chance) =>
  takePhoto(paper, chance, 1, (canvas, placeOf) => {
    const veil = chance.between(5, 40);
    const streaks = Array.from({ length: chance.whole(2, 5) }, () => {
      const along = chance.between(0, Math.PI);
      return {
        at: placeOf(...nearBubble(layout, chance)),
        ...{ c: Math.cos(along), s: Math.sin(along), most: chance.between(20, 110) },
        ...{ wide: chance.between(0.004, 0.03) * canvas.width, bow: chance.between(0, 30) },
      };
    });
    addLight(canvas, (x, y) =>
      streaks.reduce((sum, { at, c, s, wide, most, bow }) => {
        const far = (x - at[0]) * c + (y - at[1]) * s;
        const off = (y - at[1]) * c - (x - at[0]) * s + bow * Math.sin(far / 200);
        return sum + most * Math.exp(-(off ** 2) / (2 * wide ** 2));
      }, veil),
    );
  });

const plain: Take = (paper, _, chance) =>
  chance.percent(50) ? takePhoto(paper, chance) : takeScan(paper, chance);

/** What happens to answer sheets: how they are filled, and how their picture is taken. */
export const harms = {
  'dust on the glass': { fill: fillBubbles, take: dust },
  'slanted line': { fill: fillBubbles, take: slanted },
  crease: { fill: fillBubbles, take: crease },
  glare: { fill: fillThinly, take: glare },
  sleeve: { fill: fillThinly, take: sleeve },
  'letters marked': { fill: fillLetters, take: plain },
  'one bit': {
    fill: fillWithPencil,
    take: (paper, _, chance) => takeScan(paper, chance, undefined, true),
  },
  fluid: { fill: fillWithFluid, take: plain },
  corrected: { fill: fillCorrected, take: plain },
} as const satisfies Record<string, { readonly fill: Fill; readonly take: Take }>;
export type Harm = keyof typeof harms;
