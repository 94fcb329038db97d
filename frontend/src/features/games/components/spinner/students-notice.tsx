import Alert from '@mui/material/Alert';
import { Message } from '#frontend/i18n/message.tsx';
import type { SpinnerStudents } from '../../hooks/use-spinner-students.ts';
import { TextButton } from '#frontend/components/page/text-button.tsx';

/** Shows that the roster could not be loaded; the game continues with typed names. */
export const StudentsNotice = ({ roster }: { readonly roster: SpinnerStudents }) =>
  roster.status === 'failed' && (
    <Alert
      severity="warning"
      sx={{ mb: 2 }}
      action={
        <TextButton label="common.retry" color="inherit" size="small" onClick={roster.retry} />
      }
    >
      <Message id="games.spinner.rosterFailed" />
    </Alert>
  );
