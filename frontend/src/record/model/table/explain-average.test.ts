import { describe, expect, it } from 'vitest';
import { workOutAverage } from '#shared/record/averages/averages.ts';
import { averagePresets } from '#shared/record/averages/average-presets.ts';
import type { AverageRule } from '#shared/model/average-rule.ts';
import { sampleGradebook } from '#frontend/test-support/sample-gradebook.ts';
import { averagesOf, explainAverage } from './explain-average.ts';
import { pageTable } from '#frontend/features/page-review/model/gradebook/page-table.ts';

const { columns } = sampleGradebook();
const explained = (rule: AverageRule, ...marks: string[]) => {
  const cells = ['', '', ...marks, ''].map((text) => ({ text }));
  const worked = workOutAverage(rule, columns, { cells });
  return 'missing' in worked ? worked.missing : explainAverage(worked, String);
};
const [middle, secondary] = averagePresets;

describe('the explanation of an average', () => {
  it('goes step by step', () => {
    expect(explained(middle, '12', '14', '11')).toBe('(12 + 14)/2 = 13, (13 + 2 × 11)/3 = 11.67');
    expect(explained(secondary, '12', '14', '11')).toBe('(12 + 14 + 2 × 11)/4 = 12');
  });

  it('with one part shows that part', () => {
    const rule = { preset: 'custom', scale: 20, parts: [{ roles: ['exam' as const], weight: 3 }] };
    expect(explained(rule, '12', '14', '11')).toBe('11');
    const mean = { ...rule, parts: [{ roles: ['test' as const, 'exam' as const], weight: 1 }] };
    expect(explained(mean, '12', '14', '11')).toBe('(14 + 11)/2 = 12.5');
  });

  it('does not exist where a mark is missing', () => {
    expect(explained(middle, '12', 'غ', '11')).toBe('absent');
    expect(explained(middle, '12', '', '11')).toBe('blank');
  });

  it('exists for each pupil', () => {
    const averages = averagesOf(pageTable(sampleGradebook({ clean: true })), middle);
    expect(averages).toHaveLength(40);
    expect(averages[0]).toMatchObject({ value: 5.67 });
  });
});
