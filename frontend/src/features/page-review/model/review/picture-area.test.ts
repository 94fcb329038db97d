import { describe, expect, it } from 'vitest';
import { sampleGradebook } from '#frontend/test-support/sample-gradebook.ts';
import { areaOf, boxOfRow, cutOut } from './picture-area.ts';

const picture = { width: 1000, height: 2000 };
const area = areaOf([4000, 5000, 1000, 200], picture);

describe('the position of a cell in the picture', () => {
  it('is taken from its box', () => {
    expect(area).toEqual({ x: 400, y: 1000, width: 100, height: 40 });
  });

  it('lies in the box of its row, if any cell of the row is in the picture', () => {
    const [row] = sampleGradebook({ language: 'en' }).rows;
    expect(boxOfRow(row!)).toEqual([600, 1300, 8800, 207]);
    expect(boxOfRow({ id: 'a', cells: [{ text: '' }] })).toBeUndefined();
  });

  it('is cut out with a margin, never beyond the picture', () => {
    expect(cutOut(area, picture, 3, 0.5)).toEqual({ x: 330, y: 980, width: 240, height: 80 });
    const corner = cutOut({ x: 0, y: 0, width: 100, height: 40 }, picture, 3, 0.5);
    expect(corner).toMatchObject({ x: 0, y: 0 });
    const all = cutOut({ x: 0, y: 900, width: 1000, height: 100 }, picture, 1, 1);
    expect(all).toMatchObject({ x: 0, width: 1000 });
  });
});
