import type { Text } from '#frontend/i18n/message-id.ts';
import { loadIdentity } from '#frontend/lib/auth/load-identity.ts';
import { useForm, type Errors, type Form, type Refusal } from '#frontend/lib/forms/use-form.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';

type Identity = Awaited<ReturnType<typeof loadIdentity>>;

interface Options<V> {
  readonly initial: V;
  readonly validate: (values: V) => Errors<NoInfer<V>>;
  readonly send: (identity: Identity, values: V) => Promise<void>;
  readonly success: (values: V) => Text;
  readonly refusalOf: (error: unknown) => Refusal<NoInfer<V>>;
}

/** The form of a change to the account: says how it went, and clears the fields after success. */
export const useAccountForm = <V extends Record<string, string>>(options: Options<V>): Form<V> => {
  const { initial, validate, send, success, refusalOf } = options;
  const form = useForm({
    initial,
    validate,
    showWhenLeft: true,
    onSubmit: async (values) => {
      await send(await loadIdentity(), values);
      form.reset();
      const { id, values: parts } = success(values);
      notify('success', id, parts);
    },
    onFailure: (error) => {
      const refusal = refusalOf(error);
      notify('error', refusal.text.id);
      return refusal;
    },
  });
  return form;
};
