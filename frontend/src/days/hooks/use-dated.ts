import { useEffect, useMemo, useState } from 'react';
import type { CourseInput, DatedCourse } from '../model/day-course.ts';
import { dateYear, knownYear } from '../model/dated-year.ts';

/** The courses with their years, if all of these are known. */
const knownOf = (inputs: readonly CourseInput[]): readonly DatedCourse[] | undefined => {
  const all = inputs.flatMap((input): DatedCourse[] => {
    const known = knownYear(input.year);
    return known ? [{ ...input, ...known }] : [];
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
): readonly DatedCourse[] | undefined => {
  const [dated, setDated] = useState<readonly DatedCourse[]>();
  const known = useMemo(() => inputs && knownOf(inputs), [inputs]);
  useEffect(() => {
    if (!inputs) return undefined;
    let isWanted = true;
    void (async () => {
      for (const { year } of inputs) {
        if (!knownYear(year)) await dateYear(year);
        if (!isWanted) return;
      }
      if (isWanted) setDated(knownOf(inputs));
    })();
    return () => {
      isWanted = false;
    };
  }, [inputs]);
  return known ?? dated;
};
