import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { limits } from '#shared/model/limits.ts';
import { PasswordField } from '#frontend/components/form/password-field.tsx';
import { SubmitButton } from '#frontend/components/form/submit-button.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { authCode, authText } from '#frontend/lib/auth/auth-error.ts';
import { loadIdentity } from '#frontend/lib/auth/load-identity.ts';
import type { Errors } from '#frontend/lib/forms/use-form.ts';
import { emailError, onlyErrors } from '#frontend/lib/forms/validators.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import { paths } from '#frontend/lib/paths.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { FormError } from '#frontend/components/form/form-error.tsx';
import { GoogleButton } from '../components/google-button.tsx';
import { OtherPage } from '../components/text-link.tsx';
import { useAuthForm } from '../hooks/use-auth-form.ts';
import type { LoginArrival } from '../model/login-arrival.ts';
import { SecondStepCard } from '../components/second-step/second-step-card.tsx';
import type { Challenge } from '../model/sign-in.ts';

const empty = { fullName: '', email: '', password: '' };

const passwordError = (password: string): Text | undefined => {
  if (!password) return { id: 'auth.passwordRequired' };
  return password.length < limits.passwordLength ? { id: 'auth.passwordShort' } : undefined;
};

const validate = ({ fullName, email, password }: typeof empty): Errors<typeof empty> =>
  onlyErrors({
    fullName: fullName.trim() ? undefined : { id: 'auth.fullNameRequired' },
    email: emailError(email),
    password: passwordError(password),
  });

/** The message for a refused registration; an unknown error shows its code. */
const registrationText = (error: unknown): Text => {
  const known = authText(error, 'auth.registerFailed');
  if (known.id !== 'auth.registerFailed') return known;
  return { id: 'auth.registerFailed', values: { error: authCode(error) ?? 'unknown' } };
};

const RegisterPage = () => {
  const [challenge, setChallenge] = useState<Challenge>();
  const navigate = useNavigate();
  const form = useAuthForm({
    initial: empty,
    validate,
    onSubmit: async ({ fullName, email, password }) => {
      const address = email.trim();
      const { register } = await loadIdentity();
      const mailed = await register(fullName.trim(), address, password);
      notify('success', 'auth.registerSuccess');
      const state: LoginArrival = { email: address, mailed, isNew: true };
      await navigate(paths.login, { state });
    },
    textOf: registrationText,
  });

  if (challenge) {
    return <SecondStepCard challenge={challenge} onBack={() => void navigate(paths.login)} />;
  }
  return (
    <AuthFrame title="auth.registerTitle" intro="auth.registerIntro">
      <GoogleButton onChallenge={setChallenge} />
      <Stack component="form" noValidate onSubmit={form.onSubmit} sx={{ gap: 2.5 }}>
        <FormError error={form.refusal} />
        <TextField
          {...form.field('fullName')}
          label={<Message id="auth.fullName" />}
          autoComplete="name"
          inputProps={{ maxLength: limits.nameLength }}
        />
        <TextField
          {...form.field('email')}
          type="email"
          label={<Message id="auth.email" />}
          autoComplete="email"
        />
        <PasswordField
          {...form.field('password')}
          label={<Message id="auth.password" />}
          help={<Message id="auth.passwordHelp" />}
          autoComplete="new-password"
        />
        <SubmitButton busy={form.busy} fullWidth>
          <Message id="auth.registerSubmit" />
        </SubmitButton>
        <OtherPage question="auth.hasAccount" to={paths.login} link="auth.loginLink" />
      </Stack>
    </AuthFrame>
  );
};

export default RegisterPage;
