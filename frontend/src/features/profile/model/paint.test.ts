import { describe, expect, it } from 'vitest';
import { applyStroke, beginStroke, extendStroke } from './paint.ts';

const kept = { className: '2م3', room: 'مخبر 2' };
const first = { day: 0, period: 1 } as const;

describe('a stroke over the timetable', () => {
  it('fills the hours between two, once each', () => {
    const there = extendStroke(beginStroke([], first, kept), { day: 2, period: 3 });
    const back = extendStroke(there, first);
    expect(applyStroke([], back)).toEqual([
      { day: 0, period: 1, ...kept },
      { day: 1, period: 2, ...kept },
      { day: 2, period: 3, ...kept },
    ]);
  });

  it('replaces other classes, and keeps the rooms of its own', () => {
    const timetable = [
      { day: 1, period: 1, ...kept },
      { day: 2, period: 1, className: '1م1' },
    ] as const;
    const stroke = extendStroke(beginStroke([...timetable], first, { className: '2م3' }), {
      day: 2,
      period: 1,
    });
    expect(applyStroke([...timetable], stroke)).toEqual([
      { day: 0, period: 1, className: '2م3' },
      { day: 1, period: 1, ...kept },
      { day: 2, period: 1, className: '2م3' },
    ]);
  });

  it('clears if it begins on its own class, or with the eraser', () => {
    const timetable = [1, 2, 3].map((day) => ({
      day: day as 1 | 2 | 3,
      period: 1 as const,
      ...kept,
    }));
    for (const taught of [kept, undefined]) {
      const stroke = extendStroke(beginStroke(timetable, { day: 1, period: 1 }, taught), {
        day: 2,
        period: 1,
      });
      expect(applyStroke(timetable, stroke)).toEqual([{ day: 3, period: 1, ...kept }]);
    }
  });

  it('leaves what is in the other weeks', () => {
    const inB = { ...first, className: '1م1', week: 'B' as const };
    const inA = { className: '2م3', week: 'A' as const };
    const filled = applyStroke([inB], beginStroke([inB], first, inA));
    expect(filled).toEqual([{ ...first, ...inA }, inB]);
    expect(applyStroke(filled, beginStroke(filled, first, inA))).toEqual([inB]);
  });
});
