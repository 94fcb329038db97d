import type { PhotographedRegister, readRegisterPhoto } from '#shared/contracts/register-photos.ts';
import type { BoxReading } from '#shared/attendance/register-reading.ts';
import type { Box } from '#shared/page/box.ts';
import { locateGrid, type LocatedGrid } from '#shared/paper/locate-grid.ts';
import type { PrintedGrid } from '#shared/paper/printed-grid.ts';
import {
  isRegister,
  type PrintedRegister,
  type PrintedSheet,
} from '#shared/paper/printed-sheet.ts';
import { readRegister } from '#shared/paper/read-register.ts';
import { checkPicture } from '#lambdas/pictures/check-picture.ts';
import { findSheetsInPhoto, type SheetInPhoto } from '#lambdas/pictures/find-sheets-in-photo.ts';
import { decodablePicture, encodeSmall } from '#lambdas/pictures/picture-codec.ts';
import type { ColourRaster } from '#lambdas/pictures/raster.ts';
import { straightColours } from '../domain/paper/grids-in-photo.ts';
import type * as z from 'zod/mini';

/** The longer side in pixels of the page that the teacher looks at. */
const SHOWN = 1_500;

/** A box of the grid in the page's picture, wherever the paper is bent. */
function placeOf(
  { page, shift }: LocatedGrid,
  layout: PrintedGrid,
  row: number,
  column: number,
): Box {
  const { left = 0, right = 0 } = layout.columns[column] ?? {};
  const { top = 0, bottom = 0 } = layout.rows[row] ?? {};
  const corners = [left, right].flatMap((x) =>
    [top, bottom].map((y) => {
      const [dx, dy] = shift(x, y);
      return page.pixelOf(x + dx, y + dy);
    }),
  );
  const shares = (at: 0 | 1, side: number): number[] =>
    corners.map((corner) => Math.max(0, Math.min(1, Number((corner[at] / side).toFixed(4)))));
  const xs = shares(0, page.picture.width);
  const ys = shares(1, page.picture.height);
  return {
    ...{ left: Math.min(...xs), right: Math.max(...xs) },
    ...{ top: Math.min(...ys), bottom: Math.max(...ys) },
  };
}

const isInk = (box: BoxReading): boolean => box !== 'none' && box !== 'printed' && box !== 'unseen';

type Found = SheetInPhoto<PrintedRegister, LocatedGrid>;

async function readOne(photo: ColourRaster, found: Found): Promise<PhotographedRegister> {
  const { sheet, located, marks } = found;
  const { boxes, hasStrangers } = readRegister(located, sheet);
  const { number, printedAt, classId, classVersion, subject, columns, pupils, layout } = sheet;
  const page = await encodeSmall(straightColours(photo, found), SHOWN);
  return {
    reading: {
      ...{ number, printedAt, classId, classVersion, subject, columns, hasStrangers },
      rows: pupils.map((pupil, row) => ({ pupil, boxes: [...(boxes[row] ?? [])] })),
    },
    ...{
      picture: Buffer.from(page.bytes).toString('base64'),
      width: page.width,
      height: page.height,
    },
    places: pupils.flatMap((_, row) =>
      (boxes[row] ?? []).flatMap((box, column) =>
        isInk(box) ? [{ row, column, box: placeOf(located, layout, row, column) }] : [],
      ),
    ),
    isCut: marks < 4,
  };
}

/**
 * The pages of printed registers in a photo.
 * @param find a printed sheet of the teacher by its number
 * @throws JobError if the picture cannot be decoded
 */
export async function readRegistersInPhoto(
  bytes: Uint8Array,
  find: (number: number) => Promise<PrintedSheet | undefined>,
): Promise<z.infer<typeof readRegisterPhoto.response>> {
  checkPicture(bytes);
  let isOther = false;
  const findRegister = async (number: number) => {
    const sheet = await find(number);
    if (sheet && isRegister(sheet)) return sheet;
    isOther ||= sheet !== undefined;
    return undefined;
  };
  const picture = await decodablePicture(bytes);
  const { sheets, photo, problem } = await findSheetsInPhoto(picture, findRegister, locateGrid);
  if (!photo || sheets.length === 0)
    return { pages: [], problem: isOther ? 'other-sheet' : (problem ?? 'no-sheet') };
  const pages: PhotographedRegister[] = [];
  for (const found of sheets) pages.push(await readOne(photo, found));
  return { pages };
}
