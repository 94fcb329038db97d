import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MessageId } from '../../i18n/message-id.ts';
import { Message } from '../../i18n/message.tsx';
import { EmptyState } from './empty-state.tsx';

interface Props {
  readonly text: MessageId;
  readonly picture: string;
  /** The target and label of the link. */
  readonly to: string;
  readonly action: MessageId;
  /** Another way to continue. */
  readonly other?: ReactNode;
}

/** Why there is nothing to show, with a link to continue. */
export const NothingHere = ({ text, picture, to, action, other }: Props) => (
  <EmptyState
    text={text}
    picture={picture}
    action={
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>
        <Button component={Link} to={to} variant="contained">
          <Message id={action} />
        </Button>
        {other}
      </Box>
    }
  />
);
