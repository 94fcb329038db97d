import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { MessageId } from '../../i18n/message-id.ts';
import { Message } from '../../i18n/message.tsx';
import { EmptyState } from './empty-state.tsx';

interface Props {
  readonly text: MessageId;
  readonly picture: string;
  /** Where the way on leads, and what it is called. */
  readonly to: string;
  readonly action: MessageId;
}

/** Why there is nothing to show, and the way on. */
export const NothingHere = ({ text, picture, to, action }: Props) => (
  <EmptyState
    text={text}
    picture={picture}
    action={
      <Button component={Link} to={to} variant="contained">
        <Message id={action} />
      </Button>
    }
  />
);
