import type { Point } from '../page/level.ts';

/** A position, as shares of the page's width and height. */
export interface Geometry {
  readonly BoundingBox: {
    readonly Width: number;
    readonly Height: number;
    readonly Left: number;
    readonly Top: number;
  };
  readonly Polygon: readonly { readonly X: number; readonly Y: number }[];
}

const share = (value: number, whole: number): number => Math.min(1, Math.max(0, value / whole));

/** @param corners in pixels, clockwise from the upper left one; clipped to the page */
export const geometryOf = (
  corners: readonly Point[],
  { width, height }: { readonly width: number; readonly height: number },
): Geometry => {
  const points = corners.map(({ x, y }) => ({ X: share(x, width), Y: share(y, height) }));
  const [xs, ys] = [points.map(({ X }) => X), points.map(({ Y }) => Y)];
  const [Left, Top] = [Math.min(...xs), Math.min(...ys)];
  return {
    BoundingBox: { Width: Math.max(...xs) - Left, Height: Math.max(...ys) - Top, Left, Top },
    Polygon: points,
  };
};

/** The corners of the upright rectangle around points. */
export const cornersAround = (points: readonly Point[]): Point[] => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
};
