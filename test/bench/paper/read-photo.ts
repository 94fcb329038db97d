import sharp from 'sharp';
import { findMarks } from '#shared/paper/find-marks.ts';
import { numbersInPicture, placeSheets, type FoundSheet } from '#shared/paper/find-sheets.ts';
import type { GreyPicture } from '#shared/paper/grey-picture.ts';
import { isUsableNumber } from '#shared/paper/sheet-code.ts';
import type { SheetFrame } from '#shared/paper/sheet-frame.ts';
import type { Chance } from '../grades/pages/chance.ts';

/** The longer side of the picture in which marks are looked for. */
const SEARCHED = 1800;
/** A teacher's sheets of a year. */
const KNOWN = 300;

export function newNumber(chance: Chance): number {
  const number = chance.whole(0, 2 ** 24 - 1);
  return isUsableNumber(number) ? number : newNumber(chance);
}

/** The layouts of all sheets that a teacher has printed: those of a photo, and others. */
export function knownLayouts<Layout>(
  photographed: readonly (readonly [number: number, layout: Layout])[],
  chance: Chance,
): Map<number, Layout> {
  const known = new Map(photographed);
  const [first] = photographed;
  while (first && known.size < KNOWN) known.set(newNumber(chance), first[1]);
  return known;
}

export async function greyOf(image: Buffer, side = 10_000): Promise<GreyPicture> {
  const { data, info } = await sharp(image)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** What is done with each known sheet of a photo, in full size. */
type Locate<Layout, Located> = (
  photo: GreyPicture,
  scale: number,
  placed: FoundSheet,
  layout: Layout,
) => Located;

export interface PhotoReading<Located> {
  readonly sheets: ReadonlyMap<number, Located & { readonly marks: number }>;
  /** Milliseconds of the processor. */
  readonly spent: number;
}

/** Finds the known sheets of a photo. */
export async function readPhoto<Layout extends SheetFrame, Located>(
  image: Buffer,
  layouts: ReadonlyMap<number, Layout>,
  locate: Locate<Layout, Located>,
): Promise<PhotoReading<Located>> {
  const before = process.cpuUsage();
  const [full, small] = [await greyOf(image), await greyOf(image, SEARCHED)];
  const placed = placeSheets(numbersInPicture(findMarks(small)), layouts);
  const sheets = new Map(
    placed.flatMap((sheet) => {
      const layout = layouts.get(sheet.number);
      if (!layout) return [];
      const located = locate(full, full.width / small.width, sheet, layout);
      return [[sheet.number, { ...located, marks: sheet.marks.length }] as const];
    }),
  );
  const { user, system } = process.cpuUsage(before);
  return { sheets, spent: (user + system) / 1000 };
}
