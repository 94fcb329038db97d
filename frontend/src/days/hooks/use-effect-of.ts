import { useEffect, useMemo, useState } from 'react';
import type { CourseSessions } from '#shared/course/course.ts';
import { nextTask } from '#frontend/lib/next-task.ts';
import { afterChange, effectOf, type CourseEdit, type Effect } from '../model/effect.ts';

/**
 * What changes of logs move. Those of several courses are dated one after the other, so that a slow device draws and
 * answers between two of them; until all are dated, the result is that of the changes before.
 * @param changes the same array while nothing changes
 */
export const useEffectOf = (changes: readonly CourseEdit[]): Effect | undefined => {
  const isShort = changes.length <= 1;
  const known = useMemo(() => (isShort ? effectOf(changes) : undefined), [changes, isShort]);
  const [found, setFound] = useState(known);
  useEffect(() => {
    if (isShort) return undefined;
    let isWanted = true;
    void (async () => {
      const after = new Map<CourseEdit, CourseSessions>();
      for (const change of changes) {
        await nextTask();
        if (!isWanted) return;
        after.set(change, afterChange(change));
      }
      setFound(effectOf(changes, (change) => after.get(change) ?? afterChange(change)));
    })();
    return () => {
      isWanted = false;
    };
  }, [changes, isShort]);
  return known ?? found;
};
