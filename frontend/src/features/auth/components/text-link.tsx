import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';

export const TextLink = ({ to, id }: { readonly to: string; readonly id: MessageId }) => (
  <Link component={RouterLink} to={to} sx={{ fontWeight: 500, textUnderlineOffset: '3px' }}>
    <Message id={id} />
  </Link>
);

interface OtherPageProps {
  readonly question: MessageId;
  readonly to: string;
  readonly link: MessageId;
}

/** Below a form: who needs another page, and the link to it. */
export const OtherPage = ({ question, to, link }: OtherPageProps) => (
  <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
    <Message id={question} /> <TextLink to={to} id={link} />
  </Typography>
);
