import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { CameraOff } from 'lucide-react';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { CameraProblem } from '#frontend/lib/camera/open-camera.ts';

interface Props {
  readonly problem: CameraProblem | undefined;
  readonly onRetry: () => void;
  /** Goes back to the field for files. */
  readonly onClose: () => void;
}

/** Trying again changes nothing about these. */
const lasting: readonly CameraProblem[] = ['insecure', 'unsupported'];

/** In the place of the camera's picture: that it opens, or why there is none and what to do. */
export const CameraProblemNote = ({ problem, onRetry, onClose }: Props) => (
  <Box sx={{ height: '100%', display: 'grid', placeItems: 'center', p: 3, overflow: 'auto' }}>
    {problem ? (
      <Box role="alert" sx={{ maxWidth: 440, textAlign: 'center' }}>
        <CameraOff size={40} />
        <p>
          <Message id={`camera.problem.${problem}`} />
        </p>
        <p>
          <Message id="camera.fieldRemains" />
        </p>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
          {!lasting.includes(problem) && (
            <TextButton label="common.retry" variant="contained" onClick={onRetry} />
          )}
          <TextButton label="camera.toField" variant="outlined" color="inherit" onClick={onClose} />
        </Box>
      </Box>
    ) : (
      <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 2 }}>
        <CircularProgress color="inherit" aria-hidden />
        <Message id="camera.opening" />
      </Box>
    )}
  </Box>
);
