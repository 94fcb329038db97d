import { useState } from 'react';
import type { Student } from '../../../../../shared/model/student.ts';
import { TextField } from '../../../components/form/text-field.tsx';
import type { Text } from '../../../i18n/message-id.ts';
import { Say } from '../../../i18n/say.tsx';
import { SessionEndedError, textOfFailure } from '../../../lib/api/api-error.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { renameStudent } from '../api/manage-students.ts';
import { draftErrors } from '../draft-errors.ts';
import { FormDialog } from './form-dialog.tsx';

interface Props {
  readonly open: boolean;
  readonly student: Student;
  readonly onSaved: (student: Student) => void;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

/** Changes a student's name. The address is that of their account and stays. */
const EditStudentDialog = ({ open, student, onSaved, onClose, onExited }: Props) => {
  const [failure, setFailure] = useState<Text>();
  const form = useForm({
    initial: { fullName: student.fullName },
    validate: ({ fullName }) => {
      const error = draftErrors({ fullName, email: student.email }).fullName;
      return error ? { fullName: error } : {};
    },
    onSubmit: async ({ fullName }) => {
      setFailure(undefined);
      try {
        onSaved(await renameStudent(student.studentId, fullName.trim()));
      } catch (error) {
        if (!(error instanceof SessionEndedError)) {
          setFailure(textOfFailure(error, 'students.updateFailed'));
        }
      }
    },
  });
  return (
    <FormDialog
      open={open}
      title="students.edit"
      submit="students.save"
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
        name="email"
        type="email"
        label={<Say id="students.email" />}
        value={student.email}
        onChange={() => undefined}
        help={<Say id="students.emailFixed" />}
        inputProps={{ readOnly: true, 'aria-required': undefined }}
      />
    </FormDialog>
  );
};

export default EditStudentDialog;
