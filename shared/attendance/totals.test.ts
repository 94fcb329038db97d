import { expect, it } from 'vitest';
import { rollSigns, type Roll, type RollMark } from '../model/attendance.ts';
import { daysAfter, sundayOf } from '../school-year/iso-date.ts';
import { seeded } from '../seeded.ts';
import { dateOfRoll } from './roll.ts';
import {
  absenceRate,
  absencesInARow,
  classFigures,
  figuresByDate,
  groupRolls,
  missedOf,
  noTotals,
  pupilTotals,
  takenRolls,
  type Rolls,
} from './totals.ts';

const at = '2026-11-29T08:00:00.000Z';
const said = (sign: RollMark['sign']): RollMark => ({ sign, at });
const called = (pupils: string[], marks: Roll['marks'] = {}): Roll => ({
  taken: { at, pupils },
  marks,
});

/** A year of rolls of a class in which pupils join, leave and are restored, with halves, and rolls that were not taken. */
function randomRolls(seed: number, size: number): { rolls: Rolls; pupils: string[] } {
  const random = seeded(seed);
  const pick = (count: number): number => Math.floor(random() * count);
  const pupils = Array.from({ length: size }, (_, index) => `p${index}`);
  const list = new Set(pupils.filter(() => pick(10) > 0));
  const rolls: Rolls = {};
  for (let day = 0; day < 240; day += 1 + pick(20)) {
    const moved = pupils[pick(size)]!;
    if (!list.delete(moved)) list.add(moved);
    const date = daysAfter('2026-09-21', day);
    const halves = pick(4) === 0 ? ([1, 2] as const) : [undefined];
    for (const half of halves) {
      const listed = [...list].filter((_, index) => half === undefined || index % 2 === half - 1);
      const marks = Object.fromEntries(
        pupils.flatMap((pupil) => (pick(4) === 0 ? [[pupil, said(rollSigns[pick(4)]!)]] : [])),
      );
      const fate = pick(6);
      const taken = { at, pupils: fate === 0 ? [] : listed, ...(half && { half }) };
      rolls[`${date}-${half ?? ['am', 'pm', '1', '8'][pick(4)]!}`] = {
        ...(fate !== 1 && { taken }),
        marks,
      };
    }
  }
  return { rolls, pupils };
}

/** Counts one pupil's calls by reading each roll on its own. */
function naive(rolls: Rolls, pupil: string, isCounted: (key: string) => boolean = () => true) {
  const count = { ...noTotals } as { -readonly [Key in keyof typeof noTotals]: number };
  let row: string[] = [];
  for (const key of Object.keys(rolls).sort()) {
    const { taken, marks } = rolls[key]!;
    if (!isCounted(key) || !taken || taken.pupils.indexOf(pupil) < 0) continue;
    count.called += 1;
    const sign = marks[pupil] ? marks[pupil].sign : 'present';
    if (sign === 'absent') count.absent += 1;
    if (sign === 'excused') count.excused += 1;
    if (sign === 'late') count.late += 1;
    row = sign === 'absent' || sign === 'excused' ? [...row, key] : [];
  }
  return { count, row };
}

it.each([1, 12, 60, 100])('counts a class of %i as a naive count does', (size) => {
  for (let seed = 1; seed <= 5; seed += 1) {
    const { rolls, pupils } = randomRolls(seed * 1000 + size, size);
    const taken = takenRolls(rolls);
    const totals = pupilTotals(taken);
    const byMonth = groupRolls(taken, (key) => key.slice(0, 7));
    const byWeek = groupRolls(taken, (key) => sundayOf(dateOfRoll(key)));
    const monthly = new Map([...byMonth].map(([month, some]) => [month, pupilTotals(some)]));
    const weekly = new Map([...byWeek].map(([week, some]) => [week, pupilTotals(some)]));
    for (const pupil of pupils) {
      const { count, row } = naive(rolls, pupil);
      expect(totals.get(pupil) ?? noTotals).toEqual(count);
      expect(absencesInARow(taken, pupil)).toEqual(row);
      for (const [month, found] of monthly)
        expect(found.get(pupil) ?? noTotals).toEqual(
          naive(rolls, pupil, (key) => key.startsWith(month)).count,
        );
      for (const [week, found] of weekly)
        expect(found.get(pupil) ?? noTotals).toEqual(
          naive(rolls, pupil, (key) => key >= week && key < daysAfter(week, 7)).count,
        );
    }
    for (const [date, figures] of figuresByDate(taken)) {
      const each = pupils.map((one) => naive(rolls, one, (key) => key.startsWith(date)).count);
      const sum = (name: keyof typeof noTotals) => each.reduce((all, one) => all + one[name], 0);
      expect(figures).toEqual({
        ...{ called: sum('called'), absent: sum('absent'), excused: sum('excused') },
        late: sum('late'),
        pupils: each.filter((one) => one.called > 0).length,
        absentees: each.filter((one) => one.absent + one.excused > 0).length,
      });
    }
  }
});

it('knows nothing of a month without rolls, or of rolls that were not taken', () => {
  const rolls = {
    '2026-11-29-1': { marks: { a: said('absent') } },
    '2026-11-30-1': { taken: { at, pupils: [] }, marks: { a: said('absent') } },
  };
  for (const none of [{}, rolls]) {
    const taken = takenRolls(none);
    expect([pupilTotals(taken).size, absencesInARow(taken, 'a')]).toEqual([0, []]);
    expect(absenceRate(classFigures(taken))).toBeUndefined();
    expect(figuresByDate(taken).size).toBe(0);
  }
});

it('counts a pupil who joined or left only in the rolls that called them, also one who came back', () => {
  const rolls = {
    '2026-11-01-1': called(['a', 'b'], { b: said('absent') }),
    '2026-11-02-1': called(['a'], { b: said('absent') }),
    '2026-11-03-1': called(['a', 'b', 'c'], { b: said('excused'), c: said('late') }),
  };
  const taken = takenRolls(rolls);
  const totals = pupilTotals(taken);
  expect(totals.get('a')).toEqual({ called: 3, absent: 0, excused: 0, late: 0 });
  expect(totals.get('b')).toEqual({ called: 2, absent: 1, excused: 1, late: 0 });
  expect(totals.get('c')).toEqual({ called: 1, absent: 0, excused: 0, late: 1 });
  expect(absencesInARow(taken, 'b')).toEqual(['2026-11-01-1', '2026-11-03-1']);
  expect(absenceRate(totals.get('b')!)).toBe(1);
  expect(missedOf(classFigures(taken))).toBe(2);
});

it('counts a row of absences across months, and ends it when the pupil is there or late', () => {
  const rolls: Rolls = {
    '2026-10-26-2': called(['a', 'b'], { a: said('absent'), b: said('absent') }),
    '2026-11-02-2': called(['a', 'b'], { a: said('excused'), b: said('absent') }),
    '2026-11-03-2': called(['a', 'b'], { a: said('absent'), b: said('late') }),
    // Not taken yet: it neither continues nor ends a row.
    '2026-11-08-2': { marks: { a: said('present'), b: said('absent') } },
  };
  const taken = takenRolls(rolls);
  expect(absencesInARow(taken, 'a')).toEqual(['2026-10-26-2', '2026-11-02-2', '2026-11-03-2']);
  expect(absencesInARow(taken, 'b')).toEqual([]);
});

it('takes the rolls of a span of dates, both included', () => {
  const dates = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'];
  const rolls = Object.fromEntries(dates.map((date) => [`${date}-am`, called(['a'])]));
  const keys = takenRolls(rolls, { from: '2026-11-02', to: '2026-11-03' }).map(({ key }) => key);
  expect(keys).toEqual(['2026-11-02-am', '2026-11-03-am']);
});
