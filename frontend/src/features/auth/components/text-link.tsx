import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';

/** A link within text. */
export const TextLink = ({ to, id }: { readonly to: string; readonly id: MessageId }) => (
  <Link component={RouterLink} to={to} sx={{ fontWeight: 500, textUnderlineOffset: '3px' }}>
    <Message id={id} />
  </Link>
);
