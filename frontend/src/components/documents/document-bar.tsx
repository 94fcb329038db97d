import IconButton from '@mui/material/IconButton';
import { History, Redo2, Undo2 } from 'lucide-react';
import {
  memo,
  useCallback,
  useDeferredValue,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';
import { withTexts } from '../../i18n/load-messages.ts';
import { useMessage } from '../../i18n/use-message.ts';
import type { DocumentControls } from '../../lib/documents/use-document.ts';
import { useSelector } from '../../lib/use-selector.ts';
import { useStore, type Readable } from '../../lib/store.ts';
import type { LoadDescribe } from '../conflict/described-overlap.ts';
import type { EditNotesProps } from '../conflict/edit-notes.tsx';
import { lazyComponent } from '../page/lazy-component.tsx';
import { DocumentStatus } from './document-status.tsx';
import {
  VersionsDialog,
  type VersionChangesProps,
  type VersionsDialogProps,
} from './versions-dialog.tsx';

const EditNotes = lazyComponent<EditNotesProps>(() =>
  withTexts(import('../conflict/edit-notes.tsx'), 'conflict'),
);

type Document = Readable<{ readonly controls: DocumentControls }>;

interface Props {
  readonly document: Document;
  /** Shows what a version changed compared with the one before it. */
  readonly changes?: ComponentType<VersionChangesProps>;
  /** Loads the words for what two devices have changed, and for what restoring a version changes. */
  readonly describe?: LoadDescribe;
  /** Before the status. */
  readonly children?: ReactNode;
}

interface ActionsProps {
  readonly document: Document;
  readonly versionsButton: Ref<HTMLButtonElement>;
  readonly onVersions: () => void;
}

/** Whether the button offers to undo or redo. It shows a change after the key that makes it has been drawn. */
const useCan = (document: Document, name: 'undo' | 'redo'): boolean =>
  useDeferredValue(useSelector(document, ({ controls }) => controls[name] !== undefined));

/** Memoised, because the state of saving changes more often than they do. */
const Actions = memo(({ document, versionsButton, onVersions }: ActionsProps) => {
  const text = useMessage();
  const can = { undo: useCan(document, 'undo'), redo: useCan(document, 'redo') };
  const step = (name: 'undo' | 'redo', Icon: typeof Undo2, keys: string) => (
    // Stays in the tab order when there is nothing to undo, so that it does not lose the focus.
    <IconButton
      aria-label={text(`documents.${name}`)}
      title={text(`documents.${name}`)}
      aria-keyshortcuts={keys}
      aria-disabled={!can[name]}
      onClick={() => document.get().controls[name]?.()}
    >
      <Icon size={20} className="flip-rtl" />
    </IconButton>
  );
  return (
    <div style={{ display: 'flex' }}>
      {step('undo', Undo2, 'Control+Z Meta+Z')}
      {step('redo', Redo2, 'Control+Shift+Z Control+Y Meta+Shift+Z')}
      <IconButton
        ref={versionsButton}
        color="inherit"
        aria-label={text('documents.versions')}
        title={text('documents.versions')}
        onClick={onVersions}
      >
        <History size={20} className="flip-rtl" />
      </IconButton>
    </div>
  );
});

type InStore<Part> = Omit<Part, 'document'> & { readonly document: Document };

const Versions = ({ document, ...dialog }: InStore<VersionsDialogProps>) => (
  <VersionsDialog document={useStore(document).controls} {...dialog} />
);

/** The bar above an edited document: saving status, undo and redo, versions, and questions to the user. */
export const DocumentBar = memo(({ document, changes, describe, children }: Props) => {
  const hasNotes = useSelector(document, ({ controls: { status, recovered, problem, merged } }) =>
    Boolean(status === 'changed-elsewhere' || recovered || problem || merged),
  );
  /** They stay for the closing animation of their dialog. */
  const [hadNotes, setHadNotes] = useState(hasNotes);
  if (hasNotes && !hadNotes) setHadNotes(true);
  const [comparing, setComparing] = useState(false);
  const [versions, setVersions] = useState<boolean>();
  const versionsButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div
        style={{
          position: 'relative',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '4px 8px',
        }}
      >
        {children}
        {/* As high as with a note below the state, in a line of its own too, so that a note moves nothing. */}
        <div
          style={{
            flex: '1 1 9rem',
            display: 'grid',
            // Without a width of its own, a long note widens no page.
            gridTemplateColumns: 'minmax(0, 1fr)',
            alignContent: 'center',
            minWidth: 0,
            minHeight: 48,
          }}
        >
          <DocumentStatus document={document} onChoose={() => setComparing(true)} />
          {hadNotes && (
            <EditNotes
              {...{ document, describe, comparing, versionsButton }}
              onCompared={() => setComparing(false)}
            />
          )}
        </div>
        <Actions
          {...{ document, versionsButton }}
          onVersions={useCallback(() => setVersions(true), [])}
        />
      </div>
      {versions !== undefined && (
        <Versions
          open={versions}
          document={document}
          changes={changes}
          describe={describe}
          onClose={() => setVersions(false)}
        />
      )}
    </>
  );
});
