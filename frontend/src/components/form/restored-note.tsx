import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { Message } from '../../i18n/message.tsx';

interface Props {
  /** Whether the form came with what was typed before. */
  readonly restored: boolean;
  readonly onAfresh: () => void;
}

/** In a form: says that it is as it was left, and offers an empty one. */
export const RestoredNote = ({ restored, onAfresh }: Props) => {
  if (!restored) return null;
  const startAfresh = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    onAfresh();
    // This button goes, with the focus.
    currentTarget.form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
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
