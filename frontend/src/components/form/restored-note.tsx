import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
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
      action={
        <Button color="inherit" size="small" onClick={startAfresh}>
          <Message id="form.afresh" />
        </Button>
      }
    >
      <Message id="form.restored" />
    </Alert>
  );
};
