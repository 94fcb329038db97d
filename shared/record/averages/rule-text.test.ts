import { expect, it } from 'vitest';
import type { AverageRule } from '../../model/average-rule.ts';
import type { GradebookColumn } from '../../model/gradebook.ts';
import { ruleOfSheet } from '../figures/term-report.ts';
import { averagePresets } from './average-presets.ts';
import { ruleOrigin } from './rule-origin.ts';
import { ruleText } from './rule-text.ts';

const column = (heading: string, role?: 'activities' | 'test' | 'exam', scale = 20) =>
  ({ id: heading.toLowerCase(), kind: 'mark', heading, role, scale }) satisfies GradebookColumn;
const [A, F1, F2, E] = [
  column('A', 'activities'),
  column('F1', 'test'),
  column('F2', 'test'),
  column('E', 'exam'),
];
const rules: readonly AverageRule[] = averagePresets.map((preset) => ({
  ...preset,
  parts: preset.parts.map((part) => ({ ...part, roles: [...part.roles] })),
}));
const rule = (wanted: string) => rules.find(({ preset }) => preset === wanted)!;

it.each([
  ['middle-2022', [A, F1, E], '((A + F1) / 2 + 2 × E) / 3'],
  ['middle-2022', [A, F1, F2, E], '((A + F1 + F2) / 3 + 2 × E) / 3'],
  ['secondary', [A, F1, F2, E], '(A + (F1 + F2) / 2 + 2 × E) / 4'],
  ['middle-2022', [E], 'E'],
  ['middle-2022', [A, F1], '(A + F1) / 2'],
  ['primary-2022', [A, column('E', 'exam', 20)], 'E × 10 / 20'],
  ['equal', [column('?')], ''],
])('describes the rule: %s', (preset, columns, text) => {
  expect(ruleText(rule(preset), columns)).toBe(text);
});

it.each([
  ['en', 'as the subject’s teacher gave it'],
  ['ar', 'كما أعطاه أستاذ المادة'],
  ['fr', 'telle que l’enseignant de la matière l’a donnée'],
] as const)('says that a colleague gave the only average: %s', (language, text) => {
  const given = ruleOfSheet({
    columns: [{ id: 'avg', heading: 'Average', role: 'term', scale: 20 }],
  });
  expect(ruleOrigin(given?.preset, language)).toBe(text);
});
