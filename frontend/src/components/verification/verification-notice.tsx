import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { Text } from '../../i18n/message-id.ts';
import { Message } from '../../i18n/message.tsx';
import { useUser } from '../../lib/auth/session.ts';
import type { VerificationOutcome } from '../../lib/auth/verification.ts';
import { focusIfLost } from '../../lib/focus-if-lost.ts';
import { VerificationButtons } from './verification-buttons.tsx';

/** Whether a call was refused because the user's address is not verified. */
export const asksForVerification = ({ id }: Text): boolean =>
  id === 'error.unverified-quota-exceeded';

/** Says that the limit for unverified addresses is reached, and offers to verify; the form keeps its values. */
export const VerificationNotice = () => {
  const verified = useUser()?.emailVerified === true;
  const [outcome, setOutcome] = useState<VerificationOutcome>();
  if (verified) {
    return (
      // The focused button is gone.
      <Alert severity="success" tabIndex={-1} ref={focusIfLost}>
        <Message id="verification.done" />
      </Alert>
    );
  }
  return (
    <Alert severity="warning">
      <Message id="error.unverified-quota-exceeded" />
      <Box sx={{ mt: 0.5 }}>
        <VerificationButtons onOutcome={setOutcome} />
      </Box>
      {outcome && (
        <Box sx={{ fontWeight: 500 }}>
          <Message id={outcome.text} />
        </Box>
      )}
    </Alert>
  );
};
