import {
  bothSides,
  type DescribeOverlap,
  type Words,
} from '#frontend/components/conflict/described-overlap.ts';
import { isFields } from '#frontend/lib/documents/merge/content-form.ts';

const textOf = (value: unknown): Words => {
  if (!isFields(value)) return { id: 'conflict.empty' };
  const { sign, note, pupils } = value;
  if (Array.isArray(pupils))
    return { id: 'conflict.calledPupils', values: { count: pupils.length } };
  const values = { sign: String(sign), note: typeof note === 'string' ? note : '' };
  return { id: note === undefined ? 'conflict.rollSign' : 'conflict.rollSignWithNote', values };
};

/**
 * Names the roll and the pupil of an edit.
 * @param nameOf the name of a pupil, by id
 */
export const describeRoll =
  (nameOf: (pupil: string) => string): DescribeOverlap =>
  (overlap) => {
    const [, key = '', pupil] = overlap.key.split('/');
    const [half, period] = [key.slice(11), Number(key.slice(11))];
    // Noon, so that the date is the same wherever the device is.
    const at = new Date(`${key.slice(0, 10)}T12:00:00`).getTime();
    const part: Words = Number.isNaN(period)
      ? { id: 'conflict.rollOfHalfDay', values: { at, half } }
      : { id: 'conflict.session', values: { at, period } };
    const subject = pupil === undefined ? undefined : nameOf(pupil);
    return { subject, part, ...bothSides(overlap, textOf) };
  };
