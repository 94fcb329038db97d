import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { Choices } from '../lib/documents/merge/merge-edits.ts';
import type { Overlap } from '../lib/documents/merge/merge-parts.ts';

/** The marks in a content, which are all different. */
export const valuesIn = ({ marks }: MarkSheetContent): string[] =>
  Object.values(marks).flatMap((ofPupil) => Object.values(ofPupil).map(({ text }) => text));

const inColumn = ({ marks }: MarkSheetContent, column: string): string[] =>
  Object.values(marks).flatMap((ofPupil) => ofPupil[column]?.text ?? []);

const textOf = (value: unknown): string | undefined => {
  const text: unknown = typeof value === 'object' && value ? Reflect.get(value, 'text') : undefined;
  return typeof text === 'string' ? text : undefined;
};

/**
 * What users have typed, and what they have themselves given up: typed over what they saw, deleted a sheet, chosen the
 * other value, dropped what could not be saved. It knows nothing of versions: whatever else is missing is lost.
 */
export const createLedger = () => {
  const typed = new Set<string>();
  /** Typed over or not chosen, by which users. It comes back if all of them undo that. */
  const givenUp = new Map<string, Set<string>>();
  /** Deleted from the record, or dropped. */
  const gone = new Set<string>();
  const giveUp = (user: string, values: readonly (string | undefined)[]): void => {
    for (const value of values)
      if (value !== undefined) givenUp.set(value, new Set(givenUp.get(value)).add(user));
  };
  return {
    /** Users have deleted it, or the operator has restored a backup without it. */
    deleted: (values: readonly string[]): void => {
      for (const value of values) gone.add(value);
    },
    /** A user has changed what they saw into something else. */
    changed: (user: string, before: MarkSheetContent, after: MarkSheetContent): void => {
      const [was, is] = [new Set(valuesIn(before)), new Set(valuesIn(after))];
      giveUp(
        user,
        [...was].filter((value) => !is.has(value)),
      );
      for (const value of is) {
        if (was.has(value)) continue;
        typed.add(value);
        givenUp.get(value)?.delete(user);
      }
    },
    /** A user has chosen where both sides had changed the same. */
    chosen: (
      user: string,
      overlaps: readonly Overlap[],
      choices: Choices,
      sides: Readonly<Record<'mine' | 'theirs', MarkSheetContent>>,
    ): void => {
      for (const { key, mine, theirs, removedBy } of overlaps) {
        const other = choices.get(key) === 'mine' ? 'theirs' : 'mine';
        const [list, id = ''] = key.split('/');
        if (removedBy === undefined) giveUp(user, [textOf(other === 'mine' ? mine : theirs)]);
        else if (list === 'columns' && removedBy !== other)
          giveUp(user, inColumn(sides[other], id));
      }
    },
    /** What was typed, was not given up, and is nowhere in sight. */
    lost: (inSight: ReadonlySet<string>): string[] =>
      [...typed].filter(
        (value) => (givenUp.get(value)?.size ?? 0) === 0 && !gone.has(value) && !inSight.has(value),
      ),
  };
};
export type Ledger = ReturnType<typeof createLedger>;
