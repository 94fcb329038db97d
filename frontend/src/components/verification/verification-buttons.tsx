import { useState } from 'react';
import {
  checkVerification,
  resendLink,
  type VerificationOutcome,
} from '../../lib/auth/verification.ts';
import { TextButton } from '../page/text-button.tsx';

const actions = [
  { label: 'layout.iVerified', action: checkVerification },
  { label: 'layout.resendLink', action: resendLink },
] as const;

interface Props {
  readonly onOutcome: (outcome: VerificationOutcome) => void;
}

/** The two actions of a user with an unverified address: check again, or request another mail. */
export const VerificationButtons = ({ onOutcome }: Props) => {
  const [busy, setBusy] = useState(false);
  const run = async (action: () => Promise<VerificationOutcome>) => {
    if (busy) return;
    setBusy(true);
    onOutcome(await action());
    setBusy(false);
  };
  return actions.map(({ label, action }) => (
    <TextButton
      label={label}
      key={label}
      color="inherit"
      size="small"
      aria-disabled={busy}
      onClick={() => void run(action)}
    />
  ));
};
