import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { MessageId } from '../../i18n/message-id.ts';
import { EmptyState } from './empty-state.tsx';
import { TextButton } from '../page/text-button.tsx';

interface Props {
  readonly text: MessageId;
  readonly picture: string;
  readonly to: string;
  readonly action: MessageId;
  readonly other?: ReactNode;
}

/** Why there is nothing to show, with a link to continue. */
export const NothingHere = ({ text, picture, to, action, other }: Props) => (
  <EmptyState
    text={text}
    picture={picture}
    action={
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>
        <TextButton label={action} to={to} variant="contained" />
        {other}
      </Box>
    }
  />
);
