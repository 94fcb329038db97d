import { expect } from 'vitest';
import type * as z from 'zod/mini';
import { seeded } from '#shared/seeded.ts';
import type { ContentForm } from '../lib/documents/merge/content-form.ts';
import { mergeContents } from '../lib/documents/merge/merge-contents.ts';
import type { Side } from '../lib/documents/merge/merge-parts.ts';

/** Draws an index below `count`. */
export type Draw = (count: number) => number;

/** What a user sees of a content, by the key of the overlap that it would be. */
export interface Seen {
  readonly values: ReadonlyMap<string, string>;
  /** The same with what is not seen, such as that a text was confirmed; by default there is none. */
  readonly stored?: ReadonlyMap<string, string>;
  /** The items of its lists in order: `columns/c1`. */
  readonly items: readonly string[];
  /** The items that a value goes with. */
  readonly itemsOf: (key: string) => readonly string[];
}

interface Kind<C> {
  readonly schema: z.core.$ZodType<C>;
  readonly form: ContentForm<C>;
  readonly first: C;
  /** A random edit, as a teacher could make it. */
  readonly edit: (content: C, draw: Draw) => C;
  readonly see: (content: C) => Seen;
}

const common = (one: readonly string[], ...others: readonly (readonly string[])[]): string[] =>
  one.filter((item) => others.every((list) => list.includes(item)));

/** Merges random edits of two devices, and checks by the values that a user sees that none is lost and none is made up. */
export const checkMerge = <C>(kind: Kind<C>, rounds: number): void => {
  const { see, edit, first } = kind;
  const met = { overlaps: 0, removed: 0, taken: 0 };
  for (let seed = 1; seed <= rounds; seed += 1) {
    const random = seeded(seed);
    const draw: Draw = (count) => Math.floor(random() * count);
    const edited = (content: C, times: number): C =>
      Array.from({ length: times }).reduce<C>((before) => edit(before, draw), content);
    const base = edited(first, draw(4));
    const both = { mine: edited(base, draw(8)), theirs: edited(base, draw(8)) };
    const asked = mergeContents(kind, base, both);
    if (!asked) throw new Error(`seed ${seed}: the merged content is not valid`);
    const choices = new Map(
      asked.overlaps.map(({ key }): [string, Side] => [key, draw(2) === 0 ? 'mine' : 'theirs']),
    );
    const merged = mergeContents(kind, base, both, choices);
    if (!merged) throw new Error(`seed ${seed}: the chosen content is not valid`);
    expect(merged.overlaps.map(({ key }) => key)).toEqual(asked.overlaps.map(({ key }) => key));

    const [before, mine, theirs, after] = [base, both.mine, both.theirs, merged.content].map(see);
    if (!before || !mine || !theirs || !after) throw new Error('nothing is seen');
    const overlapping = new Set(merged.overlaps.map(({ key }) => key));
    met.overlaps += overlapping.size;
    met.taken += merged.taken.mine + merged.taken.theirs;
    const removedBy = (side: Seen, key: string): string[] =>
      before
        .itemsOf(key)
        .filter((item) => before.items.includes(item) && !side.items.includes(item));
    const keys = new Set([before, mine, theirs, after].flatMap(({ values }) => [...values.keys()]));
    for (const key of keys) {
      const [was, m, t, result] = [before, mine, theirs, after].map(({ values }) =>
        values.get(key),
      );
      const where = `seed ${seed}, ${key}`;
      const [goneHere, goneThere] = [removedBy(mine, key), removedBy(theirs, key)];
      if (goneHere.length + goneThere.length > 0) {
        const stays = [...goneHere, ...goneThere].every((item) => after.items.includes(item));
        // The side that did not remove it says what it is, if it stays.
        const kept = goneHere.length > 0 ? (goneThere.length > 0 ? was : t) : m;
        expect(result, where).toBe(stays ? kept : undefined);
        const isChanged = kept !== was && (goneHere.length === 0 || goneThere.length === 0);
        if (isChanged && !stays) {
          met.removed += 1;
          expect(
            [...goneHere, ...goneThere].some((item) => overlapping.has(item)),
            where,
          ).toBe(true);
        }
        continue;
      }
      const [began, storedHere, storedThere] = [before, mine, theirs].map(({ stored, values }) =>
        (stored ?? values).get(key),
      );
      const isMine = storedHere !== began;
      const isOverlap = m !== t && isMine && storedThere !== began;
      expect(overlapping.has(key), where).toBe(isOverlap);
      if (isOverlap) expect(result, where).toBe(choices.get(key) === 'mine' ? m : t);
      else expect(result, where).toBe(isMine ? m : t);
    }
    // Who has moved nothing gets the other's order.
    for (const [still, mover] of [
      [mine, theirs],
      [theirs, mine],
    ] as const) {
      const isStill =
        common(still.items, before.items, mover.items).join() ===
        common(before.items, still.items, mover.items).join();
      if (isStill)
        expect(common(after.items, mover.items), `seed ${seed}`).toEqual(
          common(mover.items, after.items),
        );
    }
  }
  // The draws have reached all of it.
  const { removed, ...others } = met;
  const drawn = [...Object.values(others), ...(see(first).items.length > 0 ? [removed] : [])];
  expect(drawn.every((count) => count > rounds / 20)).toBe(true);
};
