import { findMarks } from './find-marks.ts';
import { numbersInPicture, type CornerMark, type NumberInPicture } from './find-sheets.ts';
import type { GreyPicture, Spot } from './grey-picture.ts';

/** A sheet in a frame of a camera, by its corner marks alone: nothing is known of what it is. */
export interface SeenSheet {
  readonly number: number;
  /** How many of its marks are seen: three or four. */
  readonly marks: number;
  /** Whether the marks say the number without an error. Noise never does. */
  readonly isClear: boolean;
  /** Its outline, clockwise from the page's top left: the outer corners of its marks. */
  readonly outline: readonly Spot[];
  /** The middles of its marks, and the pixels of their sides. */
  readonly spots: readonly { readonly centre: Spot; readonly size: number }[];
}

const outerCorner = ({ corner, first, mark }: CornerMark): Spot =>
  mark.quad[(corner + first) % 4] ?? mark.centre;

function outlineOf(marks: readonly CornerMark[]): Spot[] {
  const seen = new Map(marks.map((mark) => [mark.corner, outerCorner(mark)]));
  const at = (corner: number): Spot | undefined => seen.get(corner % 4);
  return [0, 1, 2, 3].flatMap((corner) => {
    const own = at(corner);
    if (own) return [own];
    // The corner that is missing is about where it is in a parallelogram.
    const [before, after, opposite] = [at(corner + 3), at(corner + 1), at(corner + 2)];
    if (!before || !after || !opposite) return [];
    return [[before[0] + after[0] - opposite[0], before[1] + after[1] - opposite[1]] as const];
  });
}

/** What says a number more surely comes first. */
const byTrust = (a: NumberInPicture, b: NumberInPicture): number =>
  b.marks.length - a.marks.length || a.wrong - b.wrong;

/** The sheets in a frame of which three marks are seen at least, each mark in one of them. */
export function seeSheets(picture: GreyPicture): SeenSheet[] {
  const said = numbersInPicture(findMarks(picture)).filter(({ marks }) => marks.length > 2);
  const sheets: NumberInPicture[] = [];
  for (const one of said.toSorted(byTrust)) {
    const isNew = sheets.every(
      ({ number, marks }) =>
        number !== one.number &&
        marks.every(({ mark }) => one.marks.every((other) => other.mark !== mark)),
    );
    if (isNew) sheets.push(one);
  }
  return sheets.map(({ number, wrong, marks }) => ({
    number,
    marks: marks.length,
    isClear: wrong === 0,
    outline: outlineOf(marks),
    spots: marks.map(({ mark: { centre, size } }) => ({ centre, size })),
  }));
}
