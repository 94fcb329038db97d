import { useState } from 'react';
import type { Text } from '../../../i18n/message-id.ts';
import { SessionEndedError } from '../../../lib/api/api-error.ts';
import { useForm, type Errors, type Form } from '../../../lib/forms/use-form.ts';

interface Options<V> {
  readonly initial: V;
  readonly validate: (values: V) => Errors<V>;
  readonly save: (values: V) => Promise<void>;
  readonly failureOf: (error: unknown) => Text;
}

/** A form that says itself why the last attempt to save it failed. An ended session has been told already. */
export const useDialogForm = <V extends Record<string, string>>(
  options: Options<V>,
): { readonly form: Form<V>; readonly failure: Text | undefined } => {
  const [failure, setFailure] = useState<Text>();
  const form = useForm({
    initial: options.initial,
    validate: options.validate,
    onSubmit: async (values) => {
      setFailure(undefined);
      try {
        await options.save(values);
      } catch (error) {
        if (!(error instanceof SessionEndedError)) setFailure(options.failureOf(error));
      }
    },
  });
  return { form, failure };
};
