import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { History, Redo2, Undo2 } from 'lucide-react';
import { memo, useCallback, useRef, useState, type ComponentType, type Ref } from 'react';
import { Message } from '../../i18n/message.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import { focusIfLost } from '../../lib/focus-if-lost.ts';
import type { DocumentControls } from '../../lib/documents/use-document.ts';
import { DocumentStatus } from './document-status.tsx';
import { NewerVersionNote } from './newer-version-note.tsx';
import { NotSavedNote } from './not-saved-note.tsx';
import { VersionsDialog, type VersionChangesProps } from './versions-dialog.tsx';

interface Props {
  readonly document: DocumentControls;
  /** Shows what a version changed compared with the one before it. */
  readonly changes?: ComponentType<VersionChangesProps>;
}

interface ActionsProps extends Pick<DocumentControls, 'undo' | 'redo'> {
  readonly versionsButton: Ref<HTMLButtonElement>;
  readonly onVersions: () => void;
}

/** Memoised, because the state of saving changes more often than they do. */
const Actions = memo((props: ActionsProps) => {
  const text = useMessage();
  const step = (name: 'undo' | 'redo', Icon: typeof Undo2, keys: string) => (
    // Stays in the tab order when there is nothing to undo, so that it does not lose the focus.
    <IconButton
      aria-label={text(`documents.${name}`)}
      title={text(`documents.${name}`)}
      aria-keyshortcuts={keys}
      aria-disabled={!props[name]}
      onClick={() => props[name]?.()}
      sx={{ '&[aria-disabled=true]': { opacity: 0.38, cursor: 'default' } }}
    >
      <Icon size={20} aria-hidden className="flip-rtl" />
    </IconButton>
  );
  return (
    <Box sx={{ display: 'flex' }}>
      {step('undo', Undo2, 'Control+Z Meta+Z')}
      {step('redo', Redo2, 'Control+Shift+Z Control+Y Meta+Shift+Z')}
      <Button
        ref={props.versionsButton}
        color="inherit"
        aria-label={text('documents.versions')}
        onClick={props.onVersions}
        sx={{ minWidth: 44, gap: 1, px: { xs: 1, sm: 2 } }}
      >
        <History size={20} aria-hidden className="flip-rtl" />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          <Message id="documents.versions" />
        </Box>
      </Button>
    </Box>
  );
});

/** The bar above an edited document: saving status, undo and redo, versions, and questions to the user. */
export const DocumentBar = memo(({ document, changes }: Props) => {
  const text = useMessage();
  const [versions, setVersions] = useState(false);
  const versionsButton = useRef<HTMLButtonElement>(null);
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        <div style={{ flex: 1 }}>
          <DocumentStatus status={document.status} />
        </div>
        <Actions
          {...{ undo: document.undo, redo: document.redo, versionsButton }}
          onVersions={useCallback(() => setVersions(true), [])}
        />
      </div>
      {document.problem && (
        <NotSavedNote
          problem={document.problem}
          saveNow={document.saveNow}
          onTried={() => focusIfLost(versionsButton.current)}
        />
      )}
      {document.status === 'changed-elsewhere' && (
        <NewerVersionNote document={document} onChosen={() => versionsButton.current?.focus()} />
      )}
      {document.recovered && document.status !== 'changed-elsewhere' && (
        <Alert
          severity="info"
          role="status"
          onClose={() => {
            document.acknowledgeRecovered();
            versionsButton.current?.focus();
          }}
          closeText={text('common.close')}
        >
          <Message id="documents.recovered" />
        </Alert>
      )}
      <VersionsDialog
        open={versions}
        document={document}
        changes={changes}
        onClose={() => setVersions(false)}
      />
    </div>
  );
});
