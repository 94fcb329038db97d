import { describe, expect, it } from 'vitest';
import { seeded } from '#shared/seeded.ts';
import { findMarks } from './find-marks.ts';
import { numbersInPicture, placeSheets } from './find-sheets.ts';
import { distance, mean, type GreyPicture, type Spot } from './grey-picture.ts';
import { locateGrid } from './locate-grid.ts';
import { photographSheets } from './photographed-sheet.fixture.ts';
import type { PrintedGrid } from './printed-grid.ts';
import { sampleGrid } from './sample-grid.fixture.ts';

const NUMBER = 4_242_424;
const OTHER = 31_337;
const { grid } = sampleGrid();
const mirrored = sampleGrid({ rows: 12, columns: 3, isMirrored: true }).grid;
const size = { width: 700, height: 910 };
const straight: Spot[] = [
  [42, 49],
  [651, 63],
  [665, 868],
  [28, 854],
];
/** Seen from below, so that the upper edge is smaller. */
const tilted: Spot[] = [
  [133, 84],
  [560, 63],
  [672, 861],
  [42, 826],
];
const turned = (corners: readonly Spot[], by: number): Spot[] => [
  ...corners.slice(by),
  ...corners.slice(0, by),
];

/** A hand that moves aslant while light falls in: each pixel is the mean of five. */
const shaken = ({ data, ...size }: GreyPicture): GreyPicture => {
  const way = [-2, -1, 0, 1, 2].map((step) => step * (size.width + 1));
  const moved = data.map((light, at) => mean(way.map((by) => data[at + by] ?? light)));
  return { data: moved, ...size };
};

const find = (photo: GreyPicture, known: readonly (readonly [number, PrintedGrid])[]) =>
  placeSheets(numbersInPicture(findMarks(photo)), new Map(known));

/** How far the farthest cell is from where it is thought to be, in millimetres; none if the place is not sure. */
function worstCell(
  photo: GreyPicture,
  placeOf: (x: number, y: number) => Spot,
  layout = grid,
): number {
  const [sheet] = find(photo, [[NUMBER, layout]]);
  const located = sheet && locateGrid(photo, 1, sheet, layout);
  if (!located?.isSure) return Infinity;
  return Math.max(
    ...layout.rows.flatMap(({ top, bottom }) =>
      layout.columns.map(({ left, right }) => {
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return distance(located.placeInPhoto(x, y), placeOf(x, y)) / located.perMillimetre;
      }),
    ),
  );
}

describe('a photo of a printed grid', () => {
  it.each([
    ['lies straight', { corners: straight }],
    ['is held at an angle', { corners: tilted }],
    ['is upside down', { corners: turned(tilted, 2) }],
    ['is bent by half a row', { corners: tilted, bend: 3.4 }],
    ['has a thumb on one of its corners', { corners: straight, fingers: [[105, 91, 42]] }],
    [
      'shows two of its corners only',
      {
        corners: straight,
        fingers: [
          [105, 91, 42],
          [602, 791, 42],
        ],
      },
    ],
    [
      'is cut off at two of its corners',
      {
        corners: [
          [-66, 49],
          [543, 63],
          [557, 868],
          [-80, 854],
        ],
      },
    ],
  ] as const)('places every cell when the page %s', (_, pose) => {
    const { photo, placeOf } = photographSheets([{ layout: grid, number: NUMBER }], size, pose);
    expect(worstCell(photo, placeOf)).toBeLessThan(0.5);
  });

  it('is known although it is shaken by more than a module of its marks', () => {
    const sheet = { layout: grid, number: NUMBER };
    const { photo } = photographSheets([sheet], size, { corners: straight });
    const found = find(shaken(photo), [[NUMBER, grid]]);
    expect(found.map(({ number, marks }) => [number, marks.length])).toEqual([[NUMBER, 4]]);
  });

  it('has writing beside the rules of narrow columns', () => {
    const narrow = sampleGrid({ columns: 10 }).grid;
    const strokes = narrow.columns.slice(2, 6).flatMap(({ left }) =>
      [8, 14, 20].map((row) => ({
        from: { x: left + 1, y: narrow.rows[row]?.top ?? 0 },
        to: { x: left + 1, y: narrow.rows[row + 3]?.bottom ?? 0 },
        ...{ width: 0.6, light: 60 },
      })),
    );
    const sheet = { layout: narrow, number: NUMBER, strokes };
    const { photo, placeOf } = photographSheets([sheet], size, { corners: tilted });
    expect(worstCell(photo, placeOf, narrow)).toBeLessThan(0.5);
  });

  it('was printed with smaller marks and fewer ticks, as its own layout says', () => {
    const older = { ...grid, markSize: 5, ticks: grid.ticks.filter((_, at) => at % 2 === 0) };
    const sheet = { layout: older, number: NUMBER };
    const { photo, placeOf } = photographSheets([sheet], size, { corners: straight });
    expect(worstCell(photo, placeOf, older)).toBeLessThan(0.5);
    expect(find(photo, [[NUMBER, mirrored]])).toEqual([]);
  });

  it('shows no sheet of a teacher if what its marks hold is noise', () => {
    const { photo } = photographSheets([{ layout: grid, number: NUMBER }], size, {
      corners: straight,
    });
    const marks = findMarks(photo);
    const random = seeded(7);
    const bits = (): number => Math.floor(random() * 2 ** 16);
    const known = new Map(
      Array.from({ length: 300 }, () => [Math.floor(random() * 2 ** 24), grid] as const),
    );
    const said = Array.from({ length: 60 }, () =>
      numbersInPicture(marks.map((mark) => ({ ...mark, bits: bits() }))),
    );
    // Two marks of noise say a number now and then, so it counts only if it is the teacher's.
    expect(said.flat().length).toBeGreaterThan(0);
    expect(said.flat().filter(({ marks: some, wrong }) => some.length > 2 && wrong === 0)).toEqual(
      [],
    );
    expect(said.flatMap((some) => placeSheets(some, known))).toEqual([]);
  });

  it('shows both pages of an open notebook', () => {
    const wide: Spot[] = [
      [30, 45],
      [1170, 30],
      [1192, 848],
      [15, 832],
    ];
    const pages = [
      { layout: grid, number: NUMBER },
      { layout: mirrored, number: OTHER },
    ];
    const { photo } = photographSheets(pages, { width: 1215, height: 878 }, { corners: wide });
    const known = [
      [OTHER, mirrored],
      [NUMBER, grid],
    ] as const;
    const found = find(photo, known).map(({ number }) => number);
    expect(found.toSorted()).toEqual([OTHER, NUMBER].toSorted());
  });

  it('is nothing to a teacher who has not printed it, nor with the geometry of another sheet', () => {
    const { photo } = photographSheets([{ layout: grid, number: NUMBER }], size, {
      corners: tilted,
    });
    expect(find(photo, [[OTHER, grid]])).toEqual([]);
    expect(find(photo, [[NUMBER, mirrored]])).toEqual([]);
  });

  it('shows no sheet if it shows nothing, or one corner', () => {
    const data = new Uint8Array(size.width * size.height).fill(200);
    expect(find({ data, ...size }, [[NUMBER, grid]])).toEqual([]);
    const fingers = [
      [105, 91, 42],
      [602, 91, 42],
      [105, 791, 42],
    ] as const;
    const { photo } = photographSheets([{ layout: grid, number: NUMBER }], size, {
      corners: straight,
      fingers,
    });
    expect(find(photo, [[NUMBER, grid]])).toEqual([]);
  });
});
