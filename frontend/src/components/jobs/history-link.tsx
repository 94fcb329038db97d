import Button from '@mui/material/Button';
import { History } from 'lucide-react';
import { Link } from 'react-router';
import { Message } from '../../i18n/message.tsx';

/** Links a form to the jobs it has started. */
export const HistoryLink = ({ to }: { readonly to: string }) => (
  <Button
    component={Link}
    to={to}
    variant="outlined"
    size="small"
    startIcon={<History size={18} />}
  >
    <Message id="job.history" />
  </Button>
);
