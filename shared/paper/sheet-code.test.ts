import { describe, expect, it } from 'vitest';
import { seeded } from '#shared/seeded.ts';
import {
  isUsableNumber,
  marksOfNumber,
  newSheetNumber,
  numberOfMarks,
  sheetNumber,
  turnMark,
} from './sheet-code.ts';

const random = seeded(25);
const usable = Array.from({ length: 2_000 }, () => Math.floor(random() * 2 ** 24)).filter(
  isUsableNumber,
);
const some = usable.slice(0, 60);
const pairs = [0, 1, 2, 3].flatMap((a) => [0, 1, 2, 3].filter((b) => b > a).map((b) => [a, b]));
const without = (marks: readonly number[], hidden: readonly number[]): (number | undefined)[] =>
  marks.map((mark, corner) => (hidden.includes(corner) ? undefined : mark));

describe('the code of a printed sheet', () => {
  it('is read from all four marks', () => {
    for (const number of usable)
      expect(numberOfMarks(marksOfNumber(number))).toEqual({ number, wrong: 0 });
  });

  it('is read from any two marks, and from no single one', () => {
    for (const number of some)
      for (const hidden of pairs) {
        const seen = without(marksOfNumber(number), hidden);
        expect(numberOfMarks(seen)).toEqual({ number, wrong: 0 });
        expect(
          numberOfMarks(without(marksOfNumber(number), [...hidden, seen.findIndex(Boolean)])),
        ).toBeUndefined();
      }
  });

  it('is read although all of a mark is wrong, and from three marks although half of one is', () => {
    for (const number of some)
      for (const corner of [0, 1, 2, 3]) {
        const smudged = marksOfNumber(number).map((mark, i) =>
          i === corner ? mark ^ 0x0901 : mark,
        );
        expect(numberOfMarks(smudged)).toEqual({ number, wrong: 2 });
        const half = marksOfNumber(number).map((mark, i) => (i === corner ? mark ^ 0x0081 : mark));
        expect(numberOfMarks(without(half, [(corner + 1) % 4]))).toEqual({ number, wrong: 1 });
      }
  });

  it('says nothing of marks of two sheets, or of a sheet that lies the other way up', () => {
    for (const [i, number] of some.entries()) {
      const marks = marksOfNumber(number);
      const [, , ...others] = marksOfNumber(some[i + 1] ?? 77);
      expect(numberOfMarks([...marks.slice(0, 2), ...others])).toBeUndefined();
      const over = [2, 3, 0, 1].map((corner) => turnMark(turnMark(marks[corner] ?? 0)));
      expect(numberOfMarks(over)).toBeUndefined();
    }
  });

  it.each([
    [4, 1],
    [3, 2],
    [2, 20],
  ])('hardly ever takes noise in %i marks for a sheet', (count, most) => {
    const noise = Array.from({ length: 2_000 }, () =>
      Array.from({ length: count }, () => Math.floor(random() * 65_536)),
    );
    const said = noise.filter((marks) => numberOfMarks(marks));
    expect(said.length).toBeLessThanOrEqual(most);
  });

  it('has marks that look neither empty nor full, and at least nine of ten numbers are used', () => {
    expect(usable.length).toBeGreaterThan(1_800);
    expect(sheetNumber.safeParse(newSheetNumber()).success).toBe(true);
    const unusable = [...Array(1_000).keys()].find((number) => !isUsableNumber(number));
    expect(sheetNumber.safeParse(unusable).success).toBe(false);
  });

  it('is the same mark after four quarter turns', () => {
    expect(turnMark(0b1000_0000_0000_0000)).toBe(0b0001_0000_0000_0000);
    for (const mark of marksOfNumber(some[0] ?? 0))
      expect(turnMark(turnMark(turnMark(turnMark(mark))))).toBe(mark);
  });
});
