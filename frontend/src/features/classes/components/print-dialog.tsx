import Typography from '@mui/material/Typography';
import { printMarkSheet } from '#shared/contracts/mark-sheets.ts';
import { languageOf } from '#shared/model/locale.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { FormDialog, type DialogFrame } from '#frontend/components/dialog/form-dialog.tsx';
import { UnprintableNote } from '#frontend/components/printing/unprintable-note.tsx';
import { UnprintableInSheet } from '#frontend/record/components/printing/unprintable-in-record.tsx';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfFailure } from '#frontend/lib/api/api-error.ts';
import { saveDownload } from '#frontend/lib/api/save-download.ts';
import type { MarkSheetSummary } from '#frontend/record/api/mark-sheets.ts';
import { useForm } from '#frontend/lib/forms/use-form.ts';
import { useProfile } from '#frontend/lib/resources/use-profile.ts';

interface Props extends DialogFrame {
  readonly kept: SavedClass;
  readonly sheet: MarkSheetSummary;
}

/** Asks how to print a mark sheet, and downloads it. */
const PrintDialog = ({ kept, sheet, ...frame }: Props) => {
  const text = useMessage();
  const { locale } = useLocale();
  const { data: profile } = useProfile();
  const form = useForm<Record<'language' | 'cells', string>>({
    initial: { language: languageOf(locale), cells: 'empty' },
    validate: () => ({}),
    onFailure: (error) => ({ text: textOfFailure(error, 'classes.printFailed') }),
    onSubmit: async ({ language, cells }) => {
      await saveDownload(printMarkSheet, {
        params: { classId: kept.id, sheetId: sheet.id },
        body: { language: language === 'ar' ? 'ar' : 'en', filled: cells === 'filled' },
      });
      frame.onClose();
    },
  });
  return (
    <FormDialog {...frame} title="classes.print" submit="classes.printSubmit" form={form}>
      <Typography>
        <Message id="classes.printHelp" values={{ subject: sheet.subject }} />
      </Typography>
      <SelectField
        {...form.field('language')}
        label={<Message id="classes.printLanguage" />}
        placeholder={text('form.choose')}
        options={[
          { value: 'ar', label: 'العربية' },
          { value: 'en', label: 'English' },
        ]}
      />
      <SelectField
        {...form.field('cells')}
        label={<Message id="classes.printCells" />}
        placeholder={text('form.choose')}
        options={(['empty', 'filled'] as const).map((value) => ({
          value,
          label: text(`classes.printCells.${value}`),
        }))}
      />
      <UnprintableNote printed={[kept.name, kept.pupils, sheet.subject, profile]} />
      <UnprintableInSheet classId={kept.id} sheetId={sheet.id} />
    </FormDialog>
  );
};

export default PrintDialog;
