import type { Text } from '#frontend/i18n/message-id.ts';
import { useForm, type Form, type FormOptions } from '#frontend/lib/forms/use-form.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';

interface Options<V> extends Pick<FormOptions<V>, 'initial' | 'validate' | 'onSubmit'> {
  /** The message for a failure; undefined if the user has seen it already. */
  readonly textOf: (error: unknown) => Text | undefined;
}

/** A form for the identity provider; a refusal shows on the form and as a notification. */
export const useAuthForm = <V extends Record<string, string>>(options: Options<V>): Form<V> => {
  const { textOf, ...form } = options;
  return useForm({
    ...form,
    onFailure: (error) => {
      const text = textOf(error);
      if (text) notify('error', text.id, text.values);
      return text && { text };
    },
  });
};
