import { describe, expect, it } from 'vitest';
import { limits } from '#shared/model/limits.ts';
import { knownSheets } from './known-sheets.ts';
import type { SightedSheet } from './sighting.ts';
import {
  choosePile,
  learnSheets,
  lookAt,
  newSweep,
  removeFrames,
  progressOf,
  takeFrame,
  type Sweep,
} from './sweep.ts';
import type { SweepFrame } from './sweep-frame.ts';

const printedAt = '2026-11-20T08:00:00.000Z';
const known = knownSheets({
  tests: [
    {
      ...{ draft: 'd1', classId: 'c1', title: 'Water', printedAt },
      sheets: [{ number: 1, pupil: 'a' }, { number: 2, pupil: 'b' }, { number: 3 }],
    },
    { draft: 'd1', classId: 'c2', title: 'Water', printedAt, sheets: [{ number: 9, pupil: 'a' }] },
  ],
  classes: [
    {
      ...{ id: 'c1', name: '2m3' },
      pupils: [
        { id: 'a', fullName: 'Amel' },
        { id: 'b', fullName: 'Badis' },
        { id: 'c', fullName: 'Chahra', hasLeft: true },
      ],
    },
    { id: 'c2', name: '2m4', pupils: [{ id: 'a', fullName: 'Dalil' }] },
  ],
});

const sheet = (number: number, more: Partial<SightedSheet> = {}): SightedSheet => ({
  ...{ number, marks: 4, isClear: true, size: 24, sharpness: 1.6 },
  outline: [
    [100, 100],
    [500, 100],
    [500, 700],
    [100, 700],
  ],
  ...more,
});
const moved = (by: number): Pick<SightedSheet, 'outline'> => ({
  outline: sheet(0).outline.map(([x, y]) => [x + by, y]),
});

/** Shows frames to the camera, and keeps those that are to be kept; answers how many. */
const show = (
  start: Sweep,
  frames: readonly (readonly SightedSheet[])[],
  list: typeof known | 'unknown' = known,
  light = 150,
) => {
  let sweep = start;
  let taken = 0;
  for (const sheets of frames) {
    const step = lookAt(
      sweep,
      { sheets: [...sheets], light },
      list === 'unknown' ? undefined : list,
    );
    sweep = step.sweep;
    if (step.take.length === 0) continue;
    taken += 1;
    const frame: SweepFrame = {
      ...{ uid: 'u', id: `f${sweep.clock}`, at: sweep.clock, photo: new Blob() },
      about: { sheets: [...step.take], ...(step.pile && { pile: step.pile }) },
    };
    ({ sweep } = takeFrame(sweep, frame));
  }
  return { sweep, taken };
};
const times = <Item>(count: number, item: Item): Item[] =>
  Array.from({ length: count }, () => item);
const start = newSweep([]);
const word = ({ said }: Sweep) => said?.kind;

describe('a sheet that is shown to the camera', () => {
  it('is taken once it was held still in two frames, and says whose it is', () => {
    expect(show(start, [[sheet(1)]]).taken).toBe(0);
    const { sweep, taken } = show(start, times(5, [sheet(1)]));
    expect(taken).toBe(1);
    expect(sweep.said).toMatchObject({ kind: 'taken', name: 'Amel', serial: 1 });
    expect(sweep.pile).toMatchObject({ draft: 'd1', classId: 'c1', className: '2m3' });
  });

  it('is not taken while it moves', () => {
    const frames = [0, 40, 80, 120, 160].map((by) => [sheet(1, moved(by))]);
    expect(show(start, frames).taken).toBe(0);
  });

  it('is still the same if a frame in between does not show it', () => {
    expect(show(start, [[sheet(1)], [], [sheet(1)]]).taken).toBe(1);
  });

  it('needs more patience with a corner that is not seen, and is then taken again whole', () => {
    const three = [sheet(1, { marks: 3, sharpness: 3 })];
    expect(show(start, times(7, three)).taken).toBe(0);
    const { sweep, taken } = show(start, times(8, three));
    expect(taken).toBe(1);
    const whole = show(sweep, [[sheet(1)]]);
    expect(whole.taken).toBe(1);
    expect(whole.sweep.frames).toHaveLength(1);
    expect(whole.sweep.said).toEqual(sweep.said);
  });

  it.each([
    ['far', { size: 12 }, 150],
    ['blurred', { sharpness: 0.95 }, 150],
    ['dark', { sharpness: 0.95 }, 40],
  ] as const)('says that it is %s, and is not taken', (kind, look, light) => {
    const { sweep, taken } = show(start, times(4, [sheet(1, look)]), known, light);
    expect([taken, word(sweep)]).toEqual([0, kind]);
  });

  it('is taken by a soft lens too, after a while', () => {
    expect(show(start, times(12, [sheet(1, { sharpness: 0.95 })])).taken).toBe(1);
    expect(show(start, times(30, [sheet(1, { sharpness: 0.8 })])).taken).toBe(0);
  });

  it('that comes again says so, and replaces its photo only by a sharper one', () => {
    const first = show(start, times(2, [sheet(1)])).sweep;
    const away = show(first, times(9, [])).sweep;
    const same = show(away, times(3, [sheet(1, { sharpness: 1.7 })]));
    expect([same.taken, word(same.sweep)]).toEqual([0, 'again']);
    const sharper = show(away, times(3, [sheet(1, { sharpness: 2.2 })]));
    expect([sharper.taken, word(sharper.sweep)]).toEqual([1, 'again']);
    expect(sharper.sweep.frames.map(({ about }) => about.sheets[0]?.sharpness)).toEqual([2.2]);
  });

  it('says nothing new as long as it lies there', () => {
    const first = show(start, times(2, [sheet(1)])).sweep;
    expect(show(first, times(60, [sheet(1)])).sweep.said).toEqual(first.said);
  });

  it('is not taken again as long as it lies there after its photo was deleted', () => {
    const { sweep } = show(start, times(2, [sheet(1)]));
    const after = show(removeFrames(sweep, sweep.frames), times(5, [sheet(1)]));
    expect([after.taken, after.sweep.pile, after.sweep.said]).toEqual([0, undefined, undefined]);
    expect(show(after.sweep, [...times(9, []), ...times(2, [sheet(1)])]).taken).toBe(1);
  });

  it('without a name is counted apart', () => {
    const { sweep } = show(start, times(2, [sheet(3)]));
    expect(sweep.said).toMatchObject({ kind: 'taken', name: undefined });
    expect(progressOf(sweep, known)).toEqual({
      ...{ taken: 0, spare: 1, expected: 2, missing: ['Amel', 'Badis'] },
    });
  });

  it('is taken together with another in one frame', () => {
    const both = [sheet(1), sheet(2, moved(600))];
    const { sweep, taken } = show(start, times(3, both));
    expect([taken, sweep.frames.length]).toEqual([1, 1]);
    expect(progressOf(sweep, known)).toMatchObject({ taken: 2, expected: 2, missing: [] });
    // One of them shown better alone goes to its own frame, and the other stays.
    const better = show(show(sweep, times(9, [])).sweep, times(2, [sheet(1, { sharpness: 3 })]));
    expect(better.sweep.frames.map(({ about }) => about.sheets.map((one) => one.number))).toEqual([
      [2],
      [1],
    ]);
  });
});

describe('a sheet that does not belong to the pile', () => {
  const begun = show(start, times(2, [sheet(1)])).sweep;

  it('is refused at once with the name of its class, and a press begins its pile', () => {
    const { sweep, taken } = show(begun, times(5, [sheet(9)]));
    expect(taken).toBe(0);
    expect(sweep.said).toMatchObject({ kind: 'other', pile: { className: '2m4' }, serial: 2 });
    if (sweep.said?.kind !== 'other') throw new Error('nothing was said');
    const other = show(choosePile(sweep, sweep.said.pile), times(2, [sheet(9)])).sweep;
    expect(other.said).toMatchObject({ kind: 'taken', name: 'Dalil' });
    expect(progressOf(other, known)).toMatchObject({ taken: 1, expected: 1 });
    expect(other.frames).toHaveLength(2);
  });

  it('is refused if this teacher has not printed it', () => {
    const { sweep, taken } = show(start, times(3, [sheet(77)]));
    expect([taken, word(sweep)]).toEqual([0, 'unknown']);
  });

  it('is nothing if only three marks say it, which noise may do', () => {
    const noise = sheet(77, { marks: 3 });
    expect(show(start, times(9, [noise])).sweep.said).toBeUndefined();
    expect(show(start, times(9, [noise]), 'unknown').taken).toBe(0);
  });
});

describe('without the list of sheets', () => {
  const offline = (...numbers: number[]) =>
    show(
      start,
      numbers.flatMap((number) => times(2, [sheet(number)])),
      'unknown',
    ).sweep;

  it('sheets are taken and counted by their numbers', () => {
    const two = offline(1, 2);
    expect(two.said).toMatchObject({ kind: 'taken', name: undefined });
    expect(progressOf(two, undefined)).toMatchObject({ taken: 2, expected: undefined });
  });

  it('names come with the list, and what is no sheet of the teacher is dropped', () => {
    const three = offline(1, 77, 9);
    const { sweep, dropped, changed } = learnSheets(three, known);
    expect(dropped.map(({ about }) => about.sheets[0]?.number)).toEqual([77]);
    expect(changed.map(({ about }) => about.pile?.className)).toEqual(['2m3', '2m4']);
    expect(sweep.said).toMatchObject({ kind: 'dropped', count: 1 });
    // The pile that was worked on last; the other stays on the device.
    expect(sweep.pile?.className).toBe('2m4');
    expect(progressOf(choosePile(sweep, known.byNumber.get(1)!.pile), known)).toMatchObject({
      ...{ taken: 1, missing: ['Badis'] },
    });
  });
});

it('helps after a while without a sheet, and not while a name is read', () => {
  expect(word(show(start, times(20, [])).sweep)).toBe('search');
  expect(word(show(start, times(20, []), known, 20).sweep)).toBe('dark');
  const taken = show(start, times(2, [sheet(1)])).sweep;
  expect(word(show(taken, times(10, [])).sweep)).toBe('taken');
  expect(word(show(taken, times(20, [])).sweep)).toBe('search');
});

it('takes no more photos than are read together', () => {
  const frames = Array.from({ length: limits.answerPictures }, (_, index): SweepFrame => ({
    ...{ uid: 'u', id: `f${index}`, at: index, photo: new Blob() },
    about: {
      pile: known.byNumber.get(1)!.pile,
      sheets: [{ number: 100 + index, marks: 4, sharpness: 2 }],
    },
  }));
  const { sweep, taken } = show(newSweep(frames), times(3, [sheet(1)]));
  expect([taken, word(sweep)]).toEqual([0, 'full']);
});
