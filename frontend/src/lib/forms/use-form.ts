import { useState, type FormEvent } from 'react';
import type { Text } from '../../i18n/message-id.ts';

export type Errors<V> = Partial<Record<keyof V, Text>>;

interface Options<V> {
  readonly initial: V;
  readonly validate: (values: V) => Errors<V>;
  /** Called with valid values. The form is busy until it settles; it must deal with its own failures. */
  readonly onSubmit: (values: V) => Promise<void>;
  /** Called when it is sent with something wrong. */
  readonly onInvalid?: () => void;
  /** Show a field's error as soon as it is left, for forms whose button waits until all is right. */
  readonly showWhenLeft?: boolean;
}

export interface FieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly error: Text | undefined;
}

export interface Form<V> {
  readonly values: V;
  readonly busy: boolean;
  readonly valid: boolean;
  /** Whether a value is no longer what it was at first. */
  readonly changed: boolean;
  readonly field: (name: keyof V & string) => FieldProps;
  readonly reset: () => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

const focusFirstInvalid = (form: HTMLFormElement, invalid: ReadonlySet<string>): void => {
  for (const element of form.elements) {
    if (invalid.has(element.getAttribute('name') ?? '') && element instanceof HTMLElement) {
      element.focus();
      return;
    }
  }
};

/**
 * A form of text values. Errors show beside their fields once it is sent; from then on they follow what is typed.
 * The first invalid field takes the focus.
 */
export const useForm = <V extends Record<string, string>>(options: Options<V>): Form<V> => {
  const [values, setValues] = useState(options.initial);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const found = options.validate(values);
  const shows = (name: string) => tried || (options.showWhenLeft === true && left.has(name));

  return {
    values,
    busy,
    valid: Object.keys(found).length === 0,
    changed: Object.keys(values).some((name) => values[name] !== options.initial[name]),
    field: (name) => ({
      name,
      value: values[name] ?? '',
      onChange: (value) => setValues((before) => ({ ...before, [name]: value })),
      onBlur: () => setLeft((before) => new Set(before).add(name)),
      error: shows(name) ? found[name] : undefined,
    }),
    reset: () => {
      setValues(options.initial);
      setTried(false);
      setLeft(new Set());
    },
    onSubmit: (event) => {
      event.preventDefault();
      if (busy) return;
      setTried(true);
      const invalid = new Set(Object.keys(found));
      if (invalid.size > 0) {
        focusFirstInvalid(event.currentTarget, invalid);
        options.onInvalid?.();
        return;
      }
      setBusy(true);
      void options.onSubmit(values).finally(() => setBusy(false));
    },
  };
};
