import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FileSpreadsheet, UserPlus } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import type { Student } from '#shared/model/student.ts';
import { listStudents } from '#shared/contracts/students.ts';
import { listClasses } from '#shared/contracts/classes.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import picture from '#frontend/assets/illustrations/students.svg';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { EmptyState } from '#frontend/components/feedback/empty-state.tsx';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { Page } from '#frontend/components/page/page.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { PupilsElsewhere } from '../components/pupils-elsewhere.tsx';
import { Roster, RosterSkeleton } from '../components/roster.tsx';
import type { OnRowAction } from '../components/row-actions.tsx';
import { StudentDialogs } from '../components/student-dialogs.tsx';
import { useDialogs } from '../hooks/use-dialogs.ts';
import { useRoster } from '../hooks/use-roster.ts';

interface Props {
  readonly onOpen: (dialog: 'add' | 'import') => void;
}

/** The two ways to add students. */
const AddButtons = ({ onOpen }: Props) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'center',
      gap: { xs: 1, sm: 1.5 },
      width: { xs: '100%', sm: 'auto' },
      '& > *': { flex: '1 0 auto', px: { xs: 1.5, sm: 2.5 } },
    }}
  >
    <Button
      variant="outlined"
      startIcon={<FileSpreadsheet size={18} />}
      onClick={() => onOpen('import')}
    >
      <Message id="students.import" />
    </Button>
    <Button variant="contained" startIcon={<UserPlus size={18} />} onClick={() => onOpen('add')}>
      <Message id="students.add" />
    </Button>
  </Box>
);

const RowMenu = lazyOverlay(() => import('../components/row-menu.tsx'));

interface OpenMenu {
  readonly student: Student;
  readonly anchor: HTMLElement;
  readonly open: boolean;
}

const StudentsPage = () => {
  const text = useMessage();
  const roster = useRoster();
  const region = useRef<HTMLElement>(null);
  const dialogs = useDialogs(region);
  const [menu, setMenu] = useState<OpenMenu>();
  const { show } = dialogs;

  const onAction = useCallback<OnRowAction>(
    (action, student, anchor) =>
      action === 'more'
        ? setMenu({ student, anchor, open: true })
        : show({ kind: action, student }),
    [show],
  );
  const onDelete = (student: Student) => {
    // The row disappears with the button that has the focus.
    region.current?.focus({ preventScroll: true });
    void roster.remove(student);
  };

  const students = roster.data;
  const buttons = <AddButtons onOpen={(kind) => show({ kind })} />;
  return (
    <Page
      title="students.title"
      intro="students.intro"
      actions={students?.length !== 0 && !roster.error && buttons}
      isPending={students ? undefined : 'actions'}
    >
      <Box
        component="section"
        ref={region}
        tabIndex={-1}
        aria-label={text('students.title')}
        sx={{ outline: 'none' }}
      >
        {!students && !roster.error && <RosterSkeleton />}
        {!students && roster.error !== undefined && (
          <ErrorState
            title="students.loadFailed"
            text={textOfError(roster.error)}
            action="common.retry"
            onAction={roster.reload}
          />
        )}
        {students?.length === 0 && (
          <EmptyState
            text="students.empty"
            picture={picture}
            action={
              <>
                <PupilsElsewhere />
                {buttons}
              </>
            }
          />
        )}
        {students && students.length > 0 && <Roster students={students} onAction={onAction} />}
      </Box>
      <StudentDialogs dialogs={dialogs} roster={roster} onDelete={onDelete} />
      {menu && (
        <RowMenu
          key={menu.student.studentId}
          {...menu}
          onClose={() => setMenu({ ...menu, open: false })}
          onResend={() => void roster.resend(menu.student)}
        />
      )}
    </Page>
  );
};

export const begin = () => beginCalls(listStudents, listClasses);

export default StudentsPage;
