import Box from '@mui/material/Box';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import type { Text } from '../../i18n/message-id.ts';
import { useLogOut } from '../layout/use-log-out.tsx';
import { TextButton } from '../../components/page/text-button.tsx';

interface Props {
  readonly reason: Text;
  readonly retry: () => void;
}

/** Shown instead of a page when the user's identity or role could not be fetched; offers to retry or log out. */
export const UnknownSession = ({ reason, retry }: Props) => {
  const { begin, dialog } = useLogOut();
  return (
    <>
      <ErrorState title="error.pageTitle" text={reason} action="common.retry" onAction={retry} />
      <Box sx={{ mt: -6, textAlign: 'center' }}>
        <TextButton label="layout.logout" color="inherit" onClick={begin} />
      </Box>
      {dialog}
    </>
  );
};
