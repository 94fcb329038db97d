import { describe, expect, it } from 'vitest';
import { classYears } from './class-years.ts';
import { inYears } from './in-years.ts';

const dated = (id: string, changedAt: string, more: { follows?: string } = {}) => ({
  ...{ id, keptAt: changedAt, changedAt, ...more },
});
const last = dated('a', '2026-05-20T08:00:00.000Z');
const marked = dated('b', '2026-05-20T08:00:00.000Z');
const current = dated('c', '2026-10-02T08:00:00.000Z');
const sheets = [
  { classId: 'a', changedAt: '2026-06-01T08:00:00.000Z' },
  { classId: 'b', changedAt: '2026-11-01T08:00:00.000Z' },
];

describe('classes by school year', () => {
  it('are of an earlier one when neither their list nor their marks were changed since', () => {
    expect(classYears([last, marked, current], sheets)).toEqual({
      current: [marked, current],
      earlier: [{ season: '2025/2026', classes: [{ ...last, season: '2025/2026' }] }],
    });
  });

  it('are all current while none is newer', () => {
    expect(classYears([last], sheets)).toEqual({ current: [last], earlier: [] });
    expect(classYears([], [])).toEqual({ current: [], earlier: [] });
  });

  it('are of the year before the class that continues them, also when they are corrected later', () => {
    const next = dated('d', '2026-09-08T08:00:00.000Z', { follows: 'b' });
    expect(classYears([last, marked, next], sheets)).toEqual({
      current: [next],
      earlier: [
        {
          season: '2025/2026',
          classes: [last, marked].map((one) => ({ ...one, season: '2025/2026' })),
        },
      ],
    });
  });

  it('go back several years, the newest first', () => {
    const old = dated('o', '2025-05-20T08:00:00.000Z');
    const { earlier } = classYears([old, last, current], []);
    expect(earlier.map(({ season }) => season)).toEqual(['2025/2026', '2024/2025']);
  });
});

describe('lists of classes', () => {
  it('offer the classes of earlier years last, with their year, and none that has marks of this year', () => {
    const next = dated('d', '2026-09-08T08:00:00.000Z', { follows: 'a' });
    expect(inYears([last, marked, next], sheets)).toEqual([
      ...[marked, next, { ...last, season: '2025/2026' }],
    ]);
  });
});
