import { describe, expect, it } from 'vitest';
import type { Roll, RollSign } from '../model/attendance.ts';
import { compareRegister, undecided, writesOfRegister } from './compare-register.ts';
import type { BoxReading, RegisterReading } from './register-reading.ts';

const at = '2026-11-20T08:00:00.000Z';
const pupils = ['a', 'b', 'c', 'd'];
const sunday = '2026-11-15-2';
const monday = '2026-11-16-2';
const tuesday = '2026-11-17-1';
const tuesdayToo = '2026-11-17-3';
const today = '2026-11-20';

/** A page with the boxes of each pupil in words. */
const page = (
  columns: RegisterReading['columns'],
  ...rows: readonly (readonly BoxReading[])[]
): RegisterReading => ({
  number: 1,
  printedAt: '2026-11-01T08:00:00.000Z',
  classId: '01KJQ5N8000000000000000000',
  classVersion: 1,
  columns,
  rows: rows.map((boxes, row) => ({ pupil: pupils[row] ?? '', boxes: [...boxes] })),
  hasStrangers: false,
});
const one = (key: string) => ({ rolls: [{ key }] });
const roll = (signs: Record<string, RollSign>, called?: readonly string[]): Roll => ({
  ...(called && { taken: { at, pupils: [...called] } }),
  marks: Object.fromEntries(Object.entries(signs).map(([id, sign]) => [id, { sign, at }])),
});
const whole = () => new Map<string, 1 | 2>();
const findings = (reading: RegisterReading, rolls: Readonly<Record<string, Roll>>) =>
  compareRegister(reading, rolls, whole, today).boxes.map(({ id, finding }) => `${id} ${finding}`);

describe('comparing a photo of a register with the rolls', () => {
  it('tells new, same, different and unclear apart in a roll that was taken', () => {
    const reading = page([one(sunday)], ['absent'], ['late'], ['none'], ['unclear']);
    const rolls = { [sunday]: roll({ b: 'late', c: 'absent' }, pupils) };
    expect(findings(reading, rolls)).toEqual([
      `${sunday}/a different`,
      `${sunday}/b same`,
      `${sunday}/c different`,
      `${sunday}/d unclear`,
    ]);
  });

  it('knows nothing of a session whose column is empty, and takes the roll of one that has ink', () => {
    const reading = page([one(sunday), one(monday)], ['none', 'absent'], ['none', 'none']);
    const comparison = compareRegister(reading, {}, whole, today);
    expect(comparison.columns.map(({ state }) => state)).toEqual(['empty', 'filled']);
    expect(writesOfRegister(comparison, new Map())).toEqual(
      new Map([[monday, { signs: new Map([['a', 'absent']]), called: ['a', 'b'] }]]),
    );
  });

  it('does not take back what was tapped because the paper of that session is empty', () => {
    const reading = page([one(sunday)], ['none'], ['none']);
    const rolls = { [sunday]: roll({ a: 'absent' }, ['a', 'b']) };
    expect(findings(reading, rolls)).toEqual([]);
  });

  it('writes nothing over what is recorded unless it is chosen', () => {
    const reading = page([one(sunday)], ['excused'], ['none']);
    const comparison = compareRegister(
      reading,
      { [sunday]: roll({ a: 'absent' }, ['a', 'b']) },
      whole,
      today,
    );
    expect(writesOfRegister(comparison, new Map())).toEqual(new Map());
    const chosen = new Map<string, RollSign>([[`${sunday}/a`, 'excused']]);
    expect(writesOfRegister(comparison, chosen).get(sunday)?.signs).toEqual(
      new Map([['a', 'excused']]),
    );
  });

  it('does not call a pupil whose box is unclear or not in the photo', () => {
    const reading = page([one(sunday)], ['absent'], ['unclear'], ['unseen'], ['none']);
    const comparison = compareRegister(reading, {}, whole, today);
    expect(comparison.unseen).toBe(1);
    expect(undecided(comparison, new Map()).map(({ pupil }) => pupil)).toEqual(['b']);
    expect(writesOfRegister(comparison, new Map()).get(sunday)?.called).toEqual(['a', 'd']);
    const chosen = new Map<string, RollSign>([[`${sunday}/b`, 'present']]);
    expect(undecided(comparison, chosen)).toEqual([]);
    expect(writesOfRegister(comparison, chosen).get(sunday)).toEqual({
      signs: new Map<string, RollSign>([
        ['a', 'absent'],
        ['b', 'present'],
      ]),
      called: ['a', 'b', 'd'],
    });
  });

  it('calls a pupil whom a taken roll has left out, once the paper says something of them', () => {
    const reading = page([one(sunday)], ['absent'], ['late'], ['none']);
    const rolls = { [sunday]: roll({ a: 'absent' }, ['a']) };
    const comparison = compareRegister(reading, rolls, whole, today);
    expect(writesOfRegister(comparison, new Map()).get(sunday)).toEqual({
      signs: new Map([['b', 'late']]),
      called: ['a', 'b'],
    });
  });

  it('leaves grey print alone, which is older than what is recorded', () => {
    const reading = page([one(sunday)], ['printed'], ['absent']);
    const rolls = { [sunday]: roll({ a: 'excused' }, ['a', 'b']) };
    expect(findings(reading, rolls)).toEqual([`${sunday}/b different`]);
  });

  it('does not write ink into a session that is still to come', () => {
    const reading = page([one('2026-11-23-2')], ['absent']);
    const comparison = compareRegister(reading, {}, whole, today);
    expect(comparison.columns[0]?.state).toBe('future');
    expect([comparison.boxes, writesOfRegister(comparison, new Map())]).toEqual([[], new Map()]);
  });

  it('gives each half its own roll where both share a column', () => {
    const shared = {
      rolls: [
        { key: tuesday, half: 1 as const },
        { key: tuesdayToo, half: 2 as const },
      ],
    };
    const reading = page([shared], ['absent'], ['none'], ['none'], ['none']);
    const halfOf = () =>
      new Map(pupils.map((pupil, at): [string, 1 | 2] => [pupil, at < 2 ? 1 : 2]));
    const comparison = compareRegister(reading, {}, halfOf, today);
    expect(comparison.columns.map(({ roll: key, state, seen }) => [key, state, seen])).toEqual([
      [tuesday, 'filled', ['a', 'b']],
      [tuesdayToo, 'empty', ['c', 'd']],
    ]);
    expect(writesOfRegister(comparison, new Map()).get(tuesday)).toMatchObject({ half: 1 });
  });

  it('leaves a session out that the teacher leaves out', () => {
    const reading = page([one(sunday)], ['absent']);
    const comparison = compareRegister(reading, {}, whole, today);
    expect(writesOfRegister(comparison, new Map(), new Set([sunday]))).toEqual(new Map());
  });
});
