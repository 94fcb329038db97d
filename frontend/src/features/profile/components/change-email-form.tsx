import { PasswordField } from '#frontend/components/form/password-field.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { loadIdentity } from '#frontend/lib/auth/load-identity.ts';
import { useForm } from '#frontend/lib/forms/use-form.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import { emailRefusal, validateEmailChange } from '../model/setting-rules.ts';
import { SettingsForm } from './settings-form.tsx';

/** Sends a link to the new address, which completes the change. */
export const ChangeEmailForm = () => {
  const form = useForm({
    initial: { email: '', password: '' },
    validate: validateEmailChange,
    showWhenLeft: true,
    onSubmit: async ({ email, password }) => {
      await (await loadIdentity()).changeEmail(password, email.trim());
      form.reset();
      notify('success', 'profile.emailSent', { email: email.trim() });
    },
    onFailure: (error) => {
      const refusal = emailRefusal(error);
      notify('error', refusal.text.id);
      return refusal;
    },
  });
  return (
    <SettingsForm
      title="profile.changeEmail"
      submit="profile.updateEmail"
      busy={form.busy}
      valid={form.valid}
      failure={form.failure}
      onSubmit={form.onSubmit}
    >
      <TextField
        {...form.field('email')}
        type="email"
        label={<Message id="profile.newEmail" />}
        autoComplete="email"
      />
      <PasswordField
        {...form.field('password')}
        label={<Message id="profile.currentPassword" />}
        autoComplete="current-password"
      />
    </SettingsForm>
  );
};
