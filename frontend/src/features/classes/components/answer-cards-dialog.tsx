import Typography from '@mui/material/Typography';
import { printAnswerCards } from '#shared/contracts/answer-cards.ts';
import { languageOf } from '#shared/model/locale.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { cardPapers } from '#shared/paper/card-layout.ts';
import { FormDialog, type DialogFrame } from '#frontend/components/dialog/form-dialog.tsx';
import { UnprintableNote } from '#frontend/components/printing/unprintable-note.tsx';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfFailure } from '#frontend/lib/api/api-error.ts';
import { saveDownload } from '#frontend/lib/api/save-download.ts';
import { useForm } from '#frontend/lib/forms/use-form.ts';

export interface AnswerCardsProps extends DialogFrame {
  readonly kept: SavedClass;
}

/** Asks which answer cards to print, and downloads them. */
const AnswerCardsDialog = ({ kept, ...frame }: AnswerCardsProps) => {
  const text = useMessage();
  const { locale } = useLocale();
  const form = useForm<Record<'paper' | 'pupil' | 'language', string>>({
    initial: { paper: 'a5', pupil: '', language: languageOf(locale) },
    validate: () => ({}),
    onFailure: (error) => ({ text: textOfFailure(error, 'classes.cardsFailed') }),
    onSubmit: async ({ paper, pupil, language }) => {
      await saveDownload(printAnswerCards, {
        params: { classId: kept.id },
        query: {
          paper: paper === 'a6' ? 'a6' : 'a5',
          language: language === 'ar' ? 'ar' : 'en',
          ...(pupil && { pupil }),
        },
      });
      frame.onClose();
    },
  });
  return (
    <FormDialog {...frame} title="classes.cards" submit="classes.printSubmit" form={form}>
      <Typography>
        <Message id="classes.cardsHelp" />
      </Typography>
      <SelectField
        {...form.field('paper')}
        label={<Message id="classes.cardsPaper" />}
        placeholder={text('form.choose')}
        options={cardPapers.map((value) => ({ value, label: text(`classes.cardsPaper.${value}`) }))}
      />
      <SelectField
        {...form.field('pupil')}
        label={<Message id="classes.cardsFor" />}
        optional
        placeholder={text('classes.cardsForAll')}
        options={kept.pupils.map(({ id, fullName }) => ({ value: id, label: fullName }))}
      />
      <SelectField
        {...form.field('language')}
        label={<Message id="classes.cardsLanguage" />}
        placeholder={text('form.choose')}
        options={[
          { value: 'ar', label: 'العربية' },
          { value: 'en', label: 'English' },
        ]}
      />
      <UnprintableNote
        printed={[
          kept.name,
          kept.pupils.filter(({ id }) => !form.values.pupil || id === form.values.pupil),
        ]}
      />
    </FormDialog>
  );
};

export default AnswerCardsDialog;
