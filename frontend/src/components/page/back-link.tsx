import Button from '@mui/material/Button';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import type { MessageId } from '../../i18n/message-id.ts';
import { Message } from '../../i18n/message.tsx';

export const BackLink = ({ to, label }: { readonly to: string; readonly label: MessageId }) => (
  <Button
    component={Link}
    to={to}
    variant="outlined"
    size="small"
    startIcon={<ArrowLeft size={18} className="flip-rtl" />}
  >
    <Message id={label} />
  </Button>
);
