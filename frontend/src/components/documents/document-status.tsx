import ButtonBase from '@mui/material/ButtonBase';
import { useTheme } from '@mui/material/styles';
import { ArrowDownUp, CloudAlert, CloudCheck, CloudUpload } from 'lucide-react';
import { useState } from 'react';
import type { MessageId } from '../../i18n/message-id.ts';
import { useMessage } from '../../i18n/use-message.ts';
import type { DocumentStatus as Status } from '../../lib/documents/edited-document.ts';
import { waitingDocuments } from '../../lib/documents/unsaved-conflicts.ts';
import { isAnythingRefused } from '../../lib/documents/unsaved-copies.ts';
import type { DocumentControls } from '../../lib/documents/use-document.ts';
import { isSharedDevice } from '../../lib/settings/local-settings.ts';
import { useStore, type Readable } from '../../lib/store.ts';
import { useSelector } from '../../lib/use-selector.ts';

// The icons are there for every status, so that a change of it does not draw one.
const icons = [
  { of: 'saved', icon: <CloudCheck size={18} /> },
  { of: 'saving', icon: <CloudUpload size={18} /> },
  { of: 'not-saved', icon: <CloudAlert size={18} /> },
  { of: 'changed-elsewhere', icon: <ArrowDownUp size={18} /> },
] as const;

/** Where edits are that could not be saved. */
const whereKept = (): MessageId => {
  if (isAnythingRefused()) return 'documents.notSaved';
  return isSharedDevice() ? 'documents.keptInTab' : 'documents.keptHere';
};

interface Props {
  readonly document: Readable<{ readonly controls: Pick<DocumentControls, 'status' | 'asks'> }>;
  /** Opens the choice between two values, while the status is `changed-elsewhere`. */
  readonly onChoose: () => void;
}

/** The status before the current one. */
const useEarlier = (status: Status): Status | undefined => {
  const [{ now, before }, setSeen] = useState<{ now: Status; before?: Status }>({ now: status });
  if (now !== status) setSeen({ now: status, before: now });
  return before;
};

/**
 * Whether everything is saved, or what there is to choose; announced when saving fails and recovers. Plain, because keys
 * change it.
 */
export const DocumentStatus = ({ document, onChoose }: Props) => {
  const status = useSelector(document, ({ controls }) => controls.status);
  const count = useSelector(document, ({ controls }) => controls.asks?.length ?? 0);
  const othersWait = useStore(waitingDocuments).length > 0;
  const { palette } = useTheme().vars;
  const text = useMessage();
  const earlier = useEarlier(status);
  const isTrouble = status === 'not-saved' || status === 'changed-elsewhere';
  const hadTrouble = earlier === 'not-saved' || earlier === 'changed-elsewhere';
  const words = {
    saved: () => text(othersWait ? 'documents.savedHere' : 'documents.saved'),
    saving: () => text('documents.saving'),
    'not-saved': () => text(whereKept()),
    'changed-elsewhere': () => text('documents.toChoose', { count }),
  };
  return (
    <div
      aria-live={isTrouble || (status === 'saved' && hadTrouble) ? 'polite' : 'off'}
      data-status={status}
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 8,
        minHeight: 24,
        // A line of 24 px in Arabic too, so that a note below it has the room that the bar keeps for it.
        lineHeight: 24 / 14,
        fontSize: '0.875rem',
        color: isTrouble ? palette.job.pending.text : palette.text.secondary,
      }}
    >
      {icons.map(({ of, icon }) => (
        <span key={of} style={{ display: of === status ? 'flex' : 'none' }}>
          {icon}
        </span>
      ))}
      {status === 'changed-elsewhere' ? (
        <ButtonBase
          onClick={onChoose}
          sx={{
            font: 'inherit',
            fontWeight: 600,
            textDecoration: 'underline',
            minHeight: 44,
            my: '-10px',
          }}
        >
          {words[status]()}
        </ButtonBase>
      ) : (
        <span>{words[status]()}</span>
      )}
    </div>
  );
};
