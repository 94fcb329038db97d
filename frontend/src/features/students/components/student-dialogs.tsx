import type { Student } from '#shared/model/student.ts';
import { ConfirmDialog } from '#frontend/components/dialog/confirm-dialog.tsx';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { announce, notify } from '#frontend/lib/notifications/notifications.ts';
import type { Dialogs } from '../hooks/use-dialogs.ts';
import type { RosterControl } from '../hooks/use-roster.ts';

const AddStudentDialog = lazyOverlay(() => import('./dialogs/add-student-dialog.tsx'));
const EditStudentDialog = lazyOverlay(() => import('./dialogs/edit-student-dialog.tsx'));
const ImportDialog = lazyOverlay(() => import('./import/import-dialog.tsx'));

interface Props {
  readonly dialogs: Dialogs;
  readonly roster: RosterControl;
  readonly onDelete: (student: Student) => void;
}

/** The open dialog, if any; its file loads when it is first opened. */
export const StudentDialogs = ({ dialogs, roster, onDelete }: Props) => {
  const { shown, open, close, onExited } = dialogs;
  if (!shown) return null;
  const frame = { open, onClose: () => close(), onExited };
  return (
    <>
      {shown.kind === 'add' && (
        <AddStudentDialog
          {...frame}
          onAdded={(student) => {
            roster.add(student);
            close(() => notify('success', 'students.added'));
          }}
          onFailed={roster.reload}
        />
      )}
      {shown.kind === 'edit' && (
        <EditStudentDialog
          key={shown.student.studentId}
          {...frame}
          student={shown.student}
          onSaved={(student) => {
            roster.change(student);
            close(() => announce('students.updated'));
          }}
        />
      )}
      {shown.kind === 'import' && (
        <ImportDialog {...frame} students={roster.data ?? []} onImported={roster.reload} />
      )}
      {shown.kind === 'delete' && (
        <ConfirmDialog
          key={shown.student.studentId}
          {...frame}
          title="students.deleteTitle"
          text="students.deleteText"
          textValues={{ name: shown.student.fullName }}
          confirm="students.delete"
          onConfirm={() => close(() => onDelete(shown.student))}
        />
      )}
    </>
  );
};
