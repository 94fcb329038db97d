import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { SharedDevice } from '#frontend/components/account/shared-device.tsx';
import { PasswordField } from '#frontend/components/form/password-field.tsx';
import { SubmitButton } from '#frontend/components/form/submit-button.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { authText, isToldAlready } from '#frontend/lib/auth/auth-error.ts';
import type { Errors } from '#frontend/lib/forms/use-form.ts';
import { emailError, onlyErrors } from '#frontend/lib/forms/validators.ts';
import { paths } from '#frontend/lib/paths.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { FormError } from '#frontend/components/form/form-error.tsx';
import { GoogleButton } from '../components/google-button.tsx';
import { OtherPage, TextLink } from '../components/text-link.tsx';
import { useAuthForm } from '../hooks/use-auth-form.ts';
import { RequestLink } from '../components/link/request-link.tsx';
import { endReason } from '../model/end-reason.ts';
import { loginArrival } from '../model/login-arrival.ts';
import { SecondStepCard } from '../components/second-step/second-step-card.tsx';
import { signInOrChallenge, type Challenge } from '../model/sign-in.ts';

const empty = { email: '', password: '' };

const validate = ({ email, password }: typeof empty): Errors<typeof empty> =>
  onlyErrors({
    email: emailError(email),
    password: password ? undefined : { id: 'auth.passwordRequired' },
  });

const focusField = (form: HTMLFormElement | null, name: string): void => {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
};

/** Says why the last session ended, until the next login, because the toast that said so is gone. */
const EndedNotice = () => {
  const [reason] = useState(endReason);
  return (
    reason && (
      <Alert severity="warning" role="presentation" sx={{ mb: 3 }}>
        <Message id={`auth.ended.${reason}`} />
      </Alert>
    )
  );
};

/** Asks a newly registered user to look for the verification mail. */
const RegisteredNotice = ({ address }: { readonly address: string }) => (
  <Alert severity="info" role="presentation" sx={{ mb: 3 }}>
    <Message id="auth.verifyNotice" values={{ email: address }} />
  </Alert>
);

const LoginPage = () => {
  const arrival = loginArrival(useLocation().state);
  const [challenge, setChallenge] = useState<Challenge>();
  /** A sign-in link needs only the address, so its errors show separately. */
  const [linkTried, setLinkTried] = useState(false);
  const form = useAuthForm({
    initial: { ...empty, email: arrival.email },
    validate,
    onSubmit: async ({ email, password }) => {
      const signIn = signInOrChallenge(
        (identity) => identity.signIn(email.trim(), password),
        'auth.loginSuccess',
      );
      setChallenge(await signIn);
    },
    textOf: (error) => (isToldAlready(error) ? undefined : authText(error, 'auth.loginError')),
  });

  const element = useRef<HTMLFormElement>(null);
  const isKnown = arrival.email !== '';
  useEffect(() => {
    // A newly registered user only has to type the password.
    if (isKnown) focusField(element.current, 'password');
  }, [isKnown]);

  if (challenge) {
    return <SecondStepCard challenge={challenge} onBack={() => setChallenge(undefined)} />;
  }
  const email = form.field('email');
  return (
    <AuthFrame
      title="auth.loginTitle"
      intro={arrival.isNew ? 'auth.loginIntroNew' : 'auth.loginIntro'}
    >
      <EndedNotice />
      {arrival.mailed && <RegisteredNotice address={arrival.email} />}
      <GoogleButton onChallenge={setChallenge} />
      <Stack ref={element} component="form" noValidate onSubmit={form.onSubmit} sx={{ gap: 2.5 }}>
        <FormError error={form.refusal} />
        <TextField
          {...email}
          error={email.error ?? (linkTried ? emailError(email.value) : undefined)}
          type="email"
          label={<Message id="auth.email" />}
          autoComplete="email"
        />
        <PasswordField
          {...form.field('password')}
          label={<Message id="auth.password" />}
          autoComplete="current-password"
        />
        <TextLink to={paths.forgotPassword} id="auth.forgotLink" />
        <SharedDevice label="auth.shared" text="auth.sharedText" />
        <SubmitButton busy={form.busy} fullWidth>
          <Message id="auth.loginSubmit" />
        </SubmitButton>
        <RequestLink
          email={email.value}
          label="auth.link.request"
          onInvalid={(button) => {
            setLinkTried(true);
            focusField(button.form, 'email');
          }}
        />
        <OtherPage question="auth.noAccount" to={paths.register} link="auth.registerLink" />
      </Stack>
    </AuthFrame>
  );
};

export default LoginPage;
