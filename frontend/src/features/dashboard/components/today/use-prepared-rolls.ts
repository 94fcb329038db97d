import { useEffect } from 'react';
import { nextTask } from '#frontend/lib/next-task.ts';
import { fetchClass } from '#frontend/record/api/classes.ts';
import type { DayRow } from '../../model/today/day-rows.ts';

/** The versions of classes that this tab has prepared already. */
const prepared = new Set<string>();

/**
 * Has the device keep the pupils of today's classes, so that a roll opens in a room without a network also if its class was
 * never opened.
 */
export const usePreparedRolls = (rows: readonly Pick<DayRow, 'placed'>[]): void => {
  const classes = [
    ...new Set(
      rows.flatMap(({ placed: { of } }) => (of.kept ? `${of.kept.id} ${of.kept.version}` : [])),
    ),
  ].join(',');
  useEffect(() => {
    void (async () => {
      for (const one of classes.split(',')) {
        if (one === '' || prepared.has(one)) continue;
        await nextTask();
        prepared.add(one);
        // Without a network, the page of the roll says so.
        await fetchClass(one.split(' ')[0] ?? '').catch(() => prepared.delete(one));
      }
    })();
  }, [classes]);
};
