import Box from '@mui/material/Box';
import { MailWarning } from 'lucide-react';
import { VerificationButtons } from '../../components/verification/verification-buttons.tsx';
import { Message } from '../../i18n/message.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import { notify } from '../../lib/notifications/notifications.ts';

/** Asks password users to verify their address until they have. */
export const VerificationBanner = () => {
  const text = useMessage();
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
      <MailWarning size={20} strokeWidth={1.75} />
      <Box sx={{ flex: '1 1 240px', py: 0.75 }}>
        <Message id="layout.notVerified" />
      </Box>
      <Box>
        <VerificationButtons onOutcome={(outcome) => notify(outcome.tone, outcome.text)} />
      </Box>
    </Box>
  );
};
