import Button from '@mui/material/Button';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { TestsDialogProps } from './from-tests.tsx';

const FileDialog = lazyOverlay<TestsDialogProps>(() => import('./file-dialog.tsx'));

/** Makes a set of the questions in a file of another program. */
export const FromFile = ({ onChoose }: Pick<TestsDialogProps, 'onChoose'>) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<FileUp size={18} />} onClick={() => setOpen(true)}>
        <Message id="games.quiz.fromFile" />
      </Button>
      <FileDialog open={open} onClose={() => setOpen(false)} onChoose={onChoose} />
    </>
  );
};
