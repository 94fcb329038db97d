import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Text } from '../../i18n/message-id.ts';
import { isToldAlready } from '../auth/auth-error.ts';
import { useTyped, type Typed } from './use-typed.ts';

export type Errors<V> = Partial<Record<keyof V, Text>>;

export interface Refusal<V> {
  readonly text: Text;
  readonly fields?: Errors<V>;
}

export interface FormOptions<V> {
  readonly initial: V;
  readonly validate: (values: V) => Errors<V>;
  /** Called with valid values. The form is busy until it settles. It throws errors, which `onFailure` explains. */
  readonly onSubmit: (values: V) => Promise<void>;
  /** Explains a failure, unless the user has seen it already. Ended sessions have shown their message. */
  readonly onFailure?: (error: unknown, values: V) => Refusal<V> | undefined;
  /** Called when the user submits invalid values. */
  readonly onInvalid?: () => void;
  /** Shows an error when the user leaves the field, for forms whose button is disabled until all is valid. */
  readonly showWhenLeft?: boolean;
  /** Stores the draft under this name until it is sent or cancelled. Never use it with a password. */
  readonly keepAs?: string;
}

export interface FieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly error: Text | undefined;
}

export interface Form<V> extends Omit<Typed<V>, 'change'> {
  readonly busy: boolean;
  readonly valid: boolean;
  /** Why the last attempt failed. */
  readonly refusal: Text | undefined;
  /** The same, when no field causes it. */
  readonly failure: Text | undefined;
  readonly field: (name: keyof V & string) => FieldProps;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

const focusFirst = (form: HTMLFormElement | null, names: readonly string[]): void => {
  for (const element of form?.elements ?? []) {
    if (names.includes(element.getAttribute('name') ?? '') && element instanceof HTMLElement) {
      element.focus();
      return;
    }
  }
};

/**
 * A form of text values. Errors show beside their fields after the first submission, and then follow the input. A
 * refusal's error stays until its field changes. The first field with an error gets the focus.
 */
export const useForm = <V extends Record<string, string>>(options: FormOptions<V>): Form<V> => {
  const { change, ...typed } = useTyped(options.initial, options.keepAs);
  const { values } = typed;
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Refusal<V> & { readonly values: V }>();
  const element = useRef<HTMLFormElement>(null);
  const found = options.validate(values);
  const shows = (name: string) => tried || (options.showWhenLeft === true && left.has(name));
  const refusalOf = (name: keyof V) =>
    refused?.values[name] === values[name] ? refused.fields?.[name] : undefined;

  useEffect(() => focusFirst(element.current, Object.keys(refused?.fields ?? {})), [refused]);

  const send = async () => {
    setBusy(true);
    setRefused(undefined);
    try {
      await options.onSubmit(values);
      typed.forget();
    } catch (error) {
      if (!options.onFailure) throw error;
      if (isToldAlready(error)) return;
      const refusal = options.onFailure(error, values);
      setRefused(refusal && { ...refusal, values });
    } finally {
      setBusy(false);
    }
  };

  return {
    ...typed,
    busy,
    valid: Object.keys(found).length === 0,
    // A save in progress changes the saved values itself.
    outdated: typed.outdated && !busy,
    refusal: refused?.text,
    failure: Object.keys(refused?.fields ?? {}).length === 0 ? refused?.text : undefined,
    field: (name) => ({
      name,
      value: values[name] ?? '',
      onChange: (value) => {
        setTouched((before) => new Set(before).add(name));
        change(name, value);
      },
      // Moving through a field by keyboard is no mistake.
      onBlur: () => {
        if (touched.has(name)) setLeft((before) => new Set(before).add(name));
      },
      error: (shows(name) ? found[name] : undefined) ?? refusalOf(name),
    }),
    reset: () => {
      typed.reset();
      setTried(false);
      setTouched(new Set());
      setLeft(new Set());
      setRefused(undefined);
    },
    onSubmit: (event) => {
      event.preventDefault();
      if (busy) return;
      setTried(true);
      element.current = event.currentTarget;
      const invalid = Object.keys(found);
      if (invalid.length > 0) {
        focusFirst(event.currentTarget, invalid);
        options.onInvalid?.();
        return;
      }
      void send();
    },
  };
};
