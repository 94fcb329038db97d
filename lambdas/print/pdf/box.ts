/** A rectangle in points; `x` starts where reading starts (right in Arabic), `y` at the top. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** ISO A4 in points. */
export const A4 = { width: 595.28, height: 841.89 } as const;

/** In points. */
export type PageSize = Readonly<Record<'width' | 'height', number>>;

/** A4 turned by a quarter. */
export const A4_LANDSCAPE: PageSize = { width: A4.height, height: A4.width };
