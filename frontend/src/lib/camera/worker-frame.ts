import type { GreyPicture, Spot } from '#shared/paper/grey-picture.ts';

export interface WorkerFrame {
  /** The whole frame in grey, shrunk to what can be searched in time. */
  readonly small: GreyPicture;
  /** How many pixels of the frame are one of `small`. */
  readonly scale: number;
  /** A square part of the frame in full size and grey. */
  readonly cut: (middle: Spot, side: number) => GreyPicture;
}
