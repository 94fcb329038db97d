import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState, type RefObject } from 'react';
import { FormattedDate } from 'react-intl';
import { Message } from '../../i18n/message.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import type { DocumentControls } from '../../lib/documents/use-document.ts';
import { focusIfLost } from '../../lib/focus-if-lost.ts';
import { useStore, type Readable } from '../../lib/store.ts';
import { NotSavedNote } from '../documents/not-saved-note.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { LoadDescribe } from './described-overlap.ts';

interface Props {
  readonly newest: DocumentControls['newest'];
  readonly onCompare: () => void;
}

/** Says that the user has to choose, because the same was edited here and saved differently elsewhere. */
const NewerVersionNote = ({ newest, onCompare }: Props) => {
  const when = <FormattedDate value={newest.createdAt} dateStyle="medium" timeStyle="short" />;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" variant="outlined" size="small" onClick={onCompare}>
          <Message id="conflict.compare" />
        </Button>
      }
    >
      <Message id="conflict.newer" values={{ when }} />
    </Alert>
  );
};

export interface EditNotesProps {
  readonly document: Readable<{ readonly controls: DocumentControls }>;
  readonly describe: LoadDescribe | undefined;
  /** Gets the focus when the button that had it is gone. */
  readonly versionsButton: RefObject<HTMLButtonElement | null>;
}

/** What became of edits: they were restored, not saved, merged with another device's, or the user has to choose. */
const EditNotes = ({ document: store, describe, versionsButton }: EditNotesProps) => {
  const document = useStore(store).controls;
  const text = useMessage();
  const [comparing, setComparing] = useState(false);
  const { merged, recovered } = document;
  const onGone = (): void => versionsButton.current?.focus();
  const asks = document.status === 'changed-elsewhere';
  // It was merged, saved or deleted meanwhile.
  if (comparing && !asks) setComparing(false);
  return (
    <>
      {document.problem && (
        <NotSavedNote
          problem={document.problem}
          saveNow={document.saveNow}
          onTried={() => focusIfLost(versionsButton.current)}
        />
      )}
      {asks && <NewerVersionNote newest={document.newest} onCompare={() => setComparing(true)} />}
      {!asks && (recovered || merged !== undefined) && (
        <Alert
          severity="info"
          role="status"
          onClose={() => {
            document.acknowledge();
            onGone();
          }}
          closeText={text('common.close')}
        >
          {recovered && (
            <div>
              <Message id="conflict.recovered" />
            </div>
          )}
          {merged !== undefined && <Message id="conflict.added" values={{ count: merged }} />}
        </Alert>
      )}
      <ConflictDialog
        {...{ document, describe }}
        open={comparing}
        onClose={() => setComparing(false)}
        onExited={() => {
          if (!asks) onGone();
        }}
      />
    </>
  );
};

export default EditNotes;
