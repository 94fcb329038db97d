import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Message } from '../../i18n/message.tsx';
import type { Text } from '../../i18n/message-id.ts';
import { nextTask } from '../../lib/next-task.ts';

interface Props {
  readonly problem: Text;
  readonly saveNow: () => Promise<void>;
  /** Called after another try: the button may disappear and lose the focus. */
  readonly onTried: () => void;
}

/** Explains why a document is not saved, and that nothing is lost. */
export const NotSavedNote = ({ problem, saveNow, onTried }: Props) => (
  <Alert
    severity="warning"
    role="status"
    action={
      <Button
        color="inherit"
        size="small"
        onClick={() => void saveNow().then(nextTask).then(onTried)}
      >
        <Message id="documents.saveNow" />
      </Button>
    }
  >
    <Message {...problem} /> <Message id="documents.keptHere" />
  </Alert>
);
