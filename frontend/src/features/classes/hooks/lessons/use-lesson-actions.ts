import { useMemo } from 'react';
import type { CourseLine } from '#shared/course/course.ts';
import type { FreePeriod } from '#shared/course/free-periods.ts';
import { sessionsOf } from '#shared/course/sessions-of.ts';
import { sessionKeyOf } from '#shared/course/session-dates.ts';
import { useRecord } from '#frontend/days/hooks/use-record.ts';
import type { DayCourse, Days } from '#frontend/days/model/day-course.ts';
import type { EntryPatch } from '#frontend/days/model/effect.ts';
import type { Text } from '#frontend/i18n/message-id.ts';
import {
  keepsPast,
  orderAfter,
  placesAfter,
  type LineStep,
} from '../../model/lessons/line-steps.ts';

const said = {
  up: 'lessons.moved',
  down: 'lessons.moved',
  merge: 'lessons.merged',
  separate: 'lessons.separated',
} as const;

const textOf = (step: LineStep): Text =>
  typeof step === 'number'
    ? { id: 'lessons.resized', values: { count: step } }
    : { id: said[step] };

/** What can be done on the page of a course's year; each is recorded as one step that can be undone. */
export const useLessonActions = (of: DayCourse, days: Days) => {
  const record = useRecord(days);
  const { logNow } = days;
  return useMemo(() => {
    const write = (text: Text, entries: Readonly<Record<string, EntryPatch | null>>) =>
      record(text, [{ of, entries }]);
    const { year, standing } = of;
    const { current } = standing;
    /** With what was recorded since it was dated: two quick presses are two steps. */
    const courseNow = () => {
      const log = of.logged && logNow(of.logged);
      if (!log || log.order === year.log.order) return of;
      const withLog = { ...year, log };
      return { year: withLog, real: sessionsOf(withLog), standing };
    };
    const here = (line: CourseLine, part: number) => {
      if (!current) return;
      write(
        { id: 'lessons.hereDone', values: { lesson: line.line.lesson } },
        { [current.key]: { here: { ...line.name, part } } },
      );
    };
    return {
      canStep: (line: CourseLine, step: LineStep) => keepsPast(of, orderAfter(year, line, step)),
      step: (line: CourseLine, step: LineStep) => {
        const course = courseNow();
        const order = orderAfter(course.year, line, step);
        if (!keepsPast(course, order)) return;
        record(textOf(step), [{ of, entries: placesAfter(course, order), order: order ?? null }]);
      },
      here: current && here,
      makeUp: (chosen: readonly FreePeriod[]) =>
        write(
          { id: 'lessons.madeUp', values: { count: chosen.length } },
          Object.fromEntries(
            chosen.map(({ date, period }) => [sessionKeyOf(date, period), { extra: true }]),
          ),
        ),
      answers: {
        onExtra: (key: string) => write({ id: 'lessons.answered' }, { [key]: { extra: true } }),
        onRemove: (key: string) => write({ id: 'lessons.answered' }, { [key]: null }),
        onForgetPlace: (key: string) =>
          write({ id: 'lessons.answered' }, { [key]: { here: undefined } }),
      },
    };
  }, [of, record, logNow]);
};
