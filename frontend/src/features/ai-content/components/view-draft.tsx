import Button from '@mui/material/Button';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { ContentJob } from '../../../lib/api/answers.ts';
import { lazyOverlay } from '../../../components/dialog/lazy-overlay.tsx';
import { Say } from '../../../i18n/say.tsx';

const DraftDialog = lazyOverlay(() => import('./draft-dialog.tsx'));

/** Opens a finished draft. */
export const ViewDraft = ({ job }: { readonly job: ContentJob }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Eye size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <Say id="aiContent.view" />
      </Button>
      <DraftDialog job={job} open={open} onClose={() => setOpen(false)} />
    </>
  );
};
