import { expect, it } from 'vitest';
import { drawOn } from '../drawn-page.fixture.ts';
import { findStrokes } from '../page/strokes.ts';
import { isClear, partingsOf, placement, sidesOf, signsAt } from './border-signs.ts';

/** Three signs, the second of which lies on the border at 100. */
function signs() {
  const { page, fill } = drawOn(200, 60);
  fill([60, 20, 18, 30]);
  fill([91, 20, 18, 30]);
  fill([122, 20, 18, 30]);
  return signsAt(findStrokes(page), () => 100, 30);
}
const lefts = (found: ReturnType<typeof signs>, left: number, right: number): number[][] =>
  sidesOf(found, { left, right }).map((side) => side.map((stroke) => stroke.left));

it('a sign on a border may be of either number, or of both where they are drawn on one another', () => {
  const found = signs();
  expect(partingsOf(found)).toContainEqual({ left: 1, right: 1 });
  expect(partingsOf(found)).toContainEqual({ left: 2, right: 2 });
  expect(partingsOf(found)).toContainEqual({ left: 2, right: 1 });
  expect(lefts(found, 2, 2)).toEqual([[60, 91], [122]]);
  expect(lefts(found, 2, 1)).toEqual([
    [60, 91],
    [91, 122],
  ]);
});

it('by its place alone a sign is of one number', () => {
  const found = signs();
  const both = placement(found, { left: 2, right: 1 });
  expect(both).toBeLessThan(placement(found, { left: 1, right: 1 }));
  expect(both).toBeLessThan(placement(found, { left: 2, right: 2 }));
});

it('a parting is clear if its marks are likely, and no other ones nearly as likely', () => {
  const said = [[-1, -4.5], [-1], [-1, -3], [-6, -20], [-6]].map(([own = 0, other]) =>
    isClear(own, other),
  );
  expect(said).toEqual([true, true, false, false, false]);
});
