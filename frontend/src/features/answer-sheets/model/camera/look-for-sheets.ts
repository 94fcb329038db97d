import { mean, type GreyPicture } from '#shared/paper/grey-picture.ts';
import { seeSheets } from '#shared/paper/see-sheets.ts';
import { sharpnessOf } from '#shared/paper/sharpness.ts';
import type { WorkerFrame } from '#frontend/lib/camera/worker-frame.ts';
import type { Sighting } from './sighting.ts';

/** Pixels of the shorter side of the picture that is searched; a slow phone does it in time (decision 62). */
export const SEARCHED = 600;
/** How much is cut out around a mark, in sides of the mark; and pixels at most. */
const AROUND = 1.3;
const LARGEST_CUT = 96;
/** Pixels that are enough to say how light a picture is. */
const SAMPLE = 4_000;

function lightOf({ data }: GreyPicture): number {
  const step = Math.max(1, Math.floor(data.length / SAMPLE));
  return mean(
    Array.from({ length: Math.floor(data.length / step) }, (_, index) => data[index * step] ?? 0),
  );
}

/** Finds the sheets in a frame of the camera, and how sharp they are in its full size. */
export function lookForSheets({ small, scale, cut }: WorkerFrame): Sighting {
  const sheets = seeSheets(small).map(({ spots, outline, number, marks, isClear }) => ({
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
  }));
  return { sheets, light: lightOf(small) };
}
