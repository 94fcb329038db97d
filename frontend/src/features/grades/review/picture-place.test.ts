import { describe, expect, it } from 'vitest';
import { sampleGradebook } from '../../../test-support/sample-gradebook.ts';
import { areaOf, boxOfRow, cutOut, fittingScale, panned, viewOf, zoomed } from './picture-place.ts';

const picture = { width: 1000, height: 2000 };
const frame = { width: 500, height: 400 };
const area = areaOf([4000, 5000, 1000, 200], picture);

describe('a cell in the picture', () => {
  it('is where its box says', () => {
    expect(area).toEqual({ x: 400, y: 1000, width: 100, height: 40 });
  });

  it('has a row around it, unless nothing of it is in the picture', () => {
    const [row] = sampleGradebook({ language: 'en' }).rows;
    expect(boxOfRow(row!)).toEqual([600, 1300, 8800, 207]);
    expect(boxOfRow({ id: 'a', cells: [{ text: '' }] })).toBeUndefined();
  });

  it('is cut out with room around it, never beyond the picture', () => {
    expect(cutOut(area, picture, 3, 0.5)).toEqual({ x: 330, y: 980, width: 240, height: 80 });
    const corner = cutOut({ x: 0, y: 0, width: 100, height: 40 }, picture, 3, 0.5);
    expect(corner).toMatchObject({ x: 0, y: 0 });
    const all = cutOut({ x: 0, y: 900, width: 1000, height: 100 }, picture, 1, 1);
    expect(all).toMatchObject({ x: 0, width: 1000 });
  });

  it('comes to the middle of the frame, as far as the picture goes', () => {
    const view = viewOf(area, 1, picture, frame);
    expect(view).toEqual({ scale: 1, left: -200, top: -820 });
    expect(viewOf({ ...area, x: 0, y: 0 }, 1, picture, frame)).toMatchObject({ left: 0, top: 0 });
  });

  it('is moved and zoomed around a point, within limits', () => {
    const view = viewOf(area, 1, picture, frame);
    expect(panned(view, 50, -10, picture, frame)).toMatchObject({ left: -150, top: -830 });
    expect(panned(view, 5000, 0, picture, frame).left).toBe(0);
    const larger = zoomed(view, 2, { x: 250, y: 200 }, picture, frame);
    expect(larger).toEqual({ scale: 2, left: -650, top: -1840 });
    expect(zoomed(view, 0.01, { x: 0, y: 0 }, picture, frame).scale).toBe(
      fittingScale(picture, frame),
    );
    expect(zoomed(view, 99, { x: 0, y: 0 }, picture, frame).scale).toBe(4);
  });

  it('of a picture smaller than its frame stands in the middle', () => {
    const small = { width: 500, height: 200 };
    expect(viewOf(area, 1, small, frame)).toEqual({ scale: 1, left: 0, top: 100 });
  });
});
