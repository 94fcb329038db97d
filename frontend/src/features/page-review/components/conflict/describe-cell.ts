import type { Gradebook } from '#shared/model/gradebook.ts';
import {
  bothSides,
  describeColumn,
  differenceOf,
  type DescribeOverlap,
  type Words,
} from '#frontend/components/conflict/described-overlap.ts';
import { isFields } from '#frontend/lib/documents/merge/content-form.ts';

/** The name on a row, or its number. */
const rowName = (books: readonly Gradebook[], id: string): string | undefined => {
  for (const { rows, columns, classList } of books) {
    const row = rows.find((one) => one.id === id);
    if (!row) continue;
    const listed = row.pupil === undefined ? undefined : classList?.pupils[row.pupil]?.name;
    const textAt = (kind: string) =>
      row.cells[columns.findIndex((column) => column.kind === kind)]?.text;
    return listed || textAt('name') || textAt('ordinal') || String(rows.indexOf(row) + 1);
  }
  return undefined;
};

const textOf = (value: unknown, from: unknown): Words => {
  const text = isFields(value) ? value['text'] : value;
  if (typeof text === 'string' && text !== '') return text;
  if (text === '' || value === undefined) return { id: 'conflict.empty' };
  return differenceOf(value, from) || { id: 'conflict.changed' };
};

/** Names the pupil and the column of a cell that two devices have changed. */
export const describeCell =
  (books: readonly Gradebook[]): DescribeOverlap =>
  (overlap) => {
    const [kind = '', first = '', second = ''] = overlap.key.split('/');
    const heading = books.flatMap(({ columns }) => columns).find(({ id }) => id === first)?.heading;
    const both = bothSides(overlap, textOf);
    switch (kind) {
      case 'cell':
        return {
          subject: rowName(books, second),
          part: heading || { id: 'conflict.column' },
          ...both,
        };
      case 'rows':
        return { subject: rowName(books, first), part: { id: 'conflict.row' }, ...both };
      case 'pupil': {
        // Pupils are named by their number, and the list knows the names.
        const listed = books.flatMap(({ classList }) => classList?.pupils ?? []);
        const nameOf = (pupil: unknown): Words => {
          const key = typeof pupil === 'string' ? pupil.replace(/#\d+$/, '') : '';
          const found = listed.find(
            ({ id, registrationNumber, name }) => (id ?? registrationNumber ?? name) === key,
          );
          return found?.name ?? { id: 'conflict.empty' };
        };
        return {
          ...{ subject: rowName(books, first), part: { id: 'conflict.pupil' } },
          ...bothSides(overlap, nameOf),
        };
      }
      case 'title':
        return { part: { id: 'conflict.heading' }, ...both };
      case 'classList':
        return { part: { id: 'conflict.classList' }, ...both };
      default:
        return (
          describeColumn(overlap, heading, textOf) ?? {
            subject: heading,
            part: { id: heading === undefined ? 'conflict.other' : 'conflict.column' },
            ...bothSides(overlap, (value, from) =>
              heading === undefined ? textOf(value, from) : { id: 'conflict.changed' },
            ),
          }
        );
    }
  };
