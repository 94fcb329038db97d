import type { GradebookRow } from '#shared/model/gradebook.ts';
import { areaOf, clamp, type Area, type Size } from './picture-area.ts';

/** The position of a picture in its frame: screen pixels per pixel of the picture, and its top left corner. */
export interface View {
  readonly scale: number;
  readonly left: number;
  readonly top: number;
}

/** The scale at which the whole width of a picture fits its frame. */
export const fittingScale = (picture: Size, frame: Size): number => frame.width / picture.width;

/** Keeps a picture within its frame; one smaller than the frame is centred. */
const within = ({ scale, left, top }: View, picture: Size, frame: Size): View => {
  const inside = (at: number, length: number, room: number): number =>
    length <= room ? (room - length) / 2 : clamp(at, room - length, 0);
  return {
    scale,
    left: inside(left, picture.width * scale, frame.width),
    top: inside(top, picture.height * scale, frame.height),
  };
};

/** A view with an area in the centre of the frame. */
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

/** A view moved by screen pixels. */
export const panned = (view: View, x: number, y: number, picture: Size, frame: Size): View =>
  within({ ...view, left: view.left + x, top: view.top + y }, picture, frame);

/** The largest scale, in screen pixels per pixel of the picture; the smallest shows its full width. */
const LARGEST = 4;

/** A view magnified by a factor around a point of the frame. */
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

/** The cell at a point of the picture, in the picture's pixels. */
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
