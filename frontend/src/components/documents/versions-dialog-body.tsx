import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import type { Text } from '../../i18n/message-id.ts';
import { Message } from '../../i18n/message.tsx';
import { SessionEndedError, textOfError, textOfFailure } from '../../lib/api/api-error.ts';
import { announce } from '../../lib/notifications/notifications.ts';
import { useResource } from '../../lib/resources/use-resource.ts';
import { RestoreChanges } from '../conflict/restore-changes.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import type { VersionsDialogProps } from './versions-dialog.tsx';
import { VersionRow } from './version-row.tsx';
import { TextButton } from '../page/text-button.tsx';

const VersionsDialogBody = ({
  open,
  document,
  changes,
  describe,
  onClose,
}: VersionsDialogProps) => {
  const list = useResource(open ? `${document.id}/versions` : null, document.versions, {
    dedupingInterval: 0,
    keepPreviousData: true,
  });
  const [now] = useState(() => Date.now());
  const [asking, setAsking] = useState<number>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Text>();
  const restore = async (version: number) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await document.restore(version);
      announce('documents.restored', { version });
      onClose();
    } catch (error) {
      if (!(error instanceof SessionEndedError))
        setProblem(textOfFailure(error, 'documents.restoreFailed'));
      void list.mutate();
    } finally {
      setBusy(false);
      setAsking(undefined);
    }
  };
  const newest = list.data?.[0]?.version;
  const hasFailed = list.error !== undefined && !list.data;
  const Changes = changes;
  const changesSince = (version: number, before: number | undefined) =>
    Changes && before !== undefined ? (
      <Changes version={version} before={before} read={document.read} />
    ) : null;
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle sx={{ pb: 1 }}>
        <Message id="documents.versions" />
      </DialogTitle>
      <DialogContent>
        {!hasFailed && (
          <DialogContentText variant="body2" sx={{ mb: 1 }}>
            <Message id="documents.versionsIntro" />
          </DialogContentText>
        )}
        {list.isLoading && <Skeleton variant="rounded" height={180} />}
        {hasFailed && (
          <ErrorState
            title="documents.versionsFailed"
            text={textOfError(list.error)}
            action="common.retry"
            onAction={() => void list.mutate()}
          />
        )}
        <Box component="ol" reversed sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {list.data?.map((version, index) => (
            <VersionRow
              key={version.version}
              version={version}
              now={now}
              isNewest={version.version === newest}
              asking={asking === version.version}
              busy={busy}
              onAsk={(isAsking) => setAsking(isAsking ? version.version : undefined)}
              onRestore={() => void restore(version.version)}
              restoring={
                describe &&
                document.differences && (
                  <RestoreChanges
                    document={{ differences: document.differences, read: document.read }}
                    describe={describe}
                    version={version.version}
                  />
                )
              }
            >
              {changesSince(version.version, list.data?.[index + 1]?.version)}
            </VersionRow>
          ))}
        </Box>
      </DialogContent>
      {problem && (
        <Alert severity="error" sx={{ mx: 3, mt: 1 }}>
          <Message {...problem} />
        </Alert>
      )}
      <DialogActions sx={{ p: 2 }}>
        <TextButton label="common.close" onClick={onClose} color="inherit" autoFocus />
      </DialogActions>
    </Dialog>
  );
};

export default VersionsDialogBody;
