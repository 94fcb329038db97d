import { quantile, type GreyPicture } from './grey-picture.ts';

/**
 * How steep the edges of a corner mark are: how much of the difference between black and white is passed within a module.
 * A frame with less than about 1 may be too blurred to be read.
 * @param cut the mark with its surroundings, in full size; @param size pixels of the mark's side
 */
export function sharpnessOf({ data, width, height }: GreyPicture, size: number): number {
  const [lights, steps]: [number[], number[]] = [[], []];
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      lights.push(data[at] ?? 0);
      steps.push(
        Math.abs((data[at + 1] ?? 0) - (data[at - 1] ?? 0)) / 2,
        Math.abs((data[at + width] ?? 0) - (data[at - width] ?? 0)) / 2,
      );
    }
  const contrast = quantile(lights, 0.9) - quantile(lights, 0.1);
  return contrast > 0 ? ((quantile(steps, 0.95) / contrast) * size) / 6 : 0;
}
