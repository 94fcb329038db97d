import Button from '@mui/material/Button';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { SourceDialogProps } from './source-dialog.tsx';

const SourceDialog = lazyOverlay<SourceDialogProps>(() => import('./source-dialog.tsx'));

/** Opens the dialog that takes passages from a file into the text. */
const SourceFromFile = (props: Omit<SourceDialogProps, 'open' | 'onClose'>) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        startIcon={<FileUp size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <Message id="source.fromFile" />
      </Button>
      <SourceDialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
};

export default SourceFromFile;
