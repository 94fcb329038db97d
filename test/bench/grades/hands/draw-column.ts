import sharp from 'sharp';
import type { CellImage } from '#lambdas/pages/engines/page-reader/digits/cell-image.ts';
import type { Chance } from '../pages/chance.ts';
import { writeReal, type RealHand } from '../pages/real-hands.ts';

/** A column of marks as cells, softened and with the noise of a camera. A broad pen's width is in digit heights. */
export async function drawColumn(
  hand: RealHand,
  texts: readonly string[],
  height: number,
  chance: Chance,
  broad?: number,
): Promise<CellImage[]> {
  const [width, tall] = [height * 7, height * 2];
  const ink = {
    colour: chance.pick(['#1a2a7a', '#202020', '#33363c']),
    pen: broad ?? chance.between(0.07, 0.13),
  };
  const marks = texts.map((text, row) =>
    writeReal(
      hand,
      text,
      { x: width / 2, baseline: (row + 0.75) * tall, tall: height },
      ink,
      chance,
    ),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${tall * texts.length}"><rect width="100%" height="100%" fill="#fff"/>${marks.join('')}</svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .blur(chance.between(0.4, 0.4 + height / 40))
    .jpeg({ quality: chance.whole(60, 90) })
    .toBuffer()
    .then((bytes) =>
      sharp(bytes)
        .toColourspace('b-w')
        .extractChannel(0)
        .raw()
        .toBuffer({ resolveWithObject: true }),
    );
  const noise = chance.between(0, 8);
  const noisy = data.map((grey) => {
    const value = grey + chance.spread(noise);
    return value > 238 ? 255 : Math.max(0, value);
  });
  return texts.map((_, row) => ({
    width,
    height: tall,
    ink: new Uint8Array(noisy.subarray(row * width * tall, (row + 1) * width * tall)),
  }));
}
