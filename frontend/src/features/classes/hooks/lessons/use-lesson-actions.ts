import type { CourseLine } from '#shared/course/course.ts';
import { mergeLine, moveLine, resizeLine } from '#shared/course/class-order.ts';
import type { FreePeriod } from '#shared/course/free-periods.ts';
import { sessionKeyOf } from '#shared/course/session-dates.ts';
import type { PlacedLine } from '#shared/model/course-log.ts';
import { useRecord } from '#frontend/days/hooks/use-record.ts';
import type { DayCourse, Days } from '#frontend/days/model/day-course.ts';
import type { EntryPatch } from '#frontend/days/model/effect.ts';
import type { Text } from '#frontend/i18n/message-id.ts';

/** What can be done on the page of a course's year; each is recorded as one step that can be undone. */
export const useLessonActions = (of: DayCourse, days: Days) => {
  const record = useRecord(days);
  const write = (text: Text, entries: Readonly<Record<string, EntryPatch | null>>) =>
    record(text, [{ of, entries }]);
  const reorder = (text: Text, order: readonly PlacedLine[] | undefined) =>
    record(text, [{ of, entries: {}, order: order ?? null }]);
  const { year, standing } = of;
  const { current } = standing;
  const here = (line: CourseLine, part: number) => {
    if (!current) return;
    write(
      { id: 'lessons.hereDone', values: { lesson: line.line.lesson } },
      { [current.key]: { here: { ...line.name, part } } },
    );
  };
  return {
    move: ({ name }: CourseLine, step: 1 | -1) =>
      reorder({ id: 'lessons.moved' }, moveLine(year, name, step)),
    resize: ({ name }: CourseLine, sessions: number) =>
      reorder(
        { id: 'lessons.resized', values: { count: sessions } },
        resizeLine(year, name, sessions),
      ),
    mergeWithNext: ({ name }: CourseLine) =>
      reorder({ id: 'lessons.merged' }, mergeLine(year, name)),
    separate: ({ name }: CourseLine) =>
      reorder({ id: 'lessons.separated' }, resizeLine(year, name, undefined)),
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
};
