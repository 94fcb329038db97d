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
  const { pathname, search } = useLocation();
  const others = addresses.flatMap((address) => documentPath(address) ?? []);
  const [first] = others;
  // The page of the document asks itself. Without a query it shows what waits for a choice.
  const isHere = others.some(
    (path) => path === pathname + search || (search === '' && path.split('?')[0] === pathname),
  );
  if (first === undefined || isHere) return null;
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
