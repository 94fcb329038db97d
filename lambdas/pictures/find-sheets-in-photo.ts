import { findMarks } from '#shared/paper/find-marks.ts';
import { numbersInPicture, placeSheets, type FoundSheet } from '#shared/paper/find-sheets.ts';
import type { GreyPicture } from '#shared/paper/grey-picture.ts';
import type { PrintedSheet } from '#shared/paper/printed-sheet.ts';
import type { Projection } from '#shared/paper/projection.ts';
import type { StraightPage } from '#shared/paper/straight-page.ts';
import { greyOf, type ColourRaster, type ScalablePicture } from './raster.ts';

/** The longer side in pixels of the picture in which marks are looked for. */
const SEARCHED = 1_800;
/** Numbers that are looked up: noise says a few, and a photo shows two sheets at most. */
const MOST_NUMBERS = 16;

interface Located {
  readonly isSure: boolean;
  /** From millimetres of the page to pixels of the photo. */
  readonly projection: Projection;
  readonly page: StraightPage;
}

/** A sheet of the teacher's that was found and located. */
export interface SheetInPhoto<Kind extends PrintedSheet, Place extends Located> {
  readonly sheet: Kind;
  readonly located: Place;
  /** How many of its four corner marks were seen. */
  readonly marks: number;
}

/** The sheets of a photo, or why there are none although it has corner marks. */
export interface SheetsInPhoto<Kind extends PrintedSheet, Place extends Located> {
  readonly sheets: readonly SheetInPhoto<Kind, Place>[];
  /** The teacher's sheets of another kind, which another part of the product reads. */
  readonly others: readonly PrintedSheet[];
  /** The photo in full size, if it may show a sheet of the teacher's. */
  readonly photo?: ColourRaster;
  /** No such sheet is the teacher's, or it cannot be located surely. */
  readonly problem?: 'unknown' | 'unclear';
}

/**
 * Finds the teacher's printed sheets of a kind in a photo.
 * @param find a sheet of the teacher by its number
 * @param locate finds the parts of a sheet in the photo; `scale` is from the picture of its marks to the photo
 */
export async function findSheetsInPhoto<Kind extends PrintedSheet, Place extends Located>(
  picture: ScalablePicture,
  find: (number: number) => Promise<PrintedSheet | undefined>,
  isOfKind: (sheet: PrintedSheet) => sheet is Kind,
  locate: (photo: GreyPicture, scale: number, placed: FoundSheet, layout: Kind['layout']) => Place,
): Promise<SheetsInPhoto<Kind, Place>> {
  const small = greyOf(await picture.within(SEARCHED));
  const said = numbersInPicture(findMarks(small));
  // Noise says no number clearly.
  const clear = said.filter(({ wrong, marks }) => wrong === 0 && marks.length > 2);
  const numbers = [...new Set([...clear, ...said].map(({ number }) => number))];
  const looked = await Promise.all(numbers.slice(0, MOST_NUMBERS).map(find));
  const own = looked.filter((sheet) => sheet !== undefined);
  const others = own.filter((sheet) => !isOfKind(sheet));
  const known = new Map(own.filter(isOfKind).map((sheet) => [sheet.number, sheet]));
  const isClear = clear.some(({ number }) => known.has(number));
  if (known.size === 0) {
    const isUnknown = clear.length > 0 && others.length === 0;
    return { sheets: [], others, ...(isUnknown && { problem: 'unknown' }) };
  }
  const frames = new Map([...known].map(([number, { layout }]) => [number, layout]));
  // Most photos show no printed sheet; only those that do are decoded in full size.
  const photo = await picture.within(picture.longestSide);
  const grey = greyOf(photo);
  const sheets = placeSheets(said, frames).flatMap((placed) => {
    const sheet = known.get(placed.number);
    if (!sheet) return [];
    const located = locate(grey, photo.width / small.width, placed, sheet.layout);
    return located.isSure ? [{ sheet, located, marks: placed.marks.length }] : [];
  });
  return { sheets, others, photo, ...(sheets.length === 0 && isClear && { problem: 'unclear' }) };
}
