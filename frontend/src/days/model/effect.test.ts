import { describe, expect, it } from 'vitest';
import { sampleCourse, sampleDays } from '../days.fixture.ts';
import { effectOf, patchedEntry, patchedLog } from './effect.ts';
import { siblingsOf } from './homework.ts';
import { changesOfLoss, lastReason, lostWith, proposedMakeUps, type Loss } from './lost.ts';

const [maths3, maths4] = sampleDays().courses;
const first = { of: maths3!, block: [maths3!.real.sessions[0]!] as const };
const loss: Loss = { reason: 'strike', extent: 'session', until: '', makeUp: undefined };

describe('a lost session', () => {
  it('moves every part to the place of the next, but no exam, and says what no longer fits', () => {
    const effect = effectOf(changesOfLoss(sampleDays(), first, loss));
    const moved = effect.moves.map(({ from, to }) => [from.key, to?.key]);
    expect(moved).toEqual([
      ['2026-11-22-2', '2026-11-23-1'],
      ['2026-11-23-1', '2026-11-29-2'],
      ['2026-11-29-2', '2026-11-30-1'],
      ['2026-11-30-1', '2026-12-07-1'],
      ['2026-12-07-1', undefined],
    ]);
    expect([effect.unplacedBefore, effect.unplacedAfter]).toEqual([1, 2]);
    expect(effect.pinned?.session.key).toBe('2026-12-06-2');
  });

  it('that is made up moves less', () => {
    const [makeUp] = proposedMakeUps(sampleDays(), first.block[0]);
    expect(makeUp).toEqual({ date: '2026-11-23', period: 2 });
    const effect = effectOf(changesOfLoss(sampleDays(), first, { ...loss, makeUp }));
    expect(effect.moves).toHaveLength(2);
    expect(effect.unplacedAfter).toBe(effect.unplacedBefore);
  });

  it('keeps its make-up when the courses were dated again while it was asked about', () => {
    const [makeUp] = proposedMakeUps(sampleDays(), first.block[0]);
    const changes = changesOfLoss(sampleDays(), first, { ...loss, extent: 'day', makeUp });
    expect(changes[0]?.entries['2026-11-23-2']).toEqual({ extra: true, half: undefined });
    expect(siblingsOf(first.of, first.block[0], sampleDays()).map(({ of }) => of.course)).toEqual([
      maths4!.course,
    ]);
  });

  it('can be lost with the rest of its day, or several days, of all saved classes', () => {
    const keysOf = (extent: Loss['extent'], until = '') =>
      lostWith(sampleDays(), first, { extent, until }).flatMap(({ sessions }) =>
        sessions.map(({ key }) => key),
      );
    expect(keysOf('day')).toEqual(['2026-11-22-2', '2026-11-22-3']);
    expect(keysOf('days', '2026-11-24')).toEqual([
      ...['2026-11-22-2', '2026-11-23-1', '2026-11-22-3', '2026-11-24-1'],
    ]);
    // A day before the session is no end.
    expect(keysOf('days', '2026-01-01')).toEqual(keysOf('day'));
    const second = { of: maths4!, block: [maths4!.real.sessions[0]!] as const };
    expect(lostWith(sampleDays(), second, { extent: 'day', until: '' })).toHaveLength(1);
    const unsaved = sampleDays([maths3!, { ...maths4!, kept: undefined, logged: undefined }]);
    expect(lostWith(unsaved, first, { extent: 'day', until: '' })).toHaveLength(1);
  });

  it('takes no exam with it', () => {
    const days = sampleDays();
    const [found] = lostWith(days, first, { extent: 'days', until: '2026-12-07' });
    expect(found?.sessions.map(({ date }) => date)).not.toContain('2026-12-06');
  });

  it('has the last reason of its week, and none of another week', () => {
    const lost = { state: 'lost', reason: 'strike' } as const;
    const days = sampleDays([sampleCourse('2م3', { '2026-11-23-1': lost })]);
    expect(lastReason(days, '2026-11-24')).toBe('strike');
    expect(lastReason(days, '2026-11-29')).toBeUndefined();
  });
});

describe('an edit of a log', () => {
  it('changes what it names, and leaves the rest', () => {
    const entry = { state: 'lost', reason: 'strike', note: 'x' } as const;
    expect(patchedEntry(entry, { homework: 'y' })).toEqual({ ...entry, homework: 'y' });
    // A reason is only of a lost session.
    expect(patchedEntry(entry, { state: 'taught' })).toEqual({ state: 'taught', note: 'x' });
  });

  it('leaves no entry that says nothing', () => {
    const log = { entries: { a: { state: 'taught' as const }, b: { note: 'x' } } };
    expect(patchedLog(log, { a: { state: undefined }, b: null })).toEqual({ entries: {} });
  });
});
