/** Lengths are in points, from the edges of an A4 page. */
export const page = { width: 595.28, height: 841.89 } as const;

/** The inner margin leaves room for the binding (20 mm). */
export const margins = { inner: 57, outer: 34 } as const;

export const areaWidth = page.width - margins.inner - margins.outer;

/** How close to its edges a page is filled; a class uses tight pages if that saves a page. */
export const densities = ['roomy', 'tight'] as const;
export type Density = (typeof densities)[number];

/** Heights of a page from its top: the running head, the heading, and the area of a section. */
interface Frame {
  readonly runningHead: number;
  readonly heading: { readonly top: number; readonly height: number };
  readonly top: number;
  readonly bottom: number;
}

export const frames: Readonly<Record<Density, Frame>> = {
  roomy: { runningHead: 21, heading: { top: 31, height: 25 }, top: 64, bottom: 796 },
  tight: { runningHead: 11, heading: { top: 20, height: 17 }, top: 42, bottom: 814 },
};

export const areaHeight = (density: Density): number =>
  frames[density].bottom - frames[density].top;

const MILLIMETRE = 72 / 25.4;

/** Room of corner marks on a page with marks; each keeps two millimetres of white around it. */
export const cornerRoom = { above: 8, below: 10, beside: 8 * MILLIMETRE } as const;
