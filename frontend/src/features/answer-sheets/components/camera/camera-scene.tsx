import Box from '@mui/material/Box';
import { useCallback } from 'react';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { SightedSheet } from '../../model/camera/sighting.ts';

/** What the camera sees, and the sheets that were found in it. */
export interface View {
  readonly width: number;
  readonly height: number;
  readonly sheets: readonly SightedSheet[];
}

interface Props {
  readonly stream: MediaStream;
  readonly view: View | undefined;
  readonly isKept: (sheet: SightedSheet) => boolean;
  readonly onVideo: (video: HTMLVideoElement | null) => void;
}

const whole = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

const Outline = ({ width, height, sheets, isKept }: View & Pick<Props, 'isKept'>) => (
  <Box
    component="svg"
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio="xMidYMid meet"
    aria-hidden
    sx={whole}
  >
    {sheets.map((sheet) => (
      <polygon
        key={sheet.number}
        points={sheet.outline.map((spot) => spot.join(',')).join(' ')}
        fill="none"
        stroke={isKept(sheet) ? '#5FE0A3' : '#FFFFFF'}
        strokeWidth={4}
        strokeLinejoin="round"
        strokeDasharray={isKept(sheet) ? 'none' : '14 10'}
        vectorEffect="non-scaling-stroke"
      />
    ))}
  </Box>
);

/** The camera's picture with the outlines of the sheets in it. */
export const CameraScene = ({ stream, view, isKept, onVideo }: Props) => {
  const text = useMessage();
  const show = useCallback(
    (video: HTMLVideoElement) => {
      video.srcObject = stream;
      // A browser that plays nothing by itself says so; the picture then stays dark.
      video.play().catch(() => undefined);
      onVideo(video);
      return () => onVideo(null);
    },
    [stream, onVideo],
  );
  return (
    <>
      <Box
        component="video"
        ref={show}
        muted
        playsInline
        aria-label={text('camera.picture')}
        sx={{ ...whole, objectFit: 'contain' }}
      />
      {view && <Outline {...view} isKept={isKept} />}
    </>
  );
};
