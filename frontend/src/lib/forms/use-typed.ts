import { useEffect, useEffectEvent, useState } from 'react';
import { fieldIn, type Checked } from '../parse-stored.ts';
import { useUnsentForm } from './use-unsent-form.ts';

type Texts = Record<string, string>;

/** The draft, and the saved values it was based on. */
interface Kept<V> {
  readonly values: V;
  readonly basis: V;
}

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

const keptTexts: Checked<Kept<Texts>> = {
  safeParse: (value) => {
    const [values, basis] = [fieldIn(value, 'values'), fieldIn(value, 'basis')];
    return isTexts(values) && isTexts(basis) ? { data: { values, basis } } : {};
  },
};

export interface Typed<V> {
  readonly values: V;
  /** Whether a value differs from the one it was based on. */
  readonly changed: boolean;
  /** Whether it opened with an earlier draft. */
  readonly restored: boolean;
  /** Whether the saved values have changed since; `keepMine` or `reset` resolves it. */
  readonly outdated: boolean;
  readonly change: (name: keyof V & string, value: string) => void;
  /** Keeps the changed values, and takes over the new saved values of all other fields. */
  readonly keepMine: () => void;
  readonly reset: () => void;
  readonly forget: () => void;
}

const isSame = (one: Texts, other: Texts): boolean =>
  Object.keys(one).every((name) => one[name] === other[name]);

/** The form's current fields, with the stored values for them; another release may have stored others. */
const fieldsOf = <V extends Texts>(initial: V, kept: Texts): V => ({
  ...initial,
  ...Object.fromEntries(Object.entries(kept).filter(([name]) => Object.hasOwn(initial, name))),
});

const unlessSame = <V extends Texts>(kept: Kept<V>): Kept<V> | undefined =>
  isSame(kept.values, kept.basis) ? undefined : kept;

/** Has fields without an edit follow the saved values, in a form that does not ask which of both stay. */
export const useFollowing = ({
  outdated,
  keepMine,
}: Pick<Typed<Texts>, 'outdated' | 'keepMine'>) => {
  const follow = useEffectEvent(keepMine);
  useEffect(() => {
    if (outdated) follow();
  }, [outdated]);
};

/** The values of a form: `initial`, even when that changes, until the user types. The draft is kept as `keepAs`. */
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
