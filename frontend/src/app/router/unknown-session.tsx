import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import type { Text } from '../../i18n/message-id.ts';
import { Message } from '../../i18n/message.tsx';
import { useLogOut } from '../layout/use-log-out.tsx';

interface Props {
  readonly reason: Text;
  readonly retry: () => void;
}

/**
 * Replaces every page when the user's identity or role could not be fetched: shows why, and offers to retry or log out.
 */
export const UnknownSession = ({ reason, retry }: Props) => {
  const { begin, dialog } = useLogOut();
  return (
    <>
      <ErrorState title="error.pageTitle" text={reason} action="common.retry" onAction={retry} />
      <Box sx={{ mt: -6, textAlign: 'center' }}>
        <Button color="inherit" onClick={begin}>
          <Message id="layout.logout" />
        </Button>
      </Box>
      {dialog}
    </>
  );
};
