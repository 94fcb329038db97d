import * as z from 'zod/mini';
import type { Text } from '../../i18n/message-id.ts';
import { isFields } from '../../lib/documents/merge/content-form.ts';
import type { Overlap, Side } from '../../lib/documents/merge/merge-parts.ts';

export type Words = string | Text;

/** What an overlap is about, for the user who has to choose. */
export interface DescribedOverlap {
  /** The pupil or the block, in the document's words. */
  readonly subject?: string | undefined;
  /** The column or the field. */
  readonly part: Words;
  readonly mine: Words;
  readonly theirs: Words;
}

export type DescribeOverlap = (overlap: Overlap) => DescribedOverlap;

/** Loads the words for what differs; `earlier` is the content of a version that is compared. */
export type LoadDescribe = (earlier?: unknown) => Promise<DescribeOverlap>;

/** The contents in which names are looked up: an earlier one, if it can be read, after those at hand. */
export const withEarlier = <C>(
  schema: z.core.$ZodType<C>,
  contents: readonly [C, ...C[]],
  earlier: unknown,
): [C, ...C[]] => {
  const [first, ...rest] = contents;
  const { data } = z.safeParse(schema, earlier);
  return [first, ...rest, ...(data === undefined ? [] : [data])];
};

/** Fields whose values are no words. */
const INVISIBLE: ReadonlySet<string> = new Set(['id', 'kind', 'key']);

/** The texts and numbers of a value that the other one does not have, for a choice between both. */
export const differenceOf = (value: unknown, from: unknown): string => {
  const leaves = (one: unknown): string[] => {
    if (Array.isArray(one)) return one.flatMap(leaves);
    if (isFields(one))
      return Object.entries(one).flatMap(([name, field]) =>
        INVISIBLE.has(name) ? [] : leaves(field),
      );
    return typeof one === 'number' || (typeof one === 'string' && one !== '') ? [String(one)] : [];
  };
  const others = new Set(leaves(from));
  const own = leaves(value).filter((leaf) => !others.has(leaf));
  const text = own.join(' · ');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

/** Characters of a text that a choice shows. */
const LONGEST = 220;

/** What each side has made of a removed item, or of a value by `textOf`. */
export const bothSides = (
  { removedBy, count, mine, theirs }: Overlap,
  textOf: (value: unknown, from: unknown) => Words,
): Record<Side, Words> => {
  const removedOr = (side: Side, words: () => Words): Words => {
    if (removedBy === undefined) return words();
    return removedBy === side
      ? { id: 'conflict.removed' }
      : { id: 'conflict.changedParts', values: { count } };
  };
  return {
    mine: removedOr('mine', () => textOf(mine, theirs)),
    theirs: removedOr('theirs', () => textOf(theirs, mine)),
  };
};

/** What a column of marks counts as. */
const roleWords = (role: unknown): Words => ({
  id: 'conflict.roleName',
  values: { role: typeof role === 'string' ? role : 'none' },
});

/** Describes what pages of marks and mark sheets both have: a column's role and scale, and the averages. */
export const describeColumn = (
  overlap: Overlap,
  heading: string | undefined,
  textOf: (value: unknown, from: unknown) => Words,
): DescribedOverlap | undefined => {
  const [kind = ''] = overlap.key.split('/');
  const both = bothSides(overlap, textOf);
  switch (kind) {
    case 'columns':
      return { part: heading || { id: 'conflict.column' }, ...both };
    case 'role':
      return { subject: heading, part: { id: 'conflict.role' }, ...bothSides(overlap, roleWords) };
    case 'scale':
      return { subject: heading, part: { id: 'conflict.scale' }, ...both };
    case 'averages':
      return { part: { id: 'conflict.averages' }, ...both };
    default:
      return undefined;
  }
};
