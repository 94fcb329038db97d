import { FileSpreadsheet } from 'lucide-react';
import { memo, useCallback, useMemo, useState } from 'react';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { createStore, useStore, type Readable } from '#frontend/lib/store.ts';

export interface FillingDialogProps {
  readonly gradebook: Gradebook;
  readonly open: boolean;
  readonly onClose: () => void;
}

const FillingDialog = lazyOverlay<FillingDialogProps>(() =>
  withTexts(import('./filling-dialog.tsx'), 'filling'),
);

const OpenButton = memo(({ onPress }: { readonly onPress: () => void }) => (
  <TextButton label="filling.open" variant="outlined" icon={FileSpreadsheet} onClick={onPress} />
));

const Filling = ({
  book,
  ...frame
}: { readonly book: Readable<Gradebook> } & Omit<FillingDialogProps, 'gradebook'>) => (
  <FillingDialog gradebook={useStore(book)} {...frame} />
);

/** Writes the marks of a gradebook that may change into the teacher's own mark-entry workbook. */
export const FillFrom = memo(({ book }: { readonly book: Readable<Gradebook> }) => {
  /** Undefined until the first opening: only then the gradebook is worked out. */
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <OpenButton onPress={useCallback(() => setOpen(true), [])} />
      {open !== undefined && <Filling {...{ book, open }} onClose={() => setOpen(false)} />}
    </>
  );
});

/** The same of a gradebook as it is. */
export const FillWorkbook = ({ gradebook }: { readonly gradebook: Gradebook }) => (
  <FillFrom book={useMemo(() => createStore(gradebook), [gradebook])} />
);
