import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Smartphone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { ConfirmDialog } from '#frontend/components/dialog/confirm-dialog.tsx';
import { SubmitButton } from '#frontend/components/form/submit-button.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useOnline } from '#frontend/lib/use-online.ts';
import type { FrameSending } from '../../hooks/camera/use-send-frames.ts';
import type { SweepOnDevice } from '../../hooks/camera/use-sweep.ts';
import type { Progress } from '../../model/camera/sweep.ts';

/** Loaded only after a refusal by the server, which is rare. */
const VerificationNotice = lazyComponent(async () => ({
  default: (await import('#frontend/components/verification/verification-notice.tsx'))
    .VerificationNotice,
}));

interface Props {
  readonly progress: Progress;
  /** How many photos of the pile are kept. */
  readonly count: number;
  readonly sending: FrameSending;
  readonly device: Pick<SweepOnDevice, 'isOnlyHere' | 'isUnknown'>;
  readonly isListShown: boolean;
  readonly onList: () => void;
  readonly onDelete: () => void;
}

/** Where the photos are, and what happens to them. */
const Whereabouts = ({ count, sending, device }: Pick<Props, 'count' | 'sending' | 'device'>) => {
  const isOnline = useOnline();
  const values = { count, days: lifetimes.cameraFrame.days };
  if (sending.busy) return <Message id="camera.sending" values={{ count, sent: sending.sent }} />;
  if (sending.isWaiting) return <Message id="camera.waiting" values={values} />;
  if (device.isUnknown) return <Message id="camera.namesLater" />;
  if (count === 0) return <Message id={isOnline ? 'camera.nothingYet' : 'camera.offline'} />;
  return <Message id={isOnline ? 'camera.kept' : 'camera.keptOffline'} values={values} />;
};

/** How far the pile is, and the buttons that send or delete it. */
export const CameraFoot = (props: Props) => {
  const { progress, count, sending, device, isListShown, onList, onDelete } = props;
  const text = useMessage();
  const [asking, setAsking] = useState(false);
  return (
    <>
      {device.isOnlyHere && (
        <Alert severity="warning">
          <Message id="camera.onlyHere" />
        </Alert>
      )}
      {sending.unverified && <VerificationNotice />}
      <Box
        role="status"
        sx={{ display: 'flex', gap: 1, fontSize: '0.875rem', color: 'text.secondary' }}
      >
        <Box component={Smartphone} size={18} aria-hidden sx={{ flexShrink: 0, mt: '2px' }} />
        <span>
          <Whereabouts count={count} sending={sending} device={device} />
        </span>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 7.5rem', display: 'grid' }}>
          <SendButton count={count} sending={sending} />
        </Box>
        {progress.missing.length > 0 && progress.taken > 0 && (
          <Button variant="outlined" color="inherit" aria-expanded={isListShown} onClick={onList}>
            <Message id="camera.missing" values={{ count: progress.missing.length }} />
          </Button>
        )}
        {count > 0 && !sending.busy && (
          <IconButton aria-label={text('camera.delete')} onClick={() => setAsking(true)}>
            <Trash2 size={20} />
          </IconButton>
        )}
      </Box>
      <ConfirmDialog
        open={asking}
        title="camera.deleteTitle"
        text="camera.deleteText"
        textValues={{ count }}
        confirm="camera.delete"
        onConfirm={() => {
          setAsking(false);
          onDelete();
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
};

const SendButton = ({ count, sending }: Pick<Props, 'count' | 'sending'>) => (
  <Box
    component="form"
    sx={{ display: 'grid' }}
    onSubmit={(event) => {
      event.preventDefault();
      sending.send();
    }}
  >
    <SubmitButton busy={sending.busy} disabled={count === 0} fullWidth>
      <Message id="camera.send" values={{ count }} />
    </SubmitButton>
  </Box>
);
