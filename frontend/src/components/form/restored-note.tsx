import Alert from '@mui/material/Alert';
import type { MouseEvent } from 'react';
import { TextButton } from '../page/text-button.tsx';
import { Message } from '../../i18n/message.tsx';

interface Props {
  /** Whether the form opened with a stored draft. */
  readonly restored: boolean;
  readonly onAfresh: () => void;
}

/** A note that the form contains an earlier draft, with a button to clear it. */
export const RestoredNote = ({ restored, onAfresh }: Props) => {
  if (!restored) return null;
  const startAfresh = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onAfresh();
    // The button disappears, so move the focus.
    currentTarget
      .closest('form, [role=dialog]')
      ?.querySelector<HTMLElement>('input, select, textarea')
      ?.focus();
  };
  return (
    <Alert
      severity="info"
      role="status"
      action={<TextButton label="form.afresh" color="inherit" size="small" onClick={startAfresh} />}
    >
      <Message id="form.restored" />
    </Alert>
  );
};
