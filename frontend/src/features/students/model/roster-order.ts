import type { Student } from '#shared/model/student.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { sortedByName } from '#shared/text/name-order.ts';

export const sortKeys = ['fullName', 'email', 'addedAt'] as const;
export type SortKey = (typeof sortKeys)[number];

export interface Sort {
  readonly by: SortKey;
  readonly descending: boolean;
}

/** A student with the folded text for searching, so that it is computed only once. */
export interface Entry {
  readonly student: Student;
  readonly folded: string;
}

export const entriesOf = (students: readonly Student[]): Entry[] =>
  students.map((student) => ({
    student,
    folded: foldText(`${student.fullName} ${student.email}`),
  }));

export const sorted = (entries: readonly Entry[], { by, descending }: Sort): readonly Entry[] =>
  sortedByName(entries, ({ student }) => student[by], descending);

/** The students whose address contains the query, or whose name and address contain all of its words (case folded). */
export const matching = (entries: readonly Entry[], query: string): readonly Entry[] => {
  const address = query.trim().toLowerCase();
  if (!address) return entries;
  const words = foldText(query).split(' ');
  return entries.filter(
    ({ student, folded }) =>
      student.email.toLowerCase().includes(address) ||
      (words[0] !== '' && words.every((word) => folded.includes(word))),
  );
};
