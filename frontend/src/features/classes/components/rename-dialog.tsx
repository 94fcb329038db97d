import { useSWRConfig } from 'swr';
import { getSchoolYear } from '#shared/contracts/school-year.ts';
import { limits } from '#shared/model/limits.ts';
import { FormDialog, type DialogFrame } from '#frontend/components/dialog/form-dialog.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { textOfFailure } from '#frontend/lib/api/api-error.ts';
import { toContent } from '#frontend/record/model/classes/to-content.ts';
import { useClassChanges } from '#frontend/record/api/class-changes.ts';
import { fetchClass, useClasses, type ClassSummary } from '#frontend/record/api/classes.ts';
import { useForm } from '#frontend/lib/forms/use-form.ts';
import { notifyError } from '#frontend/lib/notifications/notify-error.ts';
import { announce } from '#frontend/lib/notifications/notifications.ts';
import { renameInTimetable } from '../rename-in-timetable.ts';

interface Props extends DialogFrame {
  readonly kept: ClassSummary;
}

/** Changes the name and subject of a class. */
const RenameDialog = ({ kept, ...frame }: Props) => {
  const changes = useClassChanges();
  const { mutate } = useSWRConfig();
  const { data: classes = [] } = useClasses();
  const form = useForm({
    keepAs: `class.${kept.id}`,
    initial: { name: kept.name, subject: kept.subject ?? '' },
    validate: ({ name }) => (name.trim() ? {} : { name: { id: 'classes.nameMissing' } }),
    onFailure: (error) => ({ text: textOfFailure(error, 'classes.updateFailed'), fields: {} }),
    onSubmit: async ({ name, subject }) => {
      const now = await fetchClass(kept.id);
      const renamed = { ...now, name: name.trim(), subject: subject.trim() };
      await changes.update(now, toContent(renamed));
      frame.onClose();
      announce('classes.renamed');
      const others = classes.filter(({ id }) => id !== kept.id);
      try {
        const year = await renameInTimetable(
          kept.name,
          name.trim(),
          others.map((one) => one.name),
        );
        if (year) await mutate(getSchoolYear.id, year, { revalidate: false });
      } catch (error) {
        notifyError(error, 'classes.timetableNotRenamed');
      }
    },
  });
  return (
    <FormDialog {...frame} title="classes.rename" submit="classes.save" form={form}>
      <TextField
        {...form.field('name')}
        label={<Message id="classes.name" />}
        inputProps={{ autoFocus: true, maxLength: limits.sheetNameLength }}
      />
      <TextField
        {...form.field('subject')}
        label={<Message id="classes.subject" />}
        optional
        inputProps={{ maxLength: limits.textLength }}
      />
    </FormDialog>
  );
};

export default RenameDialog;
