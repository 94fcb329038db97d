import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FormEvent, ReactNode } from 'react';
import { SubmitButton } from '../../../components/form/submit-button.tsx';
import type { MessageId } from '../../../i18n/message-id.ts';
import { Say } from '../../../i18n/say.tsx';

interface Props {
  readonly title: MessageId;
  readonly submit: MessageId;
  readonly busy: boolean;
  readonly valid: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
}

/** One setting of the account: its fields, and a button that waits until they are right. */
export const SettingsForm = ({ title, submit, busy, valid, onSubmit, children }: Props) => (
  <Stack component="form" noValidate onSubmit={onSubmit} sx={{ gap: 2.5, alignItems: 'start' }}>
    <Typography variant="h3">
      <Say id={title} />
    </Typography>
    {children}
    <SubmitButton busy={busy} disabled={!valid}>
      <Say id={submit} />
    </SubmitButton>
  </Stack>
);
