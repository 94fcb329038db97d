import { describe, expect, it } from 'vitest';
import { sampleGradebook } from '#test/support/sample-gradebook.ts';
import type { GradebookColumn } from '../../model/gradebook.ts';
import type { MarkRole } from '../../model/mark-role.ts';
import { averagePresets, presetsOf } from './average-presets.ts';
import { toHundredths, workOutAverage } from './averages.ts';

const ruleOf = (id: string) => averagePresets.find(({ preset }) => preset === id)!;
const column = (role: MarkRole, index: number, scale = 20): GradebookColumn => ({
  id: `c${index}`,
  kind: 'mark',
  heading: role,
  scale,
  role,
});
const averageOf = (preset: string, roles: readonly MarkRole[], texts: readonly string[]) =>
  workOutAverage(
    ruleOf(preset),
    roles.map((role, index) => column(role, index)),
    { cells: texts.map((text) => ({ text })) },
  );

describe('an average', () => {
  it.each([
    // (A + F)/2, then (C + 2E)/3
    ['middle-2022', ['activities', 'test', 'exam'], ['12', '14', '11'], 11.67],
    // (A + F1 + F2)/3
    ['middle-2022', ['activities', 'test', 'test', 'exam'], ['12', '14', '10', '9'], 10],
    // (A + TP + F + 2E)/5, and without practical work (A + F + 2E)/4
    ['secondary', ['activities', 'practical', 'test', 'exam'], ['10', '12', '14', '12'], 12],
    ['secondary', ['activities', 'test', 'exam'], ['10', '14', '12'], 12],
    ['exam-thrice', ['activities', 'test', 'exam'], ['10', '10', '15'], 13],
    ['equal', ['activities', 'test', 'exam'], ['10', '11', '12,5'], 11.17],
    ['year', ['term', 'term', 'term'], ['10,5', '11', '12'], 11.17],
  ] as const)('by %s of %s: %s is %d', (preset, roles, texts, value) => {
    expect(averageOf(preset, roles, texts)).toMatchObject({ value });
  });

  it('is calculated on its own scale, whatever the scales of the marks', () => {
    const columns = [
      column('activities', 0, 10),
      column('activities', 1, 20),
      column('exam', 2, 10),
    ];
    const cells = ['7', '15', '8/10'].map((text) => ({ text }));
    expect(workOutAverage(ruleOf('primary-languages-2022'), columns, { cells })).toEqual({
      value: 7.63,
      exact: 7.625,
      scale: 10,
      parts: [
        { marks: [7, 7.5], mean: 7.25, weight: 1 },
        { marks: [8], mean: 8, weight: 1 },
      ],
    });
  });

  it.each([
    ['غ', 'absent'],
    ['', 'blank'],
    ['?', 'blank'],
  ])('does not exist when a mark is “%s”', (text, missing) => {
    expect(averageOf('equal', ['activities', 'exam'], ['12', text])).toEqual({ missing });
  });

  it('does not exist for columns that do not count', () => {
    expect(averageOf('year', ['test'], ['12'])).toEqual({ missing: 'no-columns' });
    const { columns, rows } = sampleGradebook();
    const unknown = columns.map(({ role: _, ...rest }) => rest);
    expect(workOutAverage(ruleOf('equal'), unknown, rows[0]!)).toEqual({ missing: 'no-columns' });
  });
});

it('rounds halves up, as on paper', () => {
  expect([1.005, 11.665, 12.344999, 10.125].map(toHundredths)).toEqual([1.01, 11.67, 12.34, 10.13]);
});

it('offers the rules of a level first, then all others', () => {
  expect(
    presetsOf('Primary')
      .slice(0, 2)
      .map(({ level }) => level),
  ).toEqual(['Primary', 'Primary']);
  expect(presetsOf('Secondary')).toHaveLength(averagePresets.length);
  expect(presetsOf(undefined)).toHaveLength(averagePresets.length);
});
