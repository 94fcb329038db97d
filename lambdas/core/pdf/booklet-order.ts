import type { Direction } from '#shared/model/locale.ts';

/** The two pages of one side of a sheet, by index, as they stand from left to right; nothing where a half is blank. */
export type BookletSide = readonly [left: number | undefined, right: number | undefined];

const PAGES_OF_A_SHEET = 4;
/** What a stapler takes, folded once. */
const SHEETS_OF_A_QUIRE = 16;

/** The sides of sheets that are folded together: front and back of the outermost first. */
function quireSides(pages: readonly (number | undefined)[], direction: Direction): BookletSide[] {
  const last = pages.length - 1;
  return Array.from({ length: pages.length / 2 }, (_, side): BookletSide => {
    // What is read first stands at the outer end of a front and at the inner end of a back.
    const [early, late] = [pages[side], pages[last - side]];
    return (side % 2 === 0) === (direction === 'ltr') ? [late, early] : [early, late];
  });
}

/**
 * Puts pages on the sides of sheets that are printed on both sides, turned at the short edge, and folded: in as few
 * quires of at most 16 sheets as hold them, evenly, the blank pages at the end.
 * @param direction where it is read from: a notebook in Arabic is bound on the right
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
