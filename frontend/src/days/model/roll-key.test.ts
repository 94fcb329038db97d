import { expect, it } from 'vitest';
import { blocksOf } from '#shared/course/blocks.ts';
import { sampleCourse, sampleDays } from '../days.fixture.ts';
import type { DayCourse } from './day-course.ts';
import { rollKeyOf } from './roll-key.ts';

const keyOf = (of: DayCourse, place = 0, level: 'Middle' | 'Primary' = 'Middle') => {
  const block = blocksOf(of.real.sessions)[place];
  if (!block) throw new Error('no block');
  return rollKeyOf({ ...sampleDays([of]), level }, { of, block });
};
/** As a class is that says no level. */
const withoutLevel = (of: DayCourse): DayCourse => {
  const { level: _, ...kept } = of.kept ?? {};
  return { ...of, kept: { ...of.kept, ...kept, level: undefined } } as DayCourse;
};

it('a session has a roll from its day on, unless it was lost or its class is not saved', () => {
  const course = sampleCourse('2م3');
  expect(keyOf(course)).toBe('2026-11-22-2');
  // The next one is tomorrow.
  expect(keyOf(course, 1)).toBeUndefined();
  expect(keyOf({ ...course, kept: undefined })).toBeUndefined();
  expect(keyOf(sampleCourse('2م3', { '2026-11-22-2': { state: 'lost' } }))).toBeUndefined();
  expect(keyOf(sampleCourse('2م3', { '2026-11-22-2': { state: 'half' } }))).toBe('2026-11-22-2');
});

it('in a primary school, the roll of one class all day is that of the half-day', () => {
  const course = withoutLevel(sampleCourse('2م3'));
  expect(keyOf(course, 0, 'Primary')).toBe('2026-11-22-am');
  expect(keyOf(course, 0, 'Middle')).toBe('2026-11-22-2');
});
