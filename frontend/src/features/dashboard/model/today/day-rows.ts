import { blocksOf } from '#shared/course/blocks.ts';
import type { Days, PlacedBlock } from '#frontend/days/model/day-course.ts';
import { isoDateOf } from '#frontend/lib/local-date.ts';
import { timesOf, type AgendaRow } from './agenda.ts';

/** A row of the day with its session, or several in a row. */
export interface DayRow extends AgendaRow {
  readonly placed: PlacedBlock;
}

/** The blocks of all courses, by date and in the order of the day. */
export function blocksByDate({ courses }: Days): ReadonlyMap<string, readonly PlacedBlock[]> {
  const byDate = new Map<string, PlacedBlock[]>();
  for (const of of courses)
    for (const block of blocksOf(of.real.sessions)) {
      const [{ date }] = block;
      byDate.set(date, [...(byDate.get(date) ?? []), { of, block }]);
    }
  for (const blocks of byDate.values())
    blocks.sort((one, other) => one.block[0].period - other.block[0].period);
  return byDate;
}

/** A function that finds the rows of a day. */
export const dayRows =
  (byDate: ReadonlyMap<string, readonly PlacedBlock[]>) =>
  (day: Date): DayRow[] =>
    (byDate.get(isoDateOf(day)) ?? []).map((placed): DayRow => {
      const { of, block } = placed;
      const [{ period, hours, room, half }] = block;
      const last = block.at(-1)?.period ?? period;
      return {
        ...{ placed, period, room, half, className: of.course.className },
        ...timesOf(day, period, last, hours),
      };
    });
