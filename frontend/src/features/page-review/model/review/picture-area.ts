import type { Gradebook, GradebookRow, PictureBox } from '#shared/model/gradebook.ts';

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

/** The area of a box in a picture. */
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

/** The index of the page with a cell. */
export const pageAt = ({ rows }: Pick<Gradebook, 'rows'>, { row }: { row: number }): number =>
  rows[Math.max(row, 0)]?.page ?? 0;

/** The rows in their places; those on other pages have no cells. */
export const rowsOnPage = (rows: readonly GradebookRow[], page: number): readonly GradebookRow[] =>
  rows.map((row) => ((row.page ?? 0) === page ? row : { ...row, cells: [] }));

/** Limits a number to a range; returns `low` if the limits are reversed. */
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), Math.max(low, high));

/**
 * A part of the picture around an area, with a width of `ratio` times its height.
 * @param room the margin around the area, as a multiple of its height
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
