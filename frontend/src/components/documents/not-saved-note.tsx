import Button from '@mui/material/Button';
import { Message } from '../../i18n/message.tsx';
import type { Text } from '../../i18n/message-id.ts';
import { isAnythingRefused } from '../../lib/documents/unsaved-copies.ts';
import { shownSince } from '../../lib/offline/kept-answers.ts';
import { isSharedDevice } from '../../lib/settings/local-settings.ts';
import { nextTask } from '../../lib/next-task.ts';
import { useStore } from '../../lib/store.ts';
import { NoteLine } from '../conflict/note-line.tsx';

interface Props {
  readonly problem: Text;
  readonly saveNow: () => Promise<void>;
  /** Called after another try: the button may disappear and lose the focus. */
  readonly onTried: () => void;
}

/** Explains why a document is not saved, unless the page says above that there is no network, and edits are kept. */
export const NotSavedNote = ({ problem, saveNow, onTried }: Props) => {
  const isOffline = useStore(shownSince) !== undefined;
  const isKept = !isAnythingRefused();
  if (isOffline && problem.id === 'error.network' && isKept && !isSharedDevice()) return null;
  return (
    <NoteLine
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
      {isKept ? <Message {...problem} /> : <Message id="documents.notKept" />}
    </NoteLine>
  );
};
