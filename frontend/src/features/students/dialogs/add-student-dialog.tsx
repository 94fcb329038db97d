import * as z from 'zod/mini';
import { studentDraft, type Student } from '../../../../../shared/model/student.ts';
import { TextField } from '../../../components/form/text-field.tsx';
import type { Text } from '../../../i18n/message-id.ts';
import { Say } from '../../../i18n/say.tsx';
import { textOfFailure } from '../../../lib/api/api-error.ts';
import { createStudent, isInvalidResponse } from '../api/manage-students.ts';
import { draftErrors } from '../draft-errors.ts';
import { FormDialog, type DialogFrame } from './form-dialog.tsx';
import { useDialogForm } from './use-dialog-form.ts';

interface Props extends DialogFrame {
  readonly onAdded: (student: Student) => void;
}

const failureOf = (error: unknown): Text =>
  isInvalidResponse(error)
    ? { id: 'students.invalidResponse' }
    : textOfFailure(error, 'students.addFailed');

/** Asks for a new student's name and address. */
const AddStudentDialog = ({ onAdded, ...frame }: Props) => {
  const { form, failure } = useDialogForm({
    initial: { fullName: '', email: '' },
    validate: draftErrors,
    failureOf,
    save: async (values) => {
      const student = await createStudent(z.parse(studentDraft, values));
      form.reset();
      onAdded(student);
    },
  });
  return (
    <FormDialog
      {...frame}
      title="students.add"
      submit="students.addSubmit"
      busy={form.busy}
      changed={form.changed}
      failure={failure}
      onSubmit={form.onSubmit}
    >
      <TextField
        {...form.field('fullName')}
        label={<Say id="students.fullName" />}
        inputProps={{ autoFocus: true }}
      />
      <TextField
        {...form.field('email')}
        type="email"
        label={<Say id="students.email" />}
        help={<Say id="students.addHelp" />}
      />
    </FormDialog>
  );
};

export default AddStudentDialog;
