import Stack from '@mui/material/Stack';
import { useLayoutEffect, useRef } from 'react';
import { digitsOf } from '#shared/text/fold-text.ts';
import { FormError } from '#frontend/components/form/form-error.tsx';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { SubmitButton } from '#frontend/components/form/submit-button.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { authCode, authText, isToldAlready } from '#frontend/lib/auth/auth-error.ts';
import { useForm } from '#frontend/lib/forms/use-form.ts';
import { onlyErrors } from '#frontend/lib/forms/validators.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import type { Challenge } from '../../model/sign-in.ts';

/** Authenticator apps show six digits. */
const CODE_LENGTH = 6;

const wrongCode: Text = { id: 'auth.secondStep.wrongCode' };
const tooLate: Text = { id: 'auth.secondStep.tooLate' };

/** An expired app code is refused as a wrong one; the other two mean that the first step was too long ago. */
const refusals: Readonly<Record<string, Text>> = {
  'auth/invalid-verification-code': wrongCode,
  'auth/code-expired': wrongCode,
  'auth/totp-challenge-timeout': tooLate,
  'auth/invalid-multi-factor-session': tooLate,
  'auth/missing-multi-factor-session': tooLate,
};

const CodeForm = ({ challenge: { step, success } }: { readonly challenge: Challenge }) => {
  const text = useMessage();
  const form = useForm({
    initial: { app: step.apps[0]?.id ?? '', code: '' },
    validate: ({ code }) =>
      onlyErrors({
        code:
          digitsOf(code).length === CODE_LENGTH ? undefined : { id: 'auth.secondStep.codeLength' },
      }),
    onSubmit: async ({ app, code }) => {
      await step.confirm(app, digitsOf(code));
      notify('success', success);
    },
    onFailure: (error) => {
      const refused = refusals[authCode(error) ?? ''] ?? authText(error, 'auth.loginError');
      if (!isToldAlready(error)) notify('error', refused.id, refused.values);
      return { text: refused, ...(refused === wrongCode && { fields: { code: refused } }) };
    },
  });

  const element = useRef<HTMLFormElement>(null);
  // Before the form is shown, so that no key is lost on a slow device.
  useLayoutEffect(() => {
    const field = element.current?.elements.namedItem('code');
    if (field instanceof HTMLElement) field.focus();
  }, []);

  return (
    <Stack ref={element} component="form" noValidate onSubmit={form.onSubmit} sx={{ gap: 2.5 }}>
      <FormError error={form.failure} />
      {step.apps.length > 1 && (
        <SelectField
          {...form.field('app')}
          label={<Message id="auth.secondStep.app" />}
          placeholder={text('auth.secondStep.app')}
          options={step.apps.map(({ id, name }, index) => ({
            value: id,
            label: name || `${text('auth.secondStep.app')} ${index + 1}`,
          }))}
        />
      )}
      <TextField
        {...form.field('code')}
        label={<Message id="auth.secondStep.code" />}
        autoComplete="one-time-code"
        // In a right-to-left line, groups of digits would change places.
        inputProps={{ inputMode: 'numeric', dir: 'ltr' }}
      />
      <SubmitButton busy={form.busy} fullWidth>
        <Message id="auth.loginSubmit" />
      </SubmitButton>
    </Stack>
  );
};

export default CodeForm;
