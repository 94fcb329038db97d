import Box from '@mui/material/Box';
import { CloudAlert, CloudCheck, CloudUpload, GitFork } from 'lucide-react';
import { useState } from 'react';
import { Message } from '../../i18n/message.tsx';
import type { DocumentStatus as Status } from '../../lib/documents/edited-document.ts';

const looks = {
  saved: { Icon: CloudCheck, label: 'documents.saved', color: 'text.secondary' },
  saving: { Icon: CloudUpload, label: 'documents.saving', color: 'text.secondary' },
  'not-saved': { Icon: CloudAlert, label: 'documents.notSaved', color: 'job.pending.text' },
  'changed-elsewhere': { Icon: GitFork, label: 'documents.elsewhere', color: 'job.pending.text' },
} as const;

/** The status before the current one. */
const useEarlier = (status: Status): Status | undefined => {
  const [{ now, before }, setSeen] = useState<{ now: Status; before?: Status }>({ now: status });
  if (now !== status) setSeen({ now: status, before: now });
  return before;
};

/** Whether everything is saved. Announced when saving fails and when it recovers, but not after every save. */
export const DocumentStatus = ({ status }: { readonly status: Status }) => {
  const earlier = useEarlier(status);
  const { Icon, label, color } = looks[status];
  const matters = status === 'not-saved' || (status === 'saved' && earlier === 'not-saved');
  return (
    <Box
      aria-live={matters ? 'polite' : 'off'}
      data-status={status}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, color, fontSize: '0.875rem' }}
    >
      <Icon size={18} aria-hidden />
      <span>
        <Message id={label} />
      </span>
    </Box>
  );
};
