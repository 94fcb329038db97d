import { useState } from 'react';
import { UnprintableNote } from '#frontend/components/printing/unprintable-note.tsx';
import { ChoiceCards } from '#frontend/components/form/choice-cards.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useProfile } from '#frontend/lib/resources/use-profile.ts';
import { downloadDraft } from '../../draft-api.ts';
import { DialogForm } from './dialog-form.tsx';
import type { PrintDialogProps } from './draft-tools.tsx';
import { firstSheet, keyOfSheet, sheetChoices } from './sheet-choices.ts';

/** Asks for whom a draft is printed, and prints its pages as they are downloaded; without a network what is on the page. */
const PrintDialog = ({
  jobId,
  document,
  withSource,
  printPage,
  open,
  onClose,
}: PrintDialogProps) => {
  const [sheet, setSheet] = useState<(typeof sheetChoices)[number][0]>(firstSheet);
  const { data: profile } = useProfile();
  const print = async () => {
    if (!navigator.onLine) {
      printPage(sheet !== 'pupil');
      return;
    }
    // The server prints the newest saved version.
    await document.saveNow();
    const [{ blob }, { printPdf }] = await Promise.all([
      downloadDraft(jobId, {
        format: 'pdf',
        key: keyOfSheet(sheet),
        source: withSource ? 'yes' : undefined,
      }),
      import('#frontend/lib/pdf/print-pdf.ts'),
    ]);
    await printPdf(blob);
  };
  return (
    <DialogForm
      open={open}
      onClose={onClose}
      title="draft.print"
      submit="draft.print"
      submitting="draft.exporting"
      failed="draft.printFailed"
      onSubmit={print}
    >
      <ChoiceCards
        name="sheet"
        label={<Message id="draft.export.sheet" />}
        value={sheet}
        onChange={setSheet}
        columns={[1, 1]}
        options={sheetChoices.map(([value, said]) => ({ value, title: <Message id={said} /> }))}
      />
      <UnprintableNote ofDraft printed={[document.content, profile]} />
    </DialogForm>
  );
};

export default PrintDialog;
