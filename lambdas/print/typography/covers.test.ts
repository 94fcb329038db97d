import { expect, it } from 'vitest';
import { coveredRuns } from './covers.ts';
import { itemise } from './itemise.ts';
import { findInPackages, loadFormulaTypefaces } from './load-typefaces.ts';

const { regular, upright } = await loadFormulaTypefaces(findInPackages);

it.each([
  ['α', 'ltr', [['α', true]]],
  ['ab', 'ltr', [['ab', false]]],
  [
    'aαb',
    'ltr',
    [
      ['a', false],
      ['α', true],
      ['b', false],
    ],
  ],
  [
    'زاوية α',
    'rtl',
    [
      ['α', true],
      ['زاوية ', false],
    ],
  ],
] as const)(
  '%s is drawn with the letters of formulas only where its own lack one',
  (text, base, parts) => {
    const runs = itemise(text, base).flatMap((run) => coveredRuns(text, run, regular, upright));
    expect(runs.map(({ start, end, isOther }) => [text.slice(start, end), isOther])).toEqual(parts);
  },
);
