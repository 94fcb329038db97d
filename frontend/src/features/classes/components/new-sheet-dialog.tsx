import { useNavigate } from 'react-router';
import { limits } from '#shared/model/limits.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { Term } from '#shared/model/term.ts';
import { FormDialog, type DialogFrame } from '#frontend/components/dialog/form-dialog.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfFailure } from '#frontend/lib/api/api-error.ts';
import { useMarkSheetChanges } from '#frontend/record/api/mark-sheets.ts';
import { useForm } from '#frontend/lib/forms/use-form.ts';
import { markSheetPath } from '#frontend/lib/class-paths.ts';
import { useProfile } from '#frontend/lib/resources/use-profile.ts';
import { newSheet } from '#shared/record/sheet/new-sheet.ts';

interface Props extends DialogFrame {
  readonly kept: SavedClass;
  readonly term: Term;
}

/** Asks for the subject of a new mark sheet, and opens it with the usual columns of the level. */
const NewSheetDialog = ({ kept, term, ...frame }: Props) => {
  const text = useMessage();
  const navigate = useNavigate();
  const changes = useMarkSheetChanges(kept.id);
  const { data: profile } = useProfile();
  const form = useForm({
    keepAs: `marks.${kept.id}.${term}`,
    initial: { subject: kept.subject ?? profile?.subject ?? '' },
    validate: ({ subject }) =>
      subject.trim() ? {} : { subject: { id: 'classes.subjectMissing' } },
    onFailure: (error) => ({ text: textOfFailure(error, 'classes.sheetFailed'), fields: {} }),
    onSubmit: async ({ subject }) => {
      const content = newSheet(kept.level, (role) => text(`classes.role.${role}`));
      const sheetId = await changes.add({ subject: subject.trim(), term, content });
      frame.onClose();
      await navigate(markSheetPath(kept.id, sheetId));
    },
  });
  return (
    <FormDialog {...frame} title="classes.newSheet" submit="classes.openSheet" form={form}>
      <TextField
        {...form.field('subject')}
        label={<Message id="classes.subject" />}
        help={<Message id="classes.newSheetHelp" values={{ term }} />}
        inputProps={{ autoFocus: true, maxLength: limits.textLength }}
      />
    </FormDialog>
  );
};

export default NewSheetDialog;
