import type { Chance } from '../grades/pages/chance.ts';
import type { DrawnPaper } from './draw-grid.ts';

/** A photocopy: grey, and what is pale gets paler. */
export function copyPaper(paper: DrawnPaper): DrawnPaper {
  const copied = new Uint8Array(paper.pixels.length);
  for (let at = 0; at < copied.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = paper.pixels.subarray(at, at + 3);
    copied.fill(Math.min(255, (0.3 * red + 0.59 * green + 0.11 * blue) * 1.1 + 18), at, at + 3);
  }
  return { ...paper, pixels: copied };
}

/** Light of a creased paper: each crease is a dark line, and one of its sides is in the shade. */
export function crumplePaper(paper: DrawnPaper, chance: Chance): DrawnPaper {
  const { pixels, width, height, perMillimetre } = paper;
  const creases = Array.from({ length: chance.whole(2, 7) }, () => ({
    x: chance.between(0.1, 0.9) * width,
    y: chance.between(0.1, 0.9) * height,
    towards: chance.between(0, 2 * Math.PI),
    shade: chance.between(0.03, 0.12),
    reach: chance.between(8, 40) * perMillimetre,
    line: chance.between(0, 0.15),
  })).map((crease) => ({ ...crease, c: Math.cos(crease.towards), s: Math.sin(crease.towards) }));
  const crumpled = Uint8Array.from(pixels);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let light = 1;
      for (const crease of creases) {
        const off = (x - crease.x) * crease.c + (y - crease.y) * crease.s;
        if (off > 0) light -= crease.shade * Math.exp(-off / crease.reach);
        if (Math.abs(off) < perMillimetre / 4) light -= crease.line;
      }
      const at = (y * width + x) * 3;
      for (let band = 0; band < 3; band += 1)
        crumpled[at + band] = (pixels[at + band] ?? 0) * light;
    }
  return { ...paper, pixels: crumpled };
}
