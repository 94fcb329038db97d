import Button from '@mui/material/Button';
import { useState } from 'react';
import { Say } from '../../i18n/say.tsx';
import {
  checkVerification,
  resendLink,
  type VerificationOutcome,
} from '../../lib/auth/verification.ts';

interface Props {
  readonly onOutcome: (outcome: VerificationOutcome) => void;
}

/** What someone can do whose address is not verified yet: say that it is now, or ask for another mail. */
export const VerificationButtons = ({ onOutcome }: Props) => {
  const [busy, setBusy] = useState(false);
  const run = async (action: () => Promise<VerificationOutcome>) => {
    if (busy) return;
    setBusy(true);
    onOutcome(await action());
    setBusy(false);
  };
  return (
    <>
      <Button
        color="inherit"
        size="small"
        aria-disabled={busy}
        onClick={() => void run(checkVerification)}
      >
        <Say id="layout.iVerified" />
      </Button>
      <Button
        color="inherit"
        size="small"
        aria-disabled={busy}
        onClick={() => void run(resendLink)}
      >
        <Say id="layout.resendLink" />
      </Button>
    </>
  );
};
