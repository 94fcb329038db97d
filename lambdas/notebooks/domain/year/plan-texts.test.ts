import { expect, it } from 'vitest';
import { planTexts } from './plan-texts.ts';
import { samplePlan } from './sample-year.ts';

it('takes the phases of a part, and formulas in plain characters', () => {
  const { procedure, objective, materials } = planTexts(samplePlan, 2);
  expect(procedure).toHaveLength(3);
  expect(procedure[0]).toBe('تصحيح: يصحح التمرين 12 ص 47 على السبورة.');
  expect(procedure[2]).toContain('AB = A′B′');
  expect(procedure.join()).not.toContain('$');
  expect(objective[0]).toContain('يبرهن');
  expect(materials).toContain('المنقلة');
});

it('gives phases without a session to the first part alone', () => {
  const phases = samplePlan.phases.slice(0, 1).map(({ session: _, ...phase }) => phase);
  expect(planTexts({ ...samplePlan, phases }, 1).procedure).toHaveLength(1);
  expect(planTexts({ ...samplePlan, phases }, 2).procedure).toEqual([]);
});
