import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { findMarks } from '#shared/paper/find-marks.ts';
import { numbersInPicture, placeSheets } from '#shared/paper/find-sheets.ts';
import type { GreyPicture } from '#shared/paper/grey-picture.ts';
import { locateGrid } from '#shared/paper/locate-grid.ts';
import type { PrintedMarks } from '#shared/paper/printed-sheet.ts';
import { markOrigins, quietZone, tickSize, type SheetFrame } from '#shared/paper/sheet-frame.ts';
import { marksOfNumber } from '#shared/paper/sheet-code.ts';

/** Pixels per millimetre. */
const SCALE = 7;
/** Millimetres. */
const A4 = { width: 210, height: 297 };

/** A page of a PDF as a printer prints it in grey, without shrinking. */
export interface PrintedPage {
  /** The darkness at a place in millimetres from the top left corner: 0 is white, 255 is black. */
  readonly darkAt: (x: number, y: number) => number;
  readonly picture: GreyPicture;
}

/** The pages of a PDF, by index, as PDFium prints them. */
export async function rasterPages(
  pdf: Uint8Array,
  indexes: readonly number[],
): Promise<PrintedPage[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  try {
    const pages: PrintedPage[] = [];
    for (const index of indexes) {
      const scale = (SCALE * 25.4) / 72;
      const { data, width, height } = await document
        .getPage(index)
        .render({ scale, render: 'bitmap' });
      const grey = await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
        .greyscale()
        .extractChannel(0)
        .raw()
        .toBuffer();
      // PDFium fits the page into a whole number of pixels.
      const at = (x: number, y: number): number =>
        Math.floor((y * height) / A4.height) * width + Math.floor((x * width) / A4.width);
      pages.push({
        darkAt: (x, y) => 255 - (grey[at(x, y)] ?? 0),
        picture: { data: grey, width, height },
      });
    }
    return pages;
  } finally {
    document.destroy();
    library.destroy();
  }
}

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** What is wrong with a sheet's corner marks and ticks on its page: dark modules, and the white around them. */
export function cornerFaults(
  { darkAt }: PrintedPage,
  { layout, number }: { readonly layout: SheetFrame; readonly number: number },
): string[] {
  const module = layout.markSize / 6;
  const isDark = (x: number, y: number): boolean => darkAt(x, y) > 200;
  const isWhite = (x: number, y: number): boolean => darkAt(x, y) < 8;
  const bits = marksOfNumber(number);
  const faultsOfMark = ({ x, y }: { x: number; y: number }, corner: number): string[] => {
    const modules = range(0, 5, 1).flatMap((row) =>
      range(0, 5, 1).flatMap((column) => {
        const isFrame = [row, column].some((one) => one === 0 || one === 5);
        const bit = ((bits[corner] ?? 0) >> (15 - ((row - 1) * 4 + column - 1))) & 1;
        const seen = isDark(x + (column + 0.5) * module, y + (row + 0.5) * module);
        return seen === (isFrame || bit === 1) ? [] : [`module ${row},${column} of ${corner}`];
      }),
    );
    const [from, to] = [-quietZone, layout.markSize + quietZone];
    const ring = range(from, to, 0.25).flatMap((along) =>
      [from, -quietZone / 2, layout.markSize + quietZone / 2, to].flatMap((off) =>
        [
          [along, off],
          [off, along],
        ].flatMap(([dx = 0, dy = 0]) => (isWhite(x + dx, y + dy) ? [] : [`quiet zone ${corner}`])),
      ),
    );
    return [...modules, ...ring];
  };
  const ticks = layout.ticks.flatMap(({ x, y }) => {
    const white = tickSize / 2 + 0.5;
    const around = [-1, 1].every(
      (side) => isWhite(x + side * white, y) && isWhite(x, y + side * white),
    );
    return around && isDark(x, y) ? [] : [`tick ${x},${y}`];
  });
  return [...markOrigins(layout).flatMap(faultsOfMark), ...ticks];
}

/** What is wrong with the rules of a sheet's cells: each is between rules, and white inside. */
export function cellFaults(
  { darkAt }: PrintedPage,
  { layout }: Pick<PrintedMarks, 'layout'>,
): string[] {
  const isRule = (x: number, y: number): boolean => darkAt(x, y) > 40 && darkAt(x, y) < 128;
  const near = (at: number): number[] => range(at - 0.2, at + 0.2, 0.1);
  return layout.columns.flatMap(({ left, right }, column) =>
    layout.rows.flatMap(({ top, bottom }, row) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isRuled =
        [left, right].every((at) => near(at).some((one) => isRule(one, y))) &&
        [top, bottom].every((at) => near(at).some((one) => isRule(x, one)));
      return isRuled && darkAt(x, y) < 40 ? [] : [`cell ${row},${column}`];
    }),
  );
}

/** The numbers of the teacher's sheets that the reader finds on a page, each with every cell of it. */
export function readNumbers(
  { picture }: PrintedPage,
  sheets: readonly Pick<PrintedMarks, 'layout' | 'number'>[],
): number[] {
  const layouts = new Map(sheets.map(({ number, layout }) => [number, layout]));
  return placeSheets(numbersInPicture(findMarks(picture)), layouts).flatMap((found) => {
    const layout = layouts.get(found.number);
    return layout && locateGrid(picture, 1, found, layout).isSure ? [found.number] : [];
  });
}
