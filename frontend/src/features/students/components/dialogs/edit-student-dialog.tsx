import type { Student } from '#shared/model/student.ts';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { textOfFailure } from '#frontend/lib/api/api-error.ts';
import { refusedFields } from '#frontend/lib/forms/issues.ts';
import { useForm } from '#frontend/lib/forms/use-form.ts';
import { renameStudent } from '../../api.ts';
import { draftErrors, ruleOf } from '../../model/draft-errors.ts';
import { FormDialog, type DialogFrame } from '#frontend/components/dialog/form-dialog.tsx';

interface Props extends DialogFrame {
  readonly student: Student;
  readonly onSaved: (student: Student) => void;
}

/** Changes a student's name. The address belongs to their account and cannot change. */
const EditStudentDialog = ({ student, onSaved, ...frame }: Props) => {
  const form = useForm({
    keepAs: `student.${student.studentId}`,
    initial: { fullName: student.fullName },
    validate: ({ fullName }) => {
      const error = draftErrors({ fullName, email: student.email }).fullName;
      return error ? { fullName: error } : {};
    },
    onFailure: (error, values) => ({
      text: textOfFailure(error, 'students.updateFailed'),
      fields: refusedFields(error, values, ruleOf),
    }),
    onSubmit: async ({ fullName }) =>
      onSaved(await renameStudent(student.studentId, fullName.trim())),
  });
  return (
    <FormDialog {...frame} title="students.edit" submit="students.save" form={form}>
      <TextField
        {...form.field('fullName')}
        label={<Message id="students.fullName" />}
        inputProps={{ autoFocus: true }}
      />
      <TextField
        name="email"
        type="email"
        label={<Message id="students.email" />}
        value={student.email}
        onChange={() => undefined}
        help={<Message id="students.emailFixed" />}
        inputProps={{ readOnly: true, 'aria-required': undefined }}
      />
    </FormDialog>
  );
};

export default EditStudentDialog;
