import type { LocatedGrid } from '#shared/paper/locate-grid.ts';
import type { PrintedMarks } from '#shared/paper/printed-sheet.ts';
import { project } from '#shared/paper/projection.ts';
import { resample } from '#shared/paper/resample.ts';
import type { SheetInPhoto } from '#lambdas/pictures/find-sheets-in-photo.ts';
import type { ColourRaster } from '#lambdas/pictures/raster.ts';

/** A sheet of the teacher's whose cells were found. */
export type GridInPhoto = SheetInPhoto<PrintedMarks, LocatedGrid>;

/** The straightened page of a sheet in colour, as the teacher sees it. */
export function straightColours(
  photo: ColourRaster,
  { located }: Pick<GridInPhoto, 'located'>,
): ColourRaster {
  const { projection, page } = located;
  const { width, height } = page.picture;
  const data = resample(photo, 3, page.picture, (x, y) => project(projection, page.placeOf(x, y)));
  return { data, width, height, channels: 3 };
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

const columnsOf = ({ sheet }: GridInPhoto): string =>
  [sheet.sheetId, sheet.classId, ...sheet.columns.map(({ id }) => id)].join();

/** The sheets of a photo that are the pages of one list. Others are left out, because a job has one table. */
export function sheetsOfOneRecord(found: readonly GridInPhoto[]): GridInPhoto[] {
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
