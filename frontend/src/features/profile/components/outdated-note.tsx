import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';

interface Props {
  readonly onKeep: () => void;
  readonly onTake: () => void;
  /** The first of the two buttons, to receive the focus. */
  readonly choice: RefObject<HTMLButtonElement | null>;
}

/** Asks which values to keep when the profile was saved elsewhere. */
export const OutdatedNote = ({ onKeep, onTake, choice }: Props) => {
  const way = (label: MessageId, settle: () => void) => (
    <Button
      color="inherit"
      variant="outlined"
      size="small"
      {...(settle === onKeep && { ref: choice })}
      onClick={({ currentTarget }) => {
        settle();
        // The button disappears, so move the focus.
        currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus();
      }}
    >
      <Message id={label} />
    </Button>
  );
  return (
    <Alert severity="warning">
      <Message id="profile.outdated" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {way('profile.keepMine', onKeep)}
        {way('profile.takeNewer', onTake)}
      </Box>
    </Alert>
  );
};
