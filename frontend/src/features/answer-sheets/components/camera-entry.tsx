import Box from '@mui/material/Box';
import { Camera } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useUser } from '#frontend/lib/auth/session.ts';
import { readFramesMark } from '#frontend/lib/camera/frames-mark.ts';
import type { CameraDialogProps } from './camera/camera-dialog.tsx';

const CameraDialog = lazyOverlay<CameraDialogProps>(() =>
  withTexts(import('./camera/camera-dialog.tsx'), 'answers'),
);

/** The parameter of the address while the camera is open, so that the phone's own button closes it. */
const CAMERA = 'camera';

/** Opens the camera page, and says what it still keeps. */
export const CameraEntry = () => {
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  /** Whether the page without the camera is one step back; not when the address was opened with the camera. */
  const isAhead = useRef(false);
  const open = () => {
    isAhead.current = true;
    setParameters({ [CAMERA]: '' });
  };
  const close = () => {
    if (isAhead.current) void navigate(-1);
    else setParameters({}, { replace: true });
    isAhead.current = false;
  };
  const uid = useUser()?.uid;
  const kept = uid === undefined ? undefined : readFramesMark(uid);
  return (
    <Box sx={{ mb: 3, display: 'grid', justifyItems: 'start', gap: 1 }}>
      <TextButton label="answerSheets.useCamera" variant="outlined" icon={Camera} onClick={open} />
      <Box sx={{ fontSize: '0.875rem', color: kept ? 'paper.saffronText' : 'text.secondary' }}>
        {kept ? (
          <Message id="answerSheets.keptPhotos" values={{ count: kept.count }} />
        ) : (
          <Message id="answerSheets.cameraHelp" />
        )}
      </Box>
      <CameraDialog open={parameters.has(CAMERA)} onClose={close} />
    </Box>
  );
};
