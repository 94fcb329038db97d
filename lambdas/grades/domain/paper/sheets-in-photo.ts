import { findMarks } from '#shared/paper/find-marks.ts';
import { numbersInPicture, placeSheets } from '#shared/paper/find-sheets.ts';
import { locateGrid, type LocatedGrid } from '#shared/paper/locate-grid.ts';
import type { PrintedSheet } from '#shared/paper/printed-sheet.ts';
import type { PageWarning } from '#shared/model/gradebook.ts';
import { straightenPage } from '#shared/paper/straight-page.ts';
import { greyOf, type ColourRaster } from '../picture/raster.ts';
import type { ScalablePicture } from '../picture/straighten.ts';

/** The longer side in pixels of the picture in which marks are looked for. */
const SEARCHED = 1_800;
/** Numbers that are looked up: noise says a few, and a photo shows two sheets at most. */
const MOST_NUMBERS = 16;

/** A sheet of the teacher's whose cells were found. */
export interface SheetInPhoto {
  readonly sheet: PrintedSheet;
  readonly located: LocatedGrid;
  /** How many of its four corner marks were seen. */
  readonly marks: number;
}

/** The sheets of a photo, or why a photo with corner marks is treated like other photos. */
export interface SheetsInPhoto {
  readonly sheets: readonly SheetInPhoto[];
  /** The photo in full size, if it may show a sheet of the teacher's. */
  readonly photo?: ColourRaster;
  readonly warning?: Extract<PageWarning, 'sheet-unknown' | 'sheet-unclear'>;
}

/**
 * Finds the teacher's printed sheets in a photo.
 * @param find a sheet of the teacher by its number
 */
export async function findSheetsInPhoto(
  picture: ScalablePicture,
  find: (number: number) => Promise<PrintedSheet | undefined>,
): Promise<SheetsInPhoto> {
  const small = greyOf(await picture.within(SEARCHED));
  const said = numbersInPicture(findMarks(small));
  // Noise says no number clearly.
  const clear = said.filter(({ wrong, marks }) => wrong === 0 && marks.length > 2);
  const numbers = [...new Set([...clear, ...said].map(({ number }) => number))];
  const found = await Promise.all(numbers.slice(0, MOST_NUMBERS).map(find));
  const known = new Map(found.flatMap((sheet) => (sheet ? [[sheet.number, sheet] as const] : [])));
  const isClear = clear.some(({ number }) => known.has(number));
  if (known.size === 0)
    return { sheets: [], ...(clear.length > 0 && { warning: 'sheet-unknown' }) };
  const frames = new Map([...known].map(([number, { layout }]) => [number, layout]));
  // Most photos show no printed sheet; only those that do are decoded in full size.
  const photo = await picture.within(picture.longestSide);
  const grey = greyOf(photo);
  const sheets = placeSheets(said, frames).flatMap((placed): SheetInPhoto[] => {
    const sheet = known.get(placed.number);
    if (!sheet) return [];
    const located = locateGrid(grey, photo.width / small.width, placed, sheet.layout);
    return located.isSure ? [{ sheet, located, marks: placed.marks.length }] : [];
  });
  return { sheets, photo, ...(sheets.length === 0 && isClear && { warning: 'sheet-unclear' }) };
}

/** The straightened page of a sheet in colour, as the teacher sees it. */
export function straightColours(
  { data, width, height }: ColourRaster,
  { sheet, located }: SheetInPhoto,
): ColourRaster {
  const { projection, page } = located;
  const size = page.picture.width * page.picture.height;
  const colours = new Uint8Array(size * 3);
  const one = new Uint8Array(width * height);
  for (const band of [0, 1, 2]) {
    for (let at = 0; at < one.length; at += 1) one[at] = data[at * 3 + band] ?? 0;
    const photo = { data: one, width, height };
    const straight = straightenPage(photo, projection, sheet.layout.page, page.perMillimetre);
    for (let at = 0; at < size; at += 1) colours[at * 3 + band] = straight.picture.data[at] ?? 0;
  }
  return { data: colours, width: page.picture.width, height: page.picture.height, channels: 3 };
}

/** Pictures side by side; where each begins is the sum of the widths before it. */
export function besideEachOther(pictures: readonly ColourRaster[]): ColourRaster {
  const width = pictures.reduce((sum, picture) => sum + picture.width, 0);
  const height = Math.max(...pictures.map((picture) => picture.height));
  const data = new Uint8Array(width * height * 3).fill(255);
  let left = 0;
  for (const picture of pictures) {
    for (let y = 0; y < picture.height; y += 1) {
      const row = picture.data.subarray(y * picture.width * 3, (y + 1) * picture.width * 3);
      data.set(row, (y * width + left) * 3);
    }
    left += picture.width;
  }
  return { data, width, height, channels: 3 };
}

const columnsOf = ({ sheet }: SheetInPhoto): string =>
  [sheet.sheetId, sheet.classId, ...sheet.columns.map(({ id }) => id)].join();

/**
 * The sheets of a photo that belong together: the pages of one list, in its order. Others are left out, because a job has
 * one table; so is a second print of the same pupils.
 */
export function sheetsOfOneRecord(found: readonly SheetInPhoto[]): SheetInPhoto[] {
  const [first] = found;
  if (!first) return [];
  const pupils = new Set<string>();
  const together = found.filter((one) => {
    if (columnsOf(one) !== columnsOf(first)) return false;
    if (one.sheet.pupils.some((id) => pupils.has(id))) return false;
    for (const id of one.sheet.pupils) pupils.add(id);
    return true;
  });
  return together;
}
