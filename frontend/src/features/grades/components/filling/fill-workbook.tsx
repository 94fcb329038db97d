import Button from '@mui/material/Button';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { Message } from '#frontend/i18n/message.tsx';

export interface FillingDialogProps {
  readonly gradebook: Gradebook;
  readonly open: boolean;
  readonly onClose: () => void;
}

const FillingDialog = lazyOverlay<FillingDialogProps>(() => import('./filling-dialog.tsx'));

/** Writes a gradebook's marks into the teacher's own mark-entry workbook. */
export const FillWorkbook = ({ gradebook }: { readonly gradebook: Gradebook }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FileSpreadsheet size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <Message id="filling.open" />
      </Button>
      <FillingDialog gradebook={gradebook} open={open} onClose={() => setOpen(false)} />
    </>
  );
};
