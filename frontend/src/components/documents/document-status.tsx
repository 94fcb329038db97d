import { useTheme } from '@mui/material/styles';
import { CloudAlert, CloudCheck, CloudUpload, GitFork } from 'lucide-react';
import { useState } from 'react';
import { useMessage } from '../../i18n/use-message.ts';
import type { DocumentStatus as Status } from '../../lib/documents/edited-document.ts';
import type { DocumentControls } from '../../lib/documents/use-document.ts';
import type { Readable } from '../../lib/store.ts';
import { useSelector } from '../../lib/use-selector.ts';

// The icons are there for every status, so that a change of it does not draw one.
const looks = [
  { of: 'saved', icon: <CloudCheck size={18} />, label: 'documents.saved' },
  { of: 'saving', icon: <CloudUpload size={18} />, label: 'documents.saving' },
  { of: 'not-saved', icon: <CloudAlert size={18} />, label: 'documents.notSaved' },
  {
    of: 'changed-elsewhere',
    icon: <GitFork size={18} />,
    label: 'documents.elsewhere',
  },
] as const;

interface Props {
  readonly document: Readable<{ readonly controls: Pick<DocumentControls, 'status'> }>;
}

/** The status before the current one. */
const useEarlier = (status: Status): Status | undefined => {
  const [{ now, before }, setSeen] = useState<{ now: Status; before?: Status }>({ now: status });
  if (now !== status) setSeen({ now: status, before: now });
  return before;
};

/** Whether everything is saved; announced when saving fails and recovers. Plain, because keys change it. */
export const DocumentStatus = ({ document }: Props) => {
  const status = useSelector(document, ({ controls }) => controls.status);
  const { palette } = useTheme().vars;
  const text = useMessage();
  const earlier = useEarlier(status);
  const matters = status === 'not-saved' || (status === 'saved' && earlier === 'not-saved');
  const isFine = status === 'saved' || status === 'saving';
  return (
    <div
      aria-live={matters ? 'polite' : 'off'}
      data-status={status}
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 8,
        fontSize: '0.875rem',
        color: isFine ? palette.text.secondary : palette.job.pending.text,
      }}
    >
      {looks.map(({ of, icon }) => (
        <span key={of} style={{ display: of === status ? 'flex' : 'none' }}>
          {icon}
        </span>
      ))}
      <span>{looks.map(({ of, label }) => of === status && text(label))}</span>
    </div>
  );
};
