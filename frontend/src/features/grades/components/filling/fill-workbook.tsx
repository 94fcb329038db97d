import Button from '@mui/material/Button';
import { FileSpreadsheet } from 'lucide-react';
import { memo, useCallback, useState } from 'react';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { Message } from '#frontend/i18n/message.tsx';

export interface FillingDialogProps {
  readonly gradebook: Gradebook;
  readonly open: boolean;
  readonly onClose: () => void;
}

const FillingDialog = lazyOverlay<FillingDialogProps>(() =>
  withTexts(import('./filling-dialog.tsx'), 'filling'),
);

const OpenButton = memo(({ onPress }: { readonly onPress: () => void }) => (
  <Button variant="outlined" startIcon={<FileSpreadsheet size={18} />} onClick={onPress}>
    <Message id="filling.open" />
  </Button>
));

/** Writes a gradebook's marks into the teacher's own mark-entry workbook. */
export const FillWorkbook = ({ gradebook }: { readonly gradebook: Gradebook }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <OpenButton onPress={useCallback(() => setOpen(true), [])} />
      <FillingDialog gradebook={gradebook} open={open} onClose={() => setOpen(false)} />
    </>
  );
};
