import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { MessageId, MessageValues } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';

interface Props {
  readonly title: MessageId;
  readonly titleValues?: MessageValues;
  readonly link?: { readonly path: string; readonly label: MessageId };
  /** Beside the link. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of today: a card with a heading and, if there is more to see, a link. */
export const Panel = ({ title, titleValues, link, action, children }: Props) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          minHeight: 44,
          px: 2,
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Typography variant="h3" component="h2" id={id}>
          <Message id={title} {...(titleValues && { values: titleValues })} />
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 2 }}>
          {action}
          {link && (
            <Link component={RouterLink} to={link.path} sx={{ py: 1, fontSize: '0.875rem' }}>
              <Message id={link.label} />
            </Link>
          )}
        </Box>
      </Box>
      {children}
    </Card>
  );
};
