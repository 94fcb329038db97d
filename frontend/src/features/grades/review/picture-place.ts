import type { GradebookRow, PictureBox } from '../../../../../shared/model/gradebook.ts';

/** A rectangle in pixels of the picture. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const WHOLE = 10_000;

/** Where a box is in a picture. */
export const areaOf = ([left, top, width, height]: PictureBox, picture: Size): Area => ({
  x: (left * picture.width) / WHOLE,
  y: (top * picture.height) / WHOLE,
  width: (width * picture.width) / WHOLE,
  height: (height * picture.height) / WHOLE,
});

/** The box around all cells of a row that are in the picture. */
export const boxOfRow = ({ cells }: GradebookRow): PictureBox | undefined => {
  const boxes = cells.flatMap(({ box }) => (box ? [box] : []));
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map(([x]) => x));
  const top = Math.min(...boxes.map(([, y]) => y));
  return [
    left,
    top,
    Math.max(...boxes.map(([x, , width]) => x + width)) - left,
    Math.max(...boxes.map(([, y, , height]) => y + height)) - top,
  ];
};

const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), Math.max(low, high));

/**
 * A cut-out around an area, as wide as `ratio` times its height, within the picture.
 * @param room how many of the area's heights are left free around it
 */
export const cutOut = (area: Area, picture: Size, ratio: number, room: number): Area => {
  const margin = area.height * room;
  const height = Math.max(area.height + 2 * margin, (area.width + 2 * margin) / ratio);
  const width = Math.min(height * ratio, picture.width);
  const shown = Math.min(height, picture.height);
  return {
    x: clamp(area.x + area.width / 2 - width / 2, 0, picture.width - width),
    y: clamp(area.y + area.height / 2 - shown / 2, 0, picture.height - shown),
    width,
    height: shown,
  };
};

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
