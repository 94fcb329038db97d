/** A rectangle in points; `x` starts where reading starts (right in Arabic), `y` at the top. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** ISO A4 in points. */
export const A4 = { width: 595.28, height: 841.89 } as const;
