import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Message } from '../../i18n/message.tsx';
import type { MessageId, Text } from '../../i18n/message-id.ts';
import { isAnythingRefused } from '../../lib/documents/unsaved-copies.ts';
import { shownSince } from '../../lib/offline/kept-answers.ts';
import { isSharedDevice } from '../../lib/settings/local-settings.ts';
import { nextTask } from '../../lib/next-task.ts';
import { useStore } from '../../lib/store.ts';

interface Props {
  readonly problem: Text;
  readonly saveNow: () => Promise<void>;
  /** Called after another try: the button may disappear and lose the focus. */
  readonly onTried: () => void;
}

/** Where the edits are meanwhile. */
const whereKept = (): MessageId => {
  if (isAnythingRefused()) return 'documents.notKept';
  return isSharedDevice() ? 'documents.keptInTab' : 'documents.keptHere';
};

/** Explains why a document is not saved, and where its edits are, unless the page says so above everything else. */
export const NotSavedNote = ({ problem, saveNow, onTried }: Props) => {
  const isOffline = useStore(shownSince) !== undefined;
  const kept = whereKept();
  if (isOffline && problem.id === 'error.network' && kept === 'documents.keptHere') return null;
  return (
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
      <Message {...problem} />
      <div>
        <Message id={kept} />
      </div>
    </Alert>
  );
};
