import { describe, expect, it } from 'vitest';
import { fittingScale, panned, viewOf, zoomed } from './photo-view.ts';

const picture = { width: 1000, height: 2000 };
const frame = { width: 500, height: 400 };
const area = { x: 400, y: 1000, width: 100, height: 40 };

describe('the view of a photo', () => {
  it('centres a cell in its frame, as far as the picture allows', () => {
    const view = viewOf(area, 1, picture, frame);
    expect(view).toEqual({ scale: 1, left: -200, top: -820 });
    expect(viewOf({ ...area, x: 0, y: 0 }, 1, picture, frame)).toMatchObject({ left: 0, top: 0 });
  });

  it('moves and zooms around a point, within limits', () => {
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

  it('centres a picture that is smaller than its frame', () => {
    const small = { width: 500, height: 200 };
    expect(viewOf(area, 1, small, frame)).toEqual({ scale: 1, left: 0, top: 100 });
  });
});
