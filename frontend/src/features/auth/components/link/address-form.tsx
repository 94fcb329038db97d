import Stack from '@mui/material/Stack';
import { SubmitButton } from '#frontend/components/form/submit-button.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useForm } from '#frontend/lib/forms/use-form.ts';
import { emailError, onlyErrors } from '#frontend/lib/forms/validators.ts';
import { FormError } from '#frontend/components/form/form-error.tsx';

interface Props {
  readonly email: string;
  readonly refusal: Text | undefined;
  readonly onAnswer: (email: string) => void;
}

/** Asks for the address to which the link was sent. */
export const AddressForm = ({ email, refusal, onAnswer }: Props) => {
  const form = useForm({
    initial: { email },
    validate: (values) => onlyErrors({ email: emailError(values.email) }),
    onSubmit: (values) => {
      onAnswer(values.email.trim());
      return Promise.resolve();
    },
  });
  return (
    <Stack component="form" noValidate onSubmit={form.onSubmit} sx={{ gap: 2.5 }}>
      <FormError error={refusal} />
      <TextField
        {...form.field('email')}
        type="email"
        label={<Message id="auth.email" />}
        autoComplete="email"
      />
      <SubmitButton busy={form.busy} fullWidth>
        <Message id="auth.link.continue" />
      </SubmitButton>
    </Stack>
  );
};
