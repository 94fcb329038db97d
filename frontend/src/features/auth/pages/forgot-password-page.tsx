import Stack from '@mui/material/Stack';
import { useNavigate } from 'react-router';
import { SubmitButton } from '#frontend/components/form/submit-button.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { authCode, authText } from '#frontend/lib/auth/auth-error.ts';
import { loadIdentity } from '#frontend/lib/auth/load-identity.ts';
import { emailError, onlyErrors } from '#frontend/lib/forms/validators.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import { paths } from '#frontend/lib/paths.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { FormError } from '#frontend/components/form/form-error.tsx';
import { TextLink } from '../components/text-link.tsx';
import { useAuthForm } from '../hooks/use-auth-form.ts';
import type { LoginArrival } from '../model/login-arrival.ts';

/** Requests the reset mail. The answer never reveals whether the address has an account. */
const sendReset = async (email: string): Promise<void> => {
  try {
    await (await loadIdentity()).sendReset(email);
  } catch (error) {
    if (authCode(error) !== 'auth/user-not-found') throw error;
  }
};

const ForgotPasswordPage = () => {
  const navigate = useNavigate();
  const form = useAuthForm({
    initial: { email: '' },
    validate: ({ email }) => onlyErrors({ email: emailError(email) }),
    onSubmit: async ({ email }) => {
      const address = email.trim();
      await sendReset(address);
      notify('success', 'auth.resetSent');
      await navigate(paths.login, {
        state: { email: address, mailed: false, isNew: false } satisfies LoginArrival,
      });
    },
    textOf: (error) => authText(error, 'error.unexpected'),
  });

  return (
    <AuthFrame title="auth.forgotTitle" intro="auth.forgotIntro">
      <Stack component="form" noValidate onSubmit={form.onSubmit} sx={{ gap: 2.5 }}>
        <FormError error={form.refusal} />
        <TextField
          {...form.field('email')}
          type="email"
          label={<Message id="auth.email" />}
          autoComplete="email"
        />
        <SubmitButton busy={form.busy} busyLabel={<Message id="auth.sending" />} fullWidth>
          <Message id="auth.sendReset" />
        </SubmitButton>
        <TextLink to={paths.login} id="auth.backToLogin" />
      </Stack>
    </AuthFrame>
  );
};

export default ForgotPasswordPage;
