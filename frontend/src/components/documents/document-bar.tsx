import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { History, Redo2, Undo2 } from 'lucide-react';
import {
  memo,
  useCallback,
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type Ref,
} from 'react';
import { Message } from '../../i18n/message.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import { focusIfLost } from '../../lib/focus-if-lost.ts';
import type { DocumentControls } from '../../lib/documents/use-document.ts';
import { usePart } from '../../lib/use-part.ts';
import { useStore, type Readable } from '../../lib/store.ts';
import { DocumentStatus } from './document-status.tsx';
import { NewerVersionNote } from './newer-version-note.tsx';
import { NotSavedNote } from './not-saved-note.tsx';
import {
  VersionsDialog,
  type VersionChangesProps,
  type VersionsDialogProps,
} from './versions-dialog.tsx';

type Document = Readable<{ readonly controls: DocumentControls }>;

interface Props {
  readonly document: Document;
  /** Shows what a version changed compared with the one before it. */
  readonly changes?: ComponentType<VersionChangesProps>;
}

interface ActionsProps extends Pick<DocumentControls, 'undo' | 'redo'> {
  readonly versionsButton: Ref<HTMLButtonElement>;
  readonly onVersions: () => void;
}

/** Memoised, because the state of saving changes more often than they do. */
const Actions = memo(({ versionsButton, onVersions, ...steps }: ActionsProps) => {
  const text = useMessage();
  const step = (name: 'undo' | 'redo', Icon: typeof Undo2, keys: string) => (
    // Stays in the tab order when there is nothing to undo, so that it does not lose the focus.
    <IconButton
      aria-label={text(`documents.${name}`)}
      title={text(`documents.${name}`)}
      aria-keyshortcuts={keys}
      aria-disabled={!steps[name]}
      onClick={() => steps[name]?.()}
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
        ref={versionsButton}
        color="inherit"
        aria-label={text('documents.versions')}
        onClick={onVersions}
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

const useControl = <Name extends keyof DocumentControls>(
  document: Document,
  name: Name,
): DocumentControls[Name] => usePart(document, ({ controls }) => controls[name]);

type InStore<Part> = Omit<Part, 'document'> & { readonly document: Document };

const Newer = ({ document, onChosen }: InStore<ComponentProps<typeof NewerVersionNote>>) => (
  <NewerVersionNote document={useStore(document).controls} onChosen={onChosen} />
);

const Versions = ({ document, ...dialog }: InStore<VersionsDialogProps>) => (
  <VersionsDialog document={useStore(document).controls} {...dialog} />
);

/** The bar above an edited document: saving status, undo and redo, versions, and questions to the user. */
export const DocumentBar = memo(({ document, changes }: Props) => {
  const [undo, redo] = [useControl(document, 'undo'), useControl(document, 'redo')];
  const problem = useControl(document, 'problem');
  const recovered = useControl(document, 'recovered');
  const isElsewhere = usePart(document, ({ controls }) => controls.status === 'changed-elsewhere');
  const { saveNow, acknowledgeRecovered } = document.get().controls;
  const text = useMessage();
  const [versions, setVersions] = useState<boolean>();
  const versionsButton = useRef<HTMLButtonElement>(null);
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
        <div style={{ flex: 1 }}>
          <DocumentStatus document={document} />
        </div>
        <Actions
          {...{ undo, redo, versionsButton }}
          onVersions={useCallback(() => setVersions(true), [])}
        />
      </div>
      {problem && (
        <NotSavedNote
          problem={problem}
          saveNow={saveNow}
          onTried={() => focusIfLost(versionsButton.current)}
        />
      )}
      {isElsewhere && (
        <Newer document={document} onChosen={() => versionsButton.current?.focus()} />
      )}
      {recovered && !isElsewhere && (
        <Alert
          severity="info"
          role="status"
          onClose={() => {
            acknowledgeRecovered();
            versionsButton.current?.focus();
          }}
          closeText={text('common.close')}
        >
          <Message id="documents.recovered" />
        </Alert>
      )}
      {versions !== undefined && (
        <Versions
          open={versions}
          document={document}
          changes={changes}
          onClose={() => setVersions(false)}
        />
      )}
    </div>
  );
});
