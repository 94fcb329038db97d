import type { GradebookRow } from '#shared/model/gradebook.ts';
import { areaOf, clamp, type Area, type Size } from './picture-place.ts';

/** How a picture stands in its frame: screen pixels for a pixel of it, and where its left upper corner is. */
export interface View {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** The scale at which the whole width of a picture is in its frame. */
export const fittingScale = (picture: Size, frame: Size): number => frame.width / picture.width;

/** Keeps a picture over its frame; one smaller than the frame stands in the middle. */
const within = ({ scale, left, top }: View, picture: Size, frame: Size): View => {
  const inside = (at: number, length: number, room: number): number =>
    length <= room ? (room - length) / 2 : clamp(at, room - length, 0);
  return {
    scale,
    left: inside(left, picture.width * scale, frame.width),
    top: inside(top, picture.height * scale, frame.height),
  };
};

/** A view with an area in the middle of the frame. */
export const viewOf = (area: Area, scale: number, picture: Size, frame: Size): View =>
  within(
    {
      scale,
      left: frame.width / 2 - (area.x + area.width / 2) * scale,
      top: frame.height / 2 - (area.y + area.height / 2) * scale,
    },
    picture,
    frame,
  );

/** A view moved by so many screen pixels. */
export const panned = (view: View, x: number, y: number, picture: Size, frame: Size): View =>
  within({ ...view, left: view.left + x, top: view.top + y }, picture, frame);

/** The least a picture is shown at is all of its width; the most, so many screen pixels for each of its own. */
const LARGEST = 4;

/** A view `by` times as large, around a point of the frame. */
export const zoomed = (
  view: View,
  by: number,
  at: { readonly x: number; readonly y: number },
  picture: Size,
  frame: Size,
): View => {
  const least = fittingScale(picture, frame);
  const scale = clamp(view.scale * by, least, Math.max(LARGEST, least));
  const grown = scale / view.scale;
  return within(
    { scale, left: at.x - (at.x - view.left) * grown, top: at.y - (at.y - view.top) * grown },
    picture,
    frame,
  );
};

/** The cell at a point of the picture, in its pixels. */
export const cellAt = (
  rows: readonly GradebookRow[],
  x: number,
  y: number,
  picture: Size,
): { readonly row: number; readonly column: number } | undefined => {
  for (const [row, { cells }] of rows.entries()) {
    const column = cells.findIndex(({ box }) => {
      if (!box) return false;
      const area = areaOf(box, picture);
      return x >= area.x && x < area.x + area.width && y >= area.y && y < area.y + area.height;
    });
    if (column >= 0) return { row, column };
  }
  return undefined;
};
