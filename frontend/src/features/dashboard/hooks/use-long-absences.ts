import { useMemo } from 'react';
import { daysAfter } from '#shared/school-year/iso-date.ts';
import { useAttendance } from '#frontend/rolls/api/attendance.ts';
import type { Days } from '#frontend/days/model/day-course.ts';
import { useResource } from '#frontend/lib/resources/use-resource.ts';
import { fetchClass } from '#frontend/record/api/classes.ts';
import { longAbsences, namedAbsences, type NamedAbsence } from '../model/today/long-absences.ts';

/** How far back absences are looked for: over a long break. In days. */
const BACK = 40;

/**
 * The pupils who were absent in the last sessions of their classes.
 * @returns undefined until it is known; none if it cannot be loaded
 */
export function useLongAbsences(
  days: Pick<Days, 'courses' | 'today'> | undefined,
  today: string,
): readonly NamedAbsence[] | undefined {
  const { rollsOf, isKnown, error } = useAttendance(
    daysAfter(today, -BACK).slice(0, 7),
    today.slice(0, 7),
  );
  const found = useMemo(() => {
    const ids = days?.courses.flatMap(({ kept }) => kept?.id ?? []) ?? [];
    return longAbsences([...new Set(ids)], rollsOf);
  }, [days, rollsOf]);
  const ids = [...new Set(found.map(({ classId }) => classId))].toSorted();
  const classes = useResource(ids.length === 0 ? null : `classes/${ids.join(' ')}`, () =>
    Promise.all(ids.map(fetchClass)),
  );
  const isSettled = ids.length === 0 || classes.data !== undefined || classes.error !== undefined;
  return useMemo(
    () =>
      (isKnown || error !== undefined) && isSettled
        ? namedAbsences(found, classes.data ?? [])
        : undefined,
    [isKnown, error, isSettled, found, classes.data],
  );
}
