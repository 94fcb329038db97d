import Button from '@mui/material/Button';
import { FileCheck } from 'lucide-react';
import { useState } from 'react';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useRole } from '#frontend/lib/auth/session.ts';
import type { NamedText } from '../../model/named-texts.ts';

type Filled = Pick<NamedText, 'name' | 'text'>;
export interface TestsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (set: Filled) => void;
}
const TestsDialog = lazyOverlay<TestsDialogProps>(() => import('./tests-dialog.tsx'));

/** Makes a set of questions from one of the teacher's tests; hidden for students. */
export const FromTests = ({ onChoose }: Pick<TestsDialogProps, 'onChoose'>) => {
  const [open, setOpen] = useState(false);
  if (useRole() !== 'teacher') return null;
  return (
    <>
      <Button variant="outlined" startIcon={<FileCheck size={18} />} onClick={() => setOpen(true)}>
        <Message id="games.quiz.fromTests" />
      </Button>
      <TestsDialog open={open} onClose={() => setOpen(false)} onChoose={onChoose} />
    </>
  );
};
