import {
  bothSides,
  differenceOf,
  type DescribeOverlap,
} from '#frontend/components/conflict/described-overlap.ts';
import { isFields } from '#frontend/lib/documents/merge/content-form.ts';

const stemOf = (kept: unknown): string | undefined => {
  const question = isFields(kept) ? kept['question'] : undefined;
  const stem = isFields(question) ? question['stem'] : undefined;
  return typeof stem === 'string' && stem !== '' ? stem : undefined;
};

/** Names the kept question that two devices have changed, and what of it. */
export const describeKept: DescribeOverlap = (overlap) => ({
  subject: stemOf(overlap.mine) ?? stemOf(overlap.theirs),
  part: { id: 'conflict.keptQuestion' },
  ...bothSides(overlap, (value, from) => differenceOf(value, from) || { id: 'conflict.changed' }),
});
