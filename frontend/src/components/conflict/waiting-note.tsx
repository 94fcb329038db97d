import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router';
import { Message } from '../../i18n/message.tsx';
import { documentPath } from '../../lib/document-path.ts';

export interface WaitingNoteProps {
  readonly addresses: readonly string[];
}

/** Says on other pages that edits wait for a choice, because they could not be sent without one. */
const WaitingNote = ({ addresses }: WaitingNoteProps) => {
  const { pathname } = useLocation();
  const others = addresses.flatMap((address) => documentPath(address) ?? []);
  const [first] = others;
  // The page of the document asks itself.
  if (first === undefined || others.includes(pathname)) return null;
  return (
    <Alert
      severity="warning"
      sx={{ borderRadius: 0, px: { xs: 2, sm: 3 }, '& .MuiAlert-action': { marginInlineEnd: 0 } }}
      action={
        <Button component={Link} to={first} color="inherit" variant="outlined" size="small">
          <Message id="conflict.choose" />
        </Button>
      }
    >
      <Message id="conflict.waiting" values={{ count: others.length }} />
    </Alert>
  );
};

export default WaitingNote;
