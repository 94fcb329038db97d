import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import {
  bothSides,
  describeColumn,
  differenceOf,
  type DescribeOverlap,
  type Words,
} from '#frontend/components/conflict/described-overlap.ts';
import { isFields } from '#frontend/lib/documents/merge/content-form.ts';

const textOf = (value: unknown, from: unknown): Words => {
  const [text, otherText] = [value, from].map((one) => (isFields(one) ? one['text'] : one));
  if (typeof text === 'string' && text !== '' && text !== otherText) return text;
  return differenceOf(value, from) || { id: 'conflict.empty' };
};

/** Names the pupil and the column of a mark that two devices have changed. */
export const describeMark =
  (
    contents: readonly MarkSheetContent[],
    { pupils }: Pick<SavedClass, 'pupils'>,
  ): DescribeOverlap =>
  (overlap) => {
    const [kind = '', id = '', pupil = ''] = overlap.key.split('/');
    const nameOf = (sought: string) => pupils.find((one) => one.id === sought)?.fullName;
    const heading = contents
      .flatMap(({ columns }) => columns)
      .find((column) => column.id === id)?.heading;
    const part: Words = heading || { id: 'conflict.column' };
    const both = bothSides(overlap, textOf);
    switch (kind) {
      case 'mark':
        return { subject: nameOf(pupil), part, ...both };
      case 'remark':
      case 'advice':
        return { subject: nameOf(id), part: { id: `conflict.${kind}` }, ...both };
      default:
        return (
          describeColumn(overlap, heading, textOf) ?? {
            ...{ subject: heading, part: { id: 'conflict.column' } },
            ...both,
          }
        );
    }
  };
