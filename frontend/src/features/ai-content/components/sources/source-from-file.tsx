import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { draftLanguages } from '#shared/model/locale.ts';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { FieldProps } from '#frontend/lib/forms/use-form.ts';
import type { SourceDialogProps } from './source-dialog.tsx';

const SourceDialog = lazyOverlay<SourceDialogProps>(() => import('./source-dialog.tsx'));

interface Props {
  readonly field: Pick<FieldProps, 'value' | 'onChange'>;
  readonly language: string;
}

/** Opens the dialog that takes passages from a file into a text field. */
export const SourceFromFile = ({ field, language }: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextButton
        label="source.fromFile"
        size="small"
        icon={FileUp}
        onClick={() => setOpen(true)}
        sx={{ mt: 0.5 }}
      />
      <SourceDialog
        text={field.value}
        language={draftLanguages.find((one) => one === language) ?? 'en'}
        onText={field.onChange}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
};
