import { describe, expect, it } from 'vitest';
import { dateBeside, shownSpan, spanOf, spanUnits } from './attendance-span.ts';

const season = {
  season: '2026/2027',
  span: { from: '2026-09-21', to: '2027-05-20' },
  holidays: [
    { name: 'Winter', from: '2026-12-18', to: '2027-01-02' },
    { name: 'Spring', from: '2027-03-19', to: '2027-04-03' },
  ],
};

describe('the spans of totals', () => {
  it('are the week from Sunday, the month, the term and the year of a date', () => {
    expect(spanUnits.map((unit) => spanOf(unit, '2027-02-03', season))).toEqual([
      { from: '2027-01-31', to: '2027-02-06' },
      { from: '2027-02-01', to: '2027-02-28' },
      { from: '2026-12-18', to: '2027-03-18' },
      { from: '2026-08-01', to: '2027-07-31' },
    ]);
    expect(spanOf('month', '2028-02-03', season).to).toBe('2028-02-29');
  });

  it.each(spanUnits)('follow each other by the %s, and end with the season', (unit) => {
    let at: string | undefined = '2027-02-03';
    const seen: string[] = [];
    while (at !== undefined) {
      seen.push(spanOf(unit, at, season).to);
      at = dateBeside(unit, at, 1, season);
    }
    expect(seen).toEqual([...new Set(seen)].toSorted());
    expect((seen.at(-1) ?? '') >= '2027-07-31').toBe(true);
    const before = dateBeside(unit, '2027-02-03', -1, season);
    if (before !== undefined) expect(dateBeside(unit, before, 1, season)).toBeDefined();
  });
});

describe('an address', () => {
  const shown = (search: string) => shownSpan(new URLSearchParams(search), '2026-11-29', season);

  it('shows the month of today if it says nothing, or something odd', () => {
    const month = {
      ...{ unit: 'month', at: '2026-11-29', isList: false },
      span: { from: '2026-11-01', to: '2026-11-30' },
    };
    for (const odd of ['', 'unit=day&at=soon', 'at=2026-02-30', 'at=2019-01-01', 'unit=&at='])
      expect(shown(odd)).toEqual(month);
  });

  it('shows a list from a date to a date, also if they are the wrong way round', () => {
    expect(shown('from=2026-11-22&to=2026-11-26')).toMatchObject({
      isList: true,
      span: { from: '2026-11-22', to: '2026-11-26' },
    });
    expect(shown('from=2026-11-26&to=2026-11-22').span.from).toBe('2026-11-22');
    expect(shown('from=x&to=y')).toMatchObject({ isList: true, span: { from: '2026-11-01' } });
  });
});
