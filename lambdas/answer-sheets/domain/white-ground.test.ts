import { describe, expect, it } from 'vitest';
import type { ColourRaster } from '#lambdas/pictures/raster.ts';
import { whiteGround } from './white-ground.ts';

const [width, height] = [640, 900];

/** Paper in yellow light with a shadow over a corner, and what is drawn on it: shares of the light that are left. */
function photograph(inkAt: (x: number, y: number) => number | undefined): ColourRaster {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const shadow = 1 - 0.5 / (1 + Math.exp((x + y - 500) / 60));
      for (const [channel, light] of [235, 225, 190].entries()) {
        const noise = ((x * 7 + y * 13 + channel * 5) % 9) - 4;
        data[(y * width + x) * 3 + channel] = light * shadow * (inkAt(x, y) ?? 1) + noise;
      }
    }
  return { data, width, height, channels: 3 };
}
const lightAt = ({ data }: ColourRaster, x: number, y: number): number[] =>
  [0, 1, 2].map((channel) => data[(y * width + x) * 3 + channel] ?? 0);

describe('the ground of a photographed sheet', () => {
  it('is white in a shadow, at its edge and out of it', () => {
    const page = whiteGround(photograph(() => undefined));
    let dark = 0;
    for (const light of page.data) if (light < 245) dark += 1;
    expect(dark).toBe(0);
  });

  it('keeps ink dark and a faint pencil visible, in the shadow and out of it', () => {
    // A filled bubble, the square of a corner mark, and a pencil that leaves three quarters of the light.
    const places = [
      [120, 150],
      [500, 800],
    ] as const;
    const page = whiteGround(
      photograph((x, y) => {
        for (const [left, top] of places) {
          if (Math.hypot(x - left, y - top) < 8) return 0.2;
          if (x > left + 40 && x < left + 68 && y > top && y < top + 28) return 0.1;
          if (x > left && x < left + 40 && y > top + 60 && y < top + 63) return 0.75;
        }
        return undefined;
      }),
    );
    for (const [left, top] of places) {
      for (const light of lightAt(page, left, top)) expect(light).toBeLessThan(80);
      for (const light of lightAt(page, left + 54, top + 14)) expect(light).toBeLessThan(60);
      for (const light of lightAt(page, left + 20, top + 61)) expect(light).toBeLessThan(230);
      for (const light of lightAt(page, left + 20, top + 75)) expect(light).toBeGreaterThan(245);
    }
  });

  it('does not make a picture without paper up', () => {
    const black = { data: new Uint8Array(300), width: 10, height: 10, channels: 3 } as const;
    expect(new Set(whiteGround(black).data)).toEqual(new Set([0]));
    const empty = { data: new Uint8Array(0), width: 0, height: 0, channels: 3 } as const;
    expect(whiteGround(empty).data).toHaveLength(0);
  });
});
