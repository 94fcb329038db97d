import type { Direction } from '#shared/model/locale.ts';

/** The two pages on one side of a sheet, by index, from left to right; `undefined` for a blank half. */
export type BookletSide = readonly [left: number | undefined, right: number | undefined];

const PAGES_OF_A_SHEET = 4;
/** The most sheets that a stapler takes, folded once. */
const SHEETS_OF_A_QUIRE = 16;

/** The sides of sheets that are folded together, starting with the front and back of the outermost. */
function quireSides(pages: readonly (number | undefined)[], direction: Direction): BookletSide[] {
  const last = pages.length - 1;
  return Array.from({ length: pages.length / 2 }, (_, side): BookletSide => {
    // On a front the page that is read first is at the outer end, on a back at the inner end.
    const [early, late] = [pages[side], pages[last - side]];
    return (side % 2 === 0) === (direction === 'ltr') ? [late, early] : [early, late];
  });
}

/**
 * Arranges pages on sheets that are printed on both sides, turned at the short edge, and folded: evenly in as few
 * quires of at most 16 sheets as possible, with the blank pages at the end.
 * @param direction of reading; an Arabic notebook is bound on the right
 */
export function bookletSides(pages: number, direction: Direction): BookletSide[] {
  const sheets = Math.ceil(pages / PAGES_OF_A_SHEET);
  const quires = Math.ceil(sheets / SHEETS_OF_A_QUIRE);
  let sheet = 0;
  return Array.from({ length: quires }, (_, quire) => {
    const end = Math.round(((quire + 1) * sheets) / quires);
    const first = sheet * PAGES_OF_A_SHEET;
    const indices = Array.from({ length: (end - sheet) * PAGES_OF_A_SHEET }, (__, index) =>
      first + index < pages ? first + index : undefined,
    );
    sheet = end;
    return quireSides(indices, direction);
  }).flat();
}
