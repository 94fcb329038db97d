import { describe, expect, it } from 'vitest';
import { findMarks } from './find-marks.ts';
import { numbersInPicture, placeSheets } from './find-sheets.ts';
import { distance, type GreyPicture, type Spot } from './grey-picture.ts';
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

const find = (photo: GreyPicture, known: readonly (readonly [number, PrintedGrid])[]) =>
  placeSheets(numbersInPicture(findMarks(photo)), new Map(known));

/** How far the farthest cell is from where it is thought to be, in millimetres. */
function worstCell(photo: GreyPicture, placeOf: (x: number, y: number) => Spot): number {
  const [sheet] = find(photo, [[NUMBER, grid]]);
  const located = sheet && locateGrid(photo, 1, sheet, grid);
  if (!located) return Infinity;
  return Math.max(
    ...grid.rows.flatMap(({ top, bottom }) =>
      grid.columns.map(({ left, right }) => {
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
  ] as const)('places every cell when the page %s', (_, pose) => {
    const { photo, placeOf } = photographSheets([{ layout: grid, number: NUMBER }], size, pose);
    expect(worstCell(photo, placeOf)).toBeLessThan(0.5);
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
