import { mean } from '#shared/paper/grey-picture.ts';
import { seeSheets } from '#shared/paper/see-sheets.ts';
import { sharpnessOf } from '#shared/paper/sharpness.ts';
import { answerFrames } from '#frontend/lib/camera/answer-frames.ts';
import type { Sighting } from '../../model/camera/sighting.ts';

/** Pixels of the longer side: a slow phone searches them in time, see decision 62. */
const SEARCHED = 800;
/** How much of a mark's surroundings is cut out with it, in sides of a mark; and pixels at most. */
const AROUND = 1.3;
const LARGEST_CUT = 96;

// Runs in a worker so that the video and the page stay smooth.
answerFrames(SEARCHED, ({ small, scale, cut }): Sighting => {
  const step = Math.max(1, Math.floor(small.data.length / 4_000));
  const some = Array.from(
    { length: Math.floor(small.data.length / step) },
    (_, index) => small.data[index * step] ?? 0,
  );
  return {
    light: mean(some),
    sheets: seeSheets(small).map(({ spots, outline, number, marks, isClear }) => ({
      ...{ number, marks, isClear },
      outline: outline.map(([x, y]): [number, number] => [x * scale, y * scale]),
      size: Math.min(...spots.map(({ size }) => size * scale)),
      sharpness: Math.min(
        ...spots.map(({ centre: [x, y], size }) => {
          const side = size * scale;
          const part = cut([x * scale, y * scale], Math.min(LARGEST_CUT, side * AROUND));
          return sharpnessOf(part, side);
        }),
      ),
    })),
  };
});
