import type { GreyPicture } from './grey-picture.ts';

/** Where the light around a pixel differs by at most so much, it is paper or solid black. */
const EVEN = 12;
/** Even paper is this light, and white if it is as light as a scan without greys makes it; most of it is white then. */
const PAPER = { least: 200, white: 250, share: 0.9 } as const;
/** Of which even places the paper is known; few are enough to leave ordinary photos out. */
const STEP = 7;
/** A stroke's darkest place is so much darker than what is around it, and black below this light. */
const STROKE = { contrast: 40, black: 45 } as const;
/** So large a share of strokes are black in a scan without greys, also once it was made larger or smaller. */
const SCAN = 0.88;

/** The darkest and the lightest pixel of a square around one. */
function around({ data, width }: GreyPicture, at: number, reach: number) {
  let [dark, light] = [255, 0];
  for (let down = -reach; down <= reach; down += 1)
    for (let across = -reach; across <= reach; across += 1) {
      const one = data[at + down * width + across] ?? 255;
      if (one < dark) dark = one;
      if (one > light) light = one;
    }
  return { dark, light };
}

/** Whether nearly all paper is white. */
function isPaperWhite(picture: GreyPicture): boolean {
  const { data, width, height } = picture;
  let [paper, white] = [0, 0];
  for (let y = 2; y < height - 2; y += STEP)
    for (let x = 2; x < width - 2; x += STEP) {
      const at = y * width + x;
      const { dark, light } = around(picture, at, 1);
      if (dark < PAPER.least || light - dark > EVEN) continue;
      paper += 1;
      if ((data[at] ?? 0) >= PAPER.white) white += 1;
    }
  return white > PAPER.share * paper;
}

/** Whether a picture is a black and white scan: white paper, and greys only beside strokes. */
export function isBlackAndWhite(picture: GreyPicture): boolean {
  if (!isPaperWhite(picture)) return false;
  const { data, width, height } = picture;
  let [strokes, black] = [0, 0];
  for (let y = 2; y < height - 2; y += 1)
    for (let x = 2; x < width - 2; x += 1) {
      const at = y * width + x;
      const own = data[at] ?? 255;
      if (own > 255 - STROKE.contrast) continue;
      const { dark, light } = around(picture, at, 1);
      if (own > dark || light - dark <= EVEN) continue;
      if (around(picture, at, 2).light - own <= STROKE.contrast) continue;
      strokes += 1;
      if (own < STROKE.black) black += 1;
    }
  return black > SCAN * strokes;
}
