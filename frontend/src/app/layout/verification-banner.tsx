import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { MailWarning } from 'lucide-react';
import { useState } from 'react';
import { Say } from '../../i18n/say.tsx';
import { useText } from '../../i18n/use-text.ts';
import { checkVerification, resendLink } from './verification.ts';

/** Asks password users to verify their address, for as long as they have not. */
export const VerificationBanner = () => {
  const [busy, setBusy] = useState(false);
  const text = useText();
  const run = (action: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    void action().finally(() => setBusy(false));
  };
  return (
    <Box
      component="section"
      aria-label={text('layout.verification')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        px: { xs: 2, sm: 3 },
        py: 0.75,
        color: 'job.pending.text',
        bgcolor: 'job.pending.wash',
        fontSize: '0.875rem',
      }}
    >
      <MailWarning size={20} strokeWidth={1.75} aria-hidden />
      <Box sx={{ flex: '1 1 240px', py: 0.75 }}>
        <Say id="layout.notVerified" />
      </Box>
      <Box>
        <Button
          color="inherit"
          size="small"
          aria-disabled={busy}
          onClick={() => run(checkVerification)}
        >
          <Say id="layout.iVerified" />
        </Button>
        <Button color="inherit" size="small" aria-disabled={busy} onClick={() => run(resendLink)}>
          <Say id="layout.resendLink" />
        </Button>
      </Box>
    </Box>
  );
};
