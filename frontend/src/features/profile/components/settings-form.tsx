import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FormError } from '#frontend/components/form/form-error.tsx';
import { SubmitButton } from '#frontend/components/form/submit-button.tsx';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import type { Form } from '#frontend/lib/forms/use-form.ts';

interface Props {
  readonly title: MessageId;
  readonly submit: MessageId;
  readonly form: Pick<Form<unknown>, 'busy' | 'valid' | 'failure' | 'onSubmit'>;
  readonly children: ReactNode;
}

/** A setting of the account: its fields, and a button that is disabled until they are valid. */
export const SettingsForm = ({ title, submit, form, children }: Props) => (
  <Stack
    component="form"
    noValidate
    onSubmit={form.onSubmit}
    sx={{ gap: 2.5, alignItems: 'start' }}
  >
    <Typography variant="h3">
      <Message id={title} />
    </Typography>
    {children}
    <FormError error={form.failure} />
    <SubmitButton busy={form.busy} disabled={!form.valid}>
      <Message id={submit} />
    </SubmitButton>
  </Stack>
);
