import { describe, expect, it } from 'vitest';
import type { PlacedLine } from '../model/course-log.ts';
import { seeded } from '../seeded.ts';
import {
  groupsOf,
  linesOfClass,
  mergeLine,
  moveLine,
  orderOf,
  resizeLine,
  type OrderedYear,
} from './class-order.ts';

const yearOf = (text: string, order?: readonly PlacedLine[]): OrderedYear => ({
  lines: text.split(' ').map((lesson) => ({ lesson })),
  log: { entries: {}, ...(order && { order: [...order] }) },
  schoolYear: {},
});

/** The lines of a class as `a b+c d×2`. */
const shown = (year: OrderedYear): string =>
  groupsOf(linesOfClass(year))
    .map(([first, ...others]) =>
      [
        `${first.name.lesson}${first.parts === 1 ? '' : `×${first.parts}`}`,
        ...others.map(({ name }) => name.lesson),
      ].join('+'),
    )
    .join(' ');

describe('the order of a class', () => {
  const year = yearOf('a b c d e');
  const after = (of: OrderedYear, order: readonly PlacedLine[] | undefined): OrderedYear =>
    yearOf(of.lines.map(({ lesson }) => lesson).join(' '), order);

  it('names only the lines that do not follow the one they follow in the distribution', () => {
    const moved = moveLine(year, { lesson: 'b' }, 1);
    expect(moved).toEqual([{ lesson: 'c' }, { lesson: 'b' }, { lesson: 'd' }]);
    expect(shown(after(year, moved))).toBe('a c b d e');
    expect(moveLine(after(year, moved), { lesson: 'b' }, -1)).toBeUndefined();
    expect(shown(after(year, moveLine(year, { lesson: 'b' }, -1)))).toBe('b a c d e');
  });

  it('stays as it is at the ends, and for a line that is not there', () => {
    expect(moveLine(year, { lesson: 'a' }, -1)).toBeUndefined();
    expect(moveLine(year, { lesson: 'e' }, 1)).toBeUndefined();
    expect(moveLine(year, { lesson: 'x' }, 1)).toBeUndefined();
    expect(resizeLine(year, { lesson: 'x' }, 3)).toBeUndefined();
    expect(mergeLine(year, { lesson: 'e' })).toBeUndefined();
    expect(mergeLine(year, { lesson: 'x' })).toBeUndefined();
  });

  it('has another number of sessions for a line', () => {
    const order = resizeLine(year, { lesson: 'b' }, 3);
    expect(order).toEqual([{ lesson: 'b', sessions: 3 }]);
    expect(shown(after(year, order))).toBe('a b×3 c d e');
    expect(resizeLine(after(year, order), { lesson: 'b' }, undefined)).toBeUndefined();
  });

  it('moves lines that are taught together as one', () => {
    let order = mergeLine(year, { lesson: 'b' });
    order = mergeLine(after(year, order), { lesson: 'c' });
    expect(shown(after(year, order))).toBe('a b+c+d e');
    order = moveLine(after(year, order), { lesson: 'c' }, -1);
    expect(shown(after(year, order))).toBe('b+c+d a e');
  });

  it('gives each sequence back, with equal texts too', () => {
    const random = seeded(7);
    const many = yearOf('a b a c b a d e');
    for (let turn = 0; turn < 200; turn += 1) {
      const sequence = linesOfClass(many)
        .map((line) => ({ line, at: random() }))
        .toSorted((one, other) => one.at - other.at)
        .map(({ line }) => (random() < 0.2 ? { ...line, parts: Math.floor(random() * 4) } : line));
      const back = linesOfClass(after(many, orderOf(sequence, many)));
      expect(back).toEqual(sequence);
    }
  });
});
