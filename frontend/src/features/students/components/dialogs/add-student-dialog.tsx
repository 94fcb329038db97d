import * as z from 'zod/mini';
import { studentDraft, type Student } from '#shared/model/student.ts';
import { TextField } from '#frontend/components/form/text-field.tsx';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { textOfFailure } from '#frontend/lib/api/api-error.ts';
import { refusedFields } from '#frontend/lib/forms/issues.ts';
import { useForm } from '#frontend/lib/forms/use-form.ts';
import { createStudent, isInvalidResponse } from '#frontend/lib/resources/students.ts';
import { draftErrors, ruleOf } from '../../model/draft-errors.ts';
import { FormDialog, type DialogFrame } from '#frontend/components/dialog/form-dialog.tsx';

interface Props extends DialogFrame {
  readonly onAdded: (student: Student) => void;
  /** Called after a failure; if the answer was lost, the student may have been added. */
  readonly onFailed: () => void;
}

const failureOf = (error: unknown): Text =>
  isInvalidResponse(error)
    ? { id: 'students.invalidResponse' }
    : textOfFailure(error, 'students.addFailed');

/** Asks for a new student's name and address. */
const AddStudentDialog = ({ onAdded, onFailed, ...frame }: Props) => {
  const form = useForm({
    keepAs: 'student',
    initial: { fullName: '', email: '' },
    validate: draftErrors,
    onFailure: (error, values) => {
      onFailed();
      return { text: failureOf(error), fields: refusedFields(error, values, ruleOf) };
    },
    onSubmit: async (values) => {
      const student = await createStudent(z.parse(studentDraft, values));
      form.reset();
      onAdded(student);
    },
  });
  return (
    <FormDialog {...frame} title="students.add" submit="students.addSubmit" form={form}>
      <TextField
        {...form.field('fullName')}
        label={<Message id="students.fullName" />}
        inputProps={{ autoFocus: true }}
      />
      <TextField
        {...form.field('email')}
        type="email"
        label={<Message id="students.email" />}
        help={<Message id="students.addHelp" />}
      />
    </FormDialog>
  );
};

export default AddStudentDialog;
