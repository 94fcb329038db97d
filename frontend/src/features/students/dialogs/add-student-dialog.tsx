import * as z from 'zod/mini';
import { useState } from 'react';
import { studentDraft, type Student } from '../../../../../shared/model/student.ts';
import { TextField } from '../../../components/form/text-field.tsx';
import type { Text } from '../../../i18n/message-id.ts';
import { Say } from '../../../i18n/say.tsx';
import { SessionEndedError, textOfFailure } from '../../../lib/api/api-error.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { createStudent, isInvalidResponse } from '../api/manage-students.ts';
import { draftErrors } from '../draft-errors.ts';
import { FormDialog } from './form-dialog.tsx';

interface Props {
  readonly open: boolean;
  readonly onAdded: (student: Student) => void;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

const failureOf = (error: unknown): Text =>
  isInvalidResponse(error)
    ? { id: 'students.invalidResponse' }
    : textOfFailure(error, 'students.addFailed');

/** Asks for a new student's name and address. */
const AddStudentDialog = ({ open, onAdded, onClose, onExited }: Props) => {
  const [failure, setFailure] = useState<Text>();
  const form = useForm({
    initial: { fullName: '', email: '' },
    validate: draftErrors,
    onSubmit: async (values) => {
      setFailure(undefined);
      try {
        const student = await createStudent(z.parse(studentDraft, values));
        form.reset();
        onAdded(student);
      } catch (error) {
        if (!(error instanceof SessionEndedError)) setFailure(failureOf(error));
      }
    },
  });
  return (
    <FormDialog
      open={open}
      title="students.add"
      submit="students.addSubmit"
      busy={form.busy}
      failure={failure}
      onSubmit={form.onSubmit}
      onClose={onClose}
      onExited={onExited}
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
