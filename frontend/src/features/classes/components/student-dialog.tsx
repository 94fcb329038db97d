import * as z from 'zod/mini';
import { useSWRConfig } from 'swr';
import { listStudents } from '#shared/contracts/students.ts';
import { limits } from '#shared/model/limits.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { studentDraft, type Student } from '#shared/model/student.ts';
import { FormDialog, type DialogFrame } from '#frontend/components/dialog/form-dialog.tsx';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { isolate } from '#frontend/i18n/isolate.ts';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfFailure } from '#frontend/lib/api/api-error.ts';
import { toContent } from '#frontend/record/model/classes/to-content.ts';
import { useClassChanges } from '#frontend/record/api/class-changes.ts';
import { fetchClass } from '#frontend/record/api/classes.ts';
import { errorsOf, schemaIssues } from '#frontend/lib/forms/issues.ts';
import { useForm } from '#frontend/lib/forms/use-form.ts';
import { announce, notify } from '#frontend/lib/notifications/notifications.ts';
import { createStudent } from '#frontend/lib/resources/students.ts';
import { likelyStudent, linkPupil, studentsFor } from '../model/link-student.ts';

/** The choice of somebody who is no student yet. */
const INVITE = 'invite';
/** The choice that unlinks. */
const NONE = 'none';

/** Another device has changed the class meanwhile. */
class Changed extends Error {
  readonly text: Text;
  constructor(text: Text) {
    super(text.id);
    this.text = text;
  }
}

export interface StudentDialogProps extends DialogFrame {
  readonly kept: SavedClass;
  readonly pupil: SavedClass['pupils'][number];
  readonly students: readonly Student[];
}

/** Says which student a pupil is, or invites the pupil as one. */
const StudentDialog = ({ kept, pupil, students, ...frame }: StudentDialogProps) => {
  const text = useMessage();
  const { mutate } = useSWRConfig();
  const changes = useClassChanges();
  const offered = studentsFor(students, kept, pupil.id);
  const current = offered.find(({ studentId }) => studentId === pupil.studentId);
  const fullName = pupil.fullName.slice(0, limits.nameLength);
  /** The address of a student who is on the roster already finds that student. */
  const invite = async (email: string): Promise<string> => {
    const draft = z.parse(studentDraft, { fullName, email });
    const known = students.find((student) => student.email === draft.email);
    if (known) return known.studentId;
    const { studentId } = await createStudent(draft);
    await mutate(listStudents.id);
    return studentId;
  };
  const form = useForm({
    keepAs: `pupil.${kept.id}.${pupil.id}`,
    initial: {
      student: (current ?? likelyStudent(offered, pupil.fullName))?.studentId ?? INVITE,
      email: '',
    },
    validate: (values) =>
      values.student === INVITE
        ? errorsOf(
            schemaIssues(z.safeParse(studentDraft, { fullName, email: values.email }).error),
            values,
            () => ({ kind: 'email', maximum: limits.emailLength }),
          )
        : {},
    onFailure: (error) => ({
      text: error instanceof Changed ? error.text : textOfFailure(error, 'classes.linkFailed'),
    }),
    onSubmit: async ({ student, email }) => {
      const now = await fetchClass(kept.id);
      // Before an invitation is sent.
      if (now.pupils.every(({ id }) => id !== pupil.id)) {
        throw new Changed({ id: 'classes.pupilGone' });
      }
      const chosen = student === INVITE ? await invite(email) : student;
      const studentId = chosen === NONE ? '' : chosen;
      if (now.pupils.some((one) => one.id !== pupil.id && one.studentId === chosen)) {
        throw new Changed({ id: 'classes.otherPupil' });
      }
      await changes.update(now, {
        ...toContent(now),
        pupils: linkPupil(now, pupil.id, studentId),
      });
      frame.onClose();
      if (student === INVITE) notify('success', 'classes.invited');
      else announce('classes.linkSaved');
    },
  });
  const { onBlur: _, ...student } = form.field('student');
  return (
    <FormDialog {...frame} title="classes.studentTitle" submit="classes.save" form={form}>
      <Message id="classes.studentIntro" values={{ name: pupil.fullName }} />
      <SelectField
        {...student}
        label={<Message id="classes.student" />}
        placeholder=""
        options={[
          { value: INVITE, label: text('classes.inviteByMail') },
          ...offered.map((one) => ({
            value: one.studentId,
            label: `${isolate(one.fullName)} · ${isolate(one.email)}`,
          })),
          ...(current ? [{ value: NONE, label: text('classes.noStudent') }] : []),
        ]}
      />
      {student.value === INVITE && (
        <TextField
          {...form.field('email')}
          type="email"
          label={<Message id="classes.studentEmail" />}
          help={<Message id="classes.studentEmailHelp" />}
        />
      )}
    </FormDialog>
  );
};

export default StudentDialog;
