import Box from '@mui/material/Box';
import { CameraOff } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { openFrameReader } from '#frontend/lib/camera/frame-reader.ts';
import { useCamera } from '#frontend/lib/camera/use-camera.ts';
import { useFrames } from '#frontend/lib/camera/use-frames.ts';
import { seenCards, type SeenCards } from '../../model/cards/seen-cards.ts';
import { TextButton } from '#frontend/components/page/text-button.tsx';

interface Props {
  /** The cards whose answer counts already. */
  readonly isCounted: (card: number) => boolean;
  readonly onSeen: (seen: SeenCards) => void;
}

const openCardReader = () =>
  openFrameReader(
    new Worker(new URL('../../model/cards/card-worker.ts', import.meta.url), { type: 'module' }),
    seenCards,
  );

const whole = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

interface View extends SeenCards {
  readonly width: number;
  readonly height: number;
}

/** The camera's picture with the outlines of the cards in it, and none of their letters. */
export const CardCamera = ({ isCounted, onSeen }: Props) => {
  const text = useMessage();
  const { stream, problem: refused, retry } = useCamera();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [view, setView] = useState<View>();
  const [isBroken, setBroken] = useState(false);
  useFrames(
    video,
    openCardReader,
    ({ seen, width, height }) => {
      setView({ ...seen, width, height });
      onSeen(seen);
      return Promise.resolve();
    },
    () => setBroken(true),
  );
  const show = useCallback(
    (element: HTMLVideoElement) => {
      element.srcObject = stream ?? null;
      // A browser that plays nothing by itself says so; the picture then stays dark.
      element.play().catch(() => undefined);
      setVideo(element);
      return () => setVideo(null);
    },
    [stream],
  );
  const problem = isBroken ? 'unsupported' : refused;
  return (
    <Box
      sx={{
        position: 'relative',
        aspectRatio: view ? `${view.width} / ${view.height}` : '16 / 9',
        maxHeight: '45vh',
        minHeight: problem ? 180 : 0,
        overflow: 'hidden',
        borderRadius: '8px',
        bgcolor: '#11100E',
        color: '#FFFFFF',
      }}
    >
      {problem ? (
        <Box role="alert" sx={{ ...whole, display: 'grid', placeContent: 'center', p: 2, gap: 1 }}>
          <Box sx={{ textAlign: 'center', overflow: 'auto' }}>
            <CameraOff size={28} />
            <p>
              <Message id={`games.cards.problem.${problem}`} />
            </p>
            {problem !== 'insecure' && problem !== 'unsupported' && (
              <TextButton label="common.retry" variant="outlined" color="inherit" onClick={retry} />
            )}
          </Box>
        </Box>
      ) : stream ? (
        <>
          <Box
            component="video"
            ref={show}
            muted
            playsInline
            aria-label={text('games.cards.picture')}
            sx={{ ...whole, objectFit: 'contain' }}
          />
          {view && (
            <Box
              component="svg"
              viewBox={`0 0 ${view.width} ${view.height}`}
              preserveAspectRatio="xMidYMid meet"
              aria-hidden
              sx={whole}
            >
              {view.cards.map(({ number, quad }, index) => (
                <polygon
                  key={index}
                  points={quad.map((spot) => spot.join(',')).join(' ')}
                  fill="none"
                  stroke={isCounted(number) ? '#5FE0A3' : '#FFFFFF'}
                  strokeWidth={3}
                  vectorEffect="non-scaling-stroke"
                />
              ))}
            </Box>
          )}
        </>
      ) : (
        <Box role="status" sx={{ ...whole, display: 'grid', placeItems: 'center', p: 2 }}>
          <Message id="games.cards.opening" />
        </Box>
      )}
    </Box>
  );
};
