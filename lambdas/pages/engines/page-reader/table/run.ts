/** A stretch along a line of writing, in pixels, with inclusive ends. */
export interface Run {
  readonly from: number;
  readonly to: number;
}
