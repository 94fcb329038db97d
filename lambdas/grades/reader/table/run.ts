/** A stretch along a line of writing, in pixels, both ends inclusive. */
export interface Run {
  readonly from: number;
  readonly to: number;
}
