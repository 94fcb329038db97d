import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TextButton } from '../page/text-button.tsx';
import type { MessageId, Text } from '../../i18n/message-id.ts';
import { Message } from '../../i18n/message.tsx';

interface Props {
  readonly title: MessageId;
  readonly text: Text;
  readonly action: MessageId;
  readonly onAction: () => void;
}

/** An error, and the one action that may resolve it. */
export const ErrorState = ({ title, text, action, onAction }: Props) => (
  <Box role="alert" sx={{ maxWidth: 480, mx: 'auto', my: 8, px: 3, textAlign: 'center' }}>
    <Typography variant="h2" component="p" sx={{ mb: 1 }}>
      <Message id={title} />
    </Typography>
    <Typography color="textSecondary" sx={{ mb: 3 }}>
      <Message {...text} />
    </Typography>
    <TextButton label={action} variant="contained" onClick={onAction} />
  </Box>
);
