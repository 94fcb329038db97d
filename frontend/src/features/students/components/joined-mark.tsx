import Box from '@mui/material/Box';
import { Check, Mail } from 'lucide-react';
import { Message } from '#frontend/i18n/message.tsx';

/** Whether a student has accepted the invitation; renders nothing if unknown. */
export const JoinedMark = ({ joined }: { readonly joined: boolean | undefined }) => {
  if (joined === undefined) return null;
  const Icon = joined ? Check : Mail;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        flexShrink: 0,
        gap: 0.5,
        fontSize: '0.8125rem',
        whiteSpace: 'nowrap',
        color: joined ? 'success.main' : 'text.secondary',
      }}
    >
      <Icon size={15} />
      <Message id={joined ? 'students.joined' : 'students.invited'} />
    </Box>
  );
};
