import {
  bothSides,
  differenceOf,
  type DescribeOverlap,
  type Words,
} from '#frontend/components/conflict/described-overlap.ts';
import { isFields } from '#frontend/lib/documents/merge/content-form.ts';

const textOf =
  (kind: string) =>
  (value: unknown, from: unknown): Words => {
    if (!isFields(value))
      return { id: kind === 'order' && value ? 'conflict.changed' : 'conflict.empty' };
    const { state, reason = 'none', half = 'none' } = value;
    if (kind === 'state')
      return {
        id: 'conflict.sessionState',
        values: { state: String(state), reason: String(reason).replace(/^.*-/, '') },
      };
    if (kind === 'extra') return { id: 'conflict.makeUp', values: { half: String(half) } };
    return differenceOf(value, from) || { id: 'conflict.changed' };
  };

/** Names the session of what two devices have changed, and what of it. */
export const describeSession: DescribeOverlap = (overlap) => {
  const [kind = '', key = ''] = overlap.key.split('/');
  const both = bothSides(overlap, textOf(kind));
  if (kind === 'order') return { part: { id: 'conflict.lessonOrder' }, ...both };
  // Noon, so that the date is the same wherever the device is.
  const at = new Date(`${key.slice(0, 10)}T12:00:00`).getTime();
  const period = Number(key.slice(11));
  return { part: { id: 'conflict.session', values: { at, period } }, ...both };
};
