import type { Draft } from '#shared/model/draft.ts';
import {
  bothSides,
  differenceOf,
  type DescribeOverlap,
} from '#frontend/components/conflict/described-overlap.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { isFields } from '#frontend/lib/documents/merge/content-form.ts';

/** The lists whose items have numbers. */
const BLOCKS = ['questions', 'exercises', 'phases'];

/** The first words of a block: what a question asks, the title of a phase. */
const nameOf = (block: unknown): string | undefined => {
  if (!isFields(block)) return undefined;
  const name = ['title', 'stem', 'statement', 'term', 'question', 'misconception']
    .map((field) => block[field])
    .find((text) => typeof text === 'string' && text !== '');
  return typeof name === 'string' ? name : undefined;
};

const idsIn = (draft: Draft, list: string): unknown[] => {
  const blocks: unknown = Object.entries(draft).find(([name]) => name === list)?.[1];
  return Array.isArray(blocks) ? blocks.filter(isFields).map(({ id }) => id) : [];
};

/** A question with the text of its right option, which the teacher knows it by. */
const withKey = (block: unknown): unknown => {
  if (!isFields(block) || !Array.isArray(block['options'])) return block;
  const options: readonly unknown[] = block['options'];
  const right = options.filter(isFields).find(({ id }) => id === block['key']);
  return { ...block, right: right && `✓ ${String(right['text'])}` };
};

/** Names the question, exercise, phase or field of a draft that two devices have changed. */
export const describeBlock =
  (drafts: readonly Draft[], nameOfPart: (field: string) => MessageId): DescribeOverlap =>
  (overlap) => {
    const [list = '', id] = overlap.key.split('/');
    const both = bothSides(
      overlap,
      (value, from) =>
        differenceOf(withKey(value), withKey(from)) || {
          id: value === undefined ? 'conflict.empty' : 'conflict.changed',
        },
    );
    const subject = nameOf(overlap.mine) ?? nameOf(overlap.theirs);
    const [number] = drafts.flatMap((draft) => {
      const index = BLOCKS.includes(list) ? idsIn(draft, list).indexOf(id) : -1;
      return index < 0 ? [] : [index + 1];
    });
    if (number !== undefined)
      return { subject, part: { id: 'conflict.block', values: { number } }, ...both };
    return { subject, part: { id: nameOfPart(list) }, ...both };
  };
