/**
 * A rectangle in points on the logical page: `x` starts at the edge where reading starts (right in Arabic), `y` at
 * the top. The canvas converts it to the physical page.
 */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** ISO A4 in points. */
export const A4 = { width: 595.28, height: 841.89 } as const;
