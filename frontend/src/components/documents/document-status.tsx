import { useTheme } from '@mui/material/styles';
import { CloudAlert, CloudCheck, CloudUpload, GitFork } from 'lucide-react';
import { useState } from 'react';
import { useMessage } from '../../i18n/use-message.ts';
import type { DocumentStatus as Status } from '../../lib/documents/edited-document.ts';

const looks = {
  saved: { Icon: CloudCheck, label: 'documents.saved' },
  saving: { Icon: CloudUpload, label: 'documents.saving' },
  'not-saved': { Icon: CloudAlert, label: 'documents.notSaved' },
  'changed-elsewhere': { Icon: GitFork, label: 'documents.elsewhere' },
} as const;

/** The status before the current one. */
const useEarlier = (status: Status): Status | undefined => {
  const [{ now, before }, setSeen] = useState<{ now: Status; before?: Status }>({ now: status });
  if (now !== status) setSeen({ now: status, before: now });
  return before;
};

/**
 * Whether everything is saved. Announced when saving fails and when it recovers, but not after every save. A plain
 * element, because the first key after each save changes it.
 */
export const DocumentStatus = ({ status }: { readonly status: Status }) => {
  const { palette } = useTheme().vars;
  const text = useMessage();
  const earlier = useEarlier(status);
  const { Icon, label } = looks[status];
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
      <Icon size={18} aria-hidden />
      <span>{text(label)}</span>
    </div>
  );
};
