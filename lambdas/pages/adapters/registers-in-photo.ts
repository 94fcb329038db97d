import type {
  OtherSheet,
  PhotographedRegister,
  readRegisterPhoto,
} from '#shared/contracts/register-photos.ts';
import type { BoxReading } from '#shared/attendance/register-reading.ts';
import type { Box } from '#shared/page/box.ts';
import { locateRegister, type LocatedGrid } from '#shared/paper/locate-grid.ts';
import type { PrintedGrid } from '#shared/paper/printed-grid.ts';
import {
  isMarks,
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

/** What a page says that is no register. */
function saidOfOther(sheet: PrintedSheet, name: string): OtherSheet[] {
  const { classId } = sheet;
  if (isRegister(sheet)) return [];
  if (!isMarks(sheet)) return [{ kind: 'answers', classId, name, title: sheet.title }];
  return [{ kind: 'marks', classId, name, title: sheet.subject, term: sheet.term }];
}

/** What a reading looks up of the teacher. */
interface Lookups {
  /** A printed sheet by its number. */
  readonly findSheet: (number: number) => Promise<PrintedSheet | undefined>;
  /** The name of a class. */
  readonly nameOf: (classId: string) => Promise<string | undefined>;
}

/**
 * The pages of printed registers in a photo.
 * @throws JobError if the picture cannot be decoded
 */
export async function readRegistersInPhoto(
  bytes: Uint8Array,
  { findSheet, nameOf }: Lookups,
): Promise<z.infer<typeof readRegisterPhoto.response>> {
  checkPicture(bytes);
  const picture = await decodablePicture(bytes);
  const found = await findSheetsInPhoto(picture, findSheet, isRegister, locateRegister);
  const { sheets, photo, problem = found.others.length > 0 ? 'other-sheet' : 'no-sheet' } = found;
  const others: OtherSheet[] = [];
  for (const other of found.others)
    others.push(...saidOfOther(other, (await nameOf(other.classId)) ?? ''));
  if (!photo || sheets.length === 0) return { pages: [], problem, others };
  const pages: PhotographedRegister[] = [];
  for (const one of sheets) pages.push(await readOne(photo, one));
  return { pages, others };
}
