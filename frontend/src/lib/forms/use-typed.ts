import { useEffect, useEffectEvent, useState } from 'react';
import * as z from 'zod/mini';
import { useUnsentForm } from './use-unsent-form.ts';

type Texts = Record<string, string>;

/** What is typed, and the values it was typed over. */
interface Kept<V> {
  readonly values: V;
  readonly basis: V;
}
const texts = z.record(z.string(), z.string());
const keptTexts = z.object({ values: texts, basis: texts });

export interface Typed<V> {
  readonly values: V;
  /** Whether a value is not what it was typed over. */
  readonly changed: boolean;
  /** Whether it came with what was typed before. */
  readonly restored: boolean;
  /** Whether what it was typed over has changed meanwhile; `keepMine` or `reset` settles it. */
  readonly outdated: boolean;
  readonly change: (name: keyof V & string, value: string) => void;
  /** Keeps the values that were typed, over what the others are now. */
  readonly keepMine: () => void;
  readonly reset: () => void;
  readonly forget: () => void;
}

const isSame = (one: Texts, other: Texts): boolean =>
  Object.keys(one).every((name) => one[name] === other[name]);

/** The fields there are now, with the values that are kept for them, perhaps by another release. */
const fieldsOf = <V extends Texts>(initial: V, kept: Texts): V => ({
  ...initial,
  ...Object.fromEntries(Object.entries(kept).filter(([name]) => Object.hasOwn(initial, name))),
});

const unlessSame = <V extends Texts>(kept: Kept<V>): Kept<V> | undefined =>
  isSame(kept.values, kept.basis) ? undefined : kept;

/**
 * The values of a form: `initial`, also when that changes, until something is typed. What is typed is kept under
 * `keepAs`, with what it was typed over.
 */
export const useTyped = <V extends Texts>(initial: V, keepAs: string | undefined): Typed<V> => {
  const draft = useUnsentForm(keepAs, keptTexts);
  const [typed, setTyped] = useState(() => {
    if (!draft.found) return undefined;
    const { values, basis } = draft.found;
    return unlessSame({ values: fieldsOf(initial, values), basis: fieldsOf(initial, basis) });
  });
  const [restored, setRestored] = useState(typed !== undefined);
  const { values, basis } = typed ?? { values: initial, basis: initial };

  const keep = useEffectEvent(() => (typed ? draft.keep(typed) : draft.forget()));
  useEffect(() => {
    keep();
  }, [typed]);

  return {
    values,
    changed: typed !== undefined,
    restored,
    outdated: typed !== undefined && !isSame(basis, initial),
    change: (name, value) =>
      setTyped((before) => {
        const from = before ?? { values: initial, basis: initial };
        return unlessSame({ ...from, values: { ...from.values, [name]: value } });
      }),
    keepMine: () => {
      const mine = Object.entries(values).filter(([name, value]) => value !== basis[name]);
      setTyped(unlessSame({ values: fieldsOf(initial, Object.fromEntries(mine)), basis: initial }));
    },
    reset: () => {
      draft.forget();
      setTyped(undefined);
      setRestored(false);
    },
    forget: draft.forget,
  };
};
