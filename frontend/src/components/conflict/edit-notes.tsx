import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { Message } from '../../i18n/message.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import type { DocumentControls } from '../../lib/documents/use-document.ts';
import { focusIfLost } from '../../lib/focus-if-lost.ts';
import { useStore, type Readable } from '../../lib/store.ts';
import { NotSavedNote } from '../documents/not-saved-note.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { LoadDescribe } from './described-overlap.ts';
import { NoteLine } from './note-line.tsx';

export interface EditNotesProps {
  readonly document: Readable<{ readonly controls: DocumentControls }>;
  readonly describe: LoadDescribe | undefined;
  /** Whether the user compares both versions. */
  readonly comparing: boolean;
  readonly onCompared: () => void;
  /** Gets the focus when the button that had it is gone. */
  readonly versionsButton: RefObject<HTMLButtonElement | null>;
}

/** What became of edits: they were restored, not saved, merged with another device's, or the user has to choose. */
const EditNotes = (props: EditNotesProps) => {
  const { document: store, describe, comparing, onCompared, versionsButton } = props;
  const document = useStore(store).controls;
  const text = useMessage();
  const { merged, recovered } = document;
  const onGone = (): void => versionsButton.current?.focus();
  const asks = document.status === 'changed-elsewhere';
  return (
    <>
      {document.problem && (
        <NotSavedNote
          problem={document.problem}
          saveNow={document.saveNow}
          onTried={() => focusIfLost(versionsButton.current)}
        />
      )}
      {!asks && !document.problem && (recovered || merged !== undefined) && (
        <NoteLine
          action={
            <IconButton
              aria-label={text('common.close')}
              onClick={() => {
                document.acknowledge();
                onGone();
              }}
            >
              <X size={16} />
            </IconButton>
          }
        >
          {merged === undefined ? (
            <Message id="conflict.recovered" />
          ) : (
            <Message id="conflict.added" values={{ count: merged }} />
          )}
        </NoteLine>
      )}
      <ConflictDialog
        {...{ document, describe }}
        // It may be merged, saved or deleted meanwhile.
        open={comparing && asks}
        onClose={onCompared}
        onExited={() => {
          onCompared();
          if (!asks) onGone();
        }}
      />
    </>
  );
};

export default EditNotes;
