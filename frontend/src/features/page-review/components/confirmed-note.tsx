import Box from '@mui/material/Box';
import { BadgeCheck } from 'lucide-react';
import { FormattedDate } from 'react-intl';
import { Message } from '#frontend/i18n/message.tsx';

/** Shows that a teacher has confirmed the marks of an extraction, and when. */
export const ConfirmedNote = ({ at }: { readonly at: string }) => (
  <Box
    component="span"
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 0.5,
      mt: 0.5,
      color: 'job.success.text',
      fontSize: '0.8125rem',
    }}
  >
    <BadgeCheck size={16} />
    <Message
      id="grades.confirmedOn"
      values={{ date: <FormattedDate key="date" value={at} dateStyle="medium" /> }}
    />
  </Box>
);
