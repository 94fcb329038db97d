import { useEffect, useMemo, useState } from 'react';
import { nextTask } from '#frontend/lib/next-task.ts';
import type { CourseInput } from '../model/day-course.ts';
import { dateYear, knownYear, type DatedYear } from '../model/dated-year.ts';

type Dated = CourseInput & Pick<DatedYear, 'real' | 'planned'>;

/** The courses with their years, if all of these are known. */
const knownOf = (inputs: readonly CourseInput[]): readonly Dated[] | undefined => {
  const all = inputs.flatMap((input): Dated[] => {
    const known = knownYear(input.year);
    return known ? [{ ...input, real: known.real, planned: known.planned }] : [];
  });
  return all.length === inputs.length ? all : undefined;
};

/**
 * Dates the years of courses one after the other, so that a slow device draws and answers between two of them. Until all
 * are dated, the result is that of the inputs before.
 * @param inputs undefined while something is not loaded; the same array while nothing changes
 */
export const useDated = (
  inputs: readonly CourseInput[] | undefined,
): readonly Dated[] | undefined => {
  const [dated, setDated] = useState<readonly Dated[]>();
  const known = useMemo(() => inputs && knownOf(inputs), [inputs]);
  useEffect(() => {
    if (!inputs) return undefined;
    let isWanted = true;
    void (async () => {
      for (const { year } of inputs) {
        if (knownYear(year)) continue;
        await nextTask();
        if (!isWanted) return;
        dateYear(year);
      }
      if (isWanted) setDated(knownOf(inputs));
    })();
    return () => {
      isWanted = false;
    };
  }, [inputs]);
  return known ?? dated;
};
