import { describe, expect, it } from 'vitest';
import type { GradebookColumn } from '../../model/gradebook.ts';
import type { MarkRole } from '../../model/mark-role.ts';
import { averagePresets, proposedRole, usualRule } from './average-presets.ts';

const columns = (...roles: (MarkRole | undefined)[]): GradebookColumn[] =>
  roles.map((role, index) => ({
    ...{ id: `c${index}`, kind: 'mark', heading: '' },
    ...(role && { role }),
  }));
const [middle, secondary] = averagePresets;

describe('the possible roles of the only column without one', () => {
  it.each([
    ['the part no column counts in', middle, columns('activities', 'test', undefined), 'exam'],
    ['that part, though another role is free', middle, columns('test', undefined), 'exam'],
    ['the only role that is free', middle, columns('test', undefined, 'exam'), 'activities'],
    ['nothing, of two that are free', secondary, columns('test', undefined, 'exam'), undefined],
    ['nothing, for two columns', middle, columns('test', undefined, undefined), undefined],
    ['nothing, where no rule is known', undefined, columns('test', undefined), undefined],
  ])('are %s', (_, rule, page, role) => {
    expect(proposedRole(page, rule)).toBe(role);
  });
});

it('uses the level’s usual rule only if each of its parts has a column', () => {
  expect(usualRule(columns('test', 'exam'), 'Middle')?.preset).toBe('middle-2022');
  expect(usualRule(columns('test', undefined), 'Middle')).toBeUndefined();
  expect(usualRule(columns('test', 'exam'), undefined)).toBeUndefined();
});
