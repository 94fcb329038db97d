import { describe, expect, it } from 'vitest';
import type { Session } from '../course/course.ts';
import { isCalledByHalfDay, placeOfKey, rollPlaces } from './roll-places.ts';

const session = (key: string, more: Partial<Pick<Session, 'half' | 'what' | 'room'>> = {}) => ({
  ...{ key, date: key.slice(0, 10), period: Number(key.slice(11)) as Session['period'] },
  ...{ half: undefined, what: 'line' as const, room: undefined, ...more },
});
const keysOf = (places: readonly { readonly key: string }[]) => places.map(({ key }) => key);

describe('the rolls of a class', () => {
  const two = [session('2026-11-29-2'), session('2026-11-29-3')];
  it('are one for periods in a row, named by the first, and others for another course or a half', () => {
    const places = rollPlaces(
      [
        [...two, session('2026-11-30-4'), session('2026-11-30-5')],
        [
          session('2026-11-29-4'),
          session('2026-12-01-1', { half: 1 }),
          session('2026-12-01-2', { half: 2 }),
        ],
      ],
      false,
    );
    expect(keysOf(places)).toEqual([
      '2026-11-29-2',
      '2026-11-29-4',
      // Noon is between them.
      '2026-11-30-4',
      '2026-11-30-5',
      '2026-12-01-1',
      '2026-12-01-2',
    ]);
    expect(places.map(({ half }) => half)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      1,
      2,
    ]);
    expect(placeOfKey(places, '2026-11-29-3')?.key).toBe('2026-11-29-2');
    expect(placeOfKey(places, '2026-11-29-1')).toBeUndefined();
  });

  it('are one for the morning and one for the afternoon of a class that has one teacher', () => {
    const places = rollPlaces([two, [session('2026-11-29-1'), session('2026-11-29-5')]], true);
    expect(keysOf(places)).toEqual(['2026-11-29-am', '2026-11-29-pm']);
    expect(keysOf(places[0]!.sessions)).toEqual(['2026-11-29-1', '2026-11-29-2', '2026-11-29-3']);
    expect(placeOfKey(places, '2026-11-29-5')?.key).toBe('2026-11-29-pm');
    expect(isCalledByHalfDay('Primary', ['2ب1', '2ب1'])).toBe(true);
    expect(isCalledByHalfDay('Primary', ['2ب1', ' 2 ب 1'])).toBe(true);
    expect(isCalledByHalfDay('Primary', ['2ب1', '2ب2'])).toBe(false);
    expect(isCalledByHalfDay('Middle', ['2م1'])).toBe(false);
    expect(isCalledByHalfDay('Primary', [])).toBe(false);
  });

  it('are lost if all of their sessions are', () => {
    const lost = { what: 'lost' as const };
    const isLost = (...of: Session['what'][]) =>
      rollPlaces([of.map((what, at) => session(`2026-11-29-${at + 1}`, { what }))], false)[0]
        ?.isLost;
    expect(isLost('lost', 'lost')).toBe(true);
    expect(isLost('lost', 'line')).toBe(false);
    expect(rollPlaces([[session('2026-11-29-1', lost)]], true)[0]?.isLost).toBe(true);
  });
});
