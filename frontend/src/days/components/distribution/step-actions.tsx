import DialogActions from '@mui/material/DialogActions';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';

interface Props {
  /** What is missing before the step can be taken. */
  readonly problem: Text | undefined;
  readonly children: ReactNode;
}

/** The buttons below a step of the dialog, and what is missing. */
export const StepActions = ({ problem, children }: Props) => (
  <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }} disableSpacing>
    <Typography
      variant="body2"
      role="status"
      color="textSecondary"
      sx={{ flex: { xs: '1 0 100%', sm: 1 } }}
    >
      {problem && <Message {...problem} />}
    </Typography>
    {children}
  </DialogActions>
);
