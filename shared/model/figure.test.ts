import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sampleFigures } from '#test/support/sample-drafts/figures.ts';
import { figure, type Figure } from './figure.ts';
import { draftLanguages } from './locale.ts';

const { numberLine, fraction, coordinateGrid, triangle, barChart, clock, table, angle } =
  sampleFigures.en;

/** The first problem of a value, as its field and its name. */
const problemOf = (value: unknown): string | undefined => {
  const issue = z.safeParse(figure, value).error?.issues[0];
  return issue && `${issue.path.join('.')}: ${issue.message}`;
};

describe('the schema of a figure', () => {
  it.each(draftLanguages)('takes a good figure of each kind (%s)', (language) => {
    for (const each of Object.values(sampleFigures[language])) {
      expect(z.parse(figure, each)).toEqual(each);
    }
  });

  it.each<[string, Figure, string]>([
    ['a line that ends before it begins', { ...numberLine, to: -1 }, 'to: order'],
    ['steps that do not reach the end', { ...numberLine, step: 0.3 }, 'step: step-uneven'],
    ['a hundred ticks', { ...numberLine, step: 0.02 }, 'step: step-uneven'],
    ['a mark beside the line', { ...numberLine, marks: [{ at: 3, label: '' }] }, 'marks: outside'],
    ['more parts shaded than there are', { ...fraction, shaded: 9 }, 'shaded: shaded-more'],
    ['a grid without a width', { ...coordinateGrid, xTo: -4 }, 'xTo: order'],
    [
      'a point beside the grid',
      { ...coordinateGrid, points: [{ x: 9, y: 0, label: 'A' }] },
      'points: outside',
    ],
    [
      'a line from a point to itself',
      { ...coordinateGrid, lines: [{ x1: 1, y1: 1, x2: 1, y2: 1, endless: true }] },
      'lines: same-points',
    ],
    ['a triangle without measures', { ...triangle, sides: [] }, 'sides: measures-missing'],
    [
      'sides that do not meet',
      { ...triangle, sides: [1, 2, 4], sideLabels: ['', '', ''] },
      'sides: sides-impossible',
    ],
    [
      'angles that do not sum to 180',
      { ...triangle, sides: [], angles: [60, 60, 70] },
      'angles: angle-sum',
    ],
    [
      'angles that its sides contradict',
      { ...triangle, angles: [60, 60, 60] },
      'angles: angles-differ',
    ],
    [
      'a label that contradicts a side',
      { ...triangle, sideLabels: ['3 cm', '?', '5 cm'] },
      'sideLabels: label-differs',
    ],
    [
      'a label in Arabic digits that contradicts a side',
      { ...triangle, sideLabels: ['٣ سم', '؟', '٥ سم'] },
      'sideLabels: label-differs',
    ],
    [
      'a label that contradicts an angle',
      { ...triangle, angleLabels: ['60°', '', ''] },
      'angleLabels: label-differs',
    ],
    ['a row that is too short', { ...table, rows: [['a', 'b'], ['c']] }, 'rows: rows-uneven'],
    ['a label that contradicts the angle', { ...angle, label: '60°' }, 'label: label-differs'],
  ])('refuses %s', (_, impossible, problem) => {
    expect(problemOf(impossible)).toBe(problem);
  });

  it.each<[string, Figure]>([
    ['minute 75', { ...clock, minutes: 75 }],
    ['hour 24', { ...clock, hours: 24 }],
    ['a single bar', { ...barChart, bars: barChart.bars.slice(0, 1) }],
    ['a negative bar', { ...barChart, bars: [...barChart.bars, { label: '', value: -1 }] }],
    ['half a part', { ...fraction, shaded: 0.5 }],
    ['numbers without an end', { ...numberLine, to: Infinity }],
  ])('refuses %s', (_, impossible) => {
    expect(problemOf(impossible)).toBeDefined();
  });

  it('takes labels that are no numbers, and measures that were rounded', () => {
    const rounded = {
      ...triangle,
      sides: [3, 4.24, 3],
      angles: [90, 45, 45],
      sideLabels: ['3', '2x', 'a + 1'],
    };
    expect(problemOf(rounded)).toBeUndefined();
  });
});
