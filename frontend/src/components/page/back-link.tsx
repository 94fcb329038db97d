import Button from '@mui/material/Button';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { MessageId } from '../../i18n/message-id.ts';
import { Message } from '../../i18n/message.tsx';

/** Leads to the page that this one belongs to; above its heading. */
export const BackLink = ({ to, label }: { readonly to: string; readonly label: MessageId }) => (
  <Button
    component={Link}
    to={to}
    size="small"
    startIcon={<ArrowLeft size={18} className="flip-rtl" />}
    sx={{ mx: -1, minHeight: { xs: 44, sm: 28 }, py: 0 }}
  >
    <Message id={label} />
  </Button>
);
