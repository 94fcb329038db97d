import { expect, it } from 'vitest';
import { durationOf } from '#shared/distribution/lesson-duration.ts';
import { draftLanguages } from '#shared/model/locale.ts';
import { lengthIn } from './length-in.ts';

it.each(draftLanguages)(
  'durations from an annual distribution are understood in %s',
  (language) => {
    const minutesOf = (
      lesson: { sessions?: number; hours?: number },
      level: 'Primary' | 'Middle',
    ) => {
      const duration = durationOf(lesson, level, language);
      return duration === undefined ? undefined : lengthIn(duration, 60)?.minutes;
    };
    expect(minutesOf({ sessions: 2 }, 'Primary')).toBe(90);
    expect(minutesOf({ sessions: 6 }, 'Middle')).toBe(360);
    expect(minutesOf({ hours: 1.5 }, 'Middle')).toBe(90);
    expect(minutesOf({ sessions: 2, hours: 3 }, 'Middle')).toBe(180);
    expect(minutesOf({ sessions: 1 }, 'Middle')).toBeUndefined();
    expect(minutesOf({ sessions: 7 }, 'Middle')).toBeUndefined();
    expect(minutesOf({ hours: 9 }, 'Middle')).toBeUndefined();
  },
);
