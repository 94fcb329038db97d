import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'react-router';
import { Message } from '../../i18n/message.tsx';
import { markSheetPath } from '../../lib/classes/class-paths.ts';
import { answerReviewPath, draftPath, gradeReviewPath } from '../../lib/paths.ts';

/** The pages of documents, by the call that fetches one. */
const pathsOf: Readonly<Record<string, (id: string, second: string) => string>> = {
  'get-content-job': draftPath,
  'get-grade-job': gradeReviewPath,
  'get-answers-job': answerReviewPath,
  'get-mark-sheet': markSheetPath,
};

/** Where the user chooses between the edits of two devices. */
const pathOf = (address: string): string | undefined => {
  const [call = '', id = '', second = ''] = address.split('/');
  return pathsOf[call]?.(id, second);
};

export interface WaitingNoteProps {
  /** The addresses of the documents. */
  readonly addresses: readonly string[];
}

/** Says on other pages that edits wait for a choice, because they could not be sent without one. */
const WaitingNote = ({ addresses }: WaitingNoteProps) => {
  const { pathname } = useLocation();
  const others = addresses.flatMap((address) => pathOf(address) ?? []);
  const [first] = others;
  // The page of the document asks itself.
  if (first === undefined || others.includes(pathname)) return null;
  return (
    <Alert
      severity="warning"
      sx={{ borderRadius: 0, px: { xs: 2, sm: 3 } }}
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
