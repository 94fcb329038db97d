import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { MessageId } from '../../i18n/message-id.ts';
import { Message } from '../../i18n/message.tsx';
import { squaredPaper } from '../page/squared-paper.ts';

interface Props {
  readonly title?: MessageId;
  readonly text: MessageId;
  readonly picture?: string;
  readonly action?: ReactNode;
}

/** Shown when a page is empty: what the page is for, and the first step. */
export const EmptyState = ({ title, text, picture, action }: Props) => (
  <Box
    sx={{
      ...squaredPaper,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: 1,
      px: 3,
      py: { xs: 5, sm: 7 },
      border: '1px solid',
      borderColor: 'divider',
      borderRadius: '12px',
      textAlign: 'center',
    }}
  >
    {picture && (
      <Box
        component="img"
        src={picture}
        alt=""
        width={200}
        height={150}
        // In low windows the first step matters more.
        sx={{ mb: 1, '@media (max-height: 30em)': { display: 'none' } }}
      />
    )}
    {title && (
      <Typography variant="h3" component="p">
        <Message id={title} />
      </Typography>
    )}
    <Typography color="textSecondary" sx={{ maxWidth: 420, mb: action ? 2 : 0 }}>
      <Message id={text} />
    </Typography>
    {action}
  </Box>
);
