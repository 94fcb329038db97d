import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import type { Text } from '../../../i18n/message-id.ts';
import { Say } from '../../../i18n/say.tsx';
import { authText } from '../../../lib/auth/auth-error.ts';
import { loadIdentity } from '../../../lib/auth/load-identity.ts';
import { useSession } from '../../../lib/auth/session.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { emailError, isEmail, onlyErrors } from '../../../lib/forms/validators.ts';
import { notify } from '../../../lib/notifications/notifications.ts';
import { paths } from '../../../lib/paths.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { FormError } from '../components/form-error.tsx';
import { TextLink } from '../components/text-link.tsx';

/**
 * Where an invitation leads. A visitor is signed in at once; somebody who is signed in already is asked first, since
 * the link is another account's; and who opens the link without its address types it.
 */
const SignInLinkPage = () => {
  const { status } = useSession();
  const email = new URLSearchParams(useLocation().search).get('email') ?? '';
  const [refusal, setRefusal] = useState<Text>();
  const navigate = useNavigate();
  const tried = useRef(false);

  const signIn = async (address: string): Promise<void> => {
    tried.current = true;
    setRefusal(undefined);
    try {
      await (await loadIdentity()).signInByLink(address.trim(), window.location.href);
      notify('success', 'auth.loginSuccess');
      await navigate(paths.dashboard, { replace: true });
    } catch (error) {
      setRefusal(authText(error, 'auth.loginError'));
    }
  };

  const form = useForm({
    initial: { email },
    validate: (values) => onlyErrors({ email: emailError(values.email) }),
    onSubmit: (values) => signIn(values.email),
  });

  useEffect(() => {
    if (status === 'signed-out' && isEmail(email) && !tried.current) void signIn(email);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it is known that nobody is signed in
  }, [status]);

  return (
    <AuthFrame title="auth.linkTitle" intro="auth.linkIntro">
      <Stack component="form" noValidate onSubmit={form.onSubmit} sx={{ gap: 2.5 }}>
        <FormError error={refusal} />
        <TextField
          {...form.field('email')}
          type="email"
          label={<Say id="auth.email" />}
          autoComplete="email"
        />
        <SubmitButton busy={form.busy} fullWidth>
          <Say id="auth.linkSubmit" />
        </SubmitButton>
        {refusal && <TextLink to={paths.login} id="auth.backToLogin" />}
      </Stack>
    </AuthFrame>
  );
};

export default SignInLinkPage;
