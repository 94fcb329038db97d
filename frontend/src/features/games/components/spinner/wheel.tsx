import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Pupil } from '../../model/spinner/pupils.ts';
import { starPath } from '../stage/star.tsx';
import { useTurning, type Aim } from '../../hooks/use-turning.ts';
import { FACE, HUB, WheelFace } from './wheel-face.tsx';

interface Props {
  readonly pupils: readonly Pupil[];
  readonly pickedId: string | undefined;
  readonly aim: Aim | undefined;
  readonly onOver: (index: number) => void;
  readonly onLanded: () => void;
}

const RIM = FACE + 12;
/** The wheel of names. Its pointer is on the side where a line begins, so that the name under it reads straight. */
export const Wheel = ({ pupils, pickedId, aim, onOver, onLanded }: Props) => {
  const { direction } = useLocale();
  const text = useMessage();
  const { palette } = useTheme().vars;
  const sign = direction === 'rtl' ? -1 : 1;
  const group = useTurning({ aim, count: pupils.length, sign, onOver, onLanded });
  const outline = { fill: palette.background.paper, stroke: palette.text.primary, strokeWidth: 2 };

  return (
    <Box
      component="svg"
      viewBox="-200 -200 400 400"
      role="img"
      aria-label={text('games.spinner.wheel', { count: pupils.length })}
      sx={{ display: 'block', width: '100%', maxHeight: '100%', overflow: 'visible' }}
    >
      <circle r={RIM} {...outline} />
      <g ref={group}>
        <WheelFace pupils={pupils} direction={direction} pickedId={pickedId} />
      </g>
      <circle r={FACE} {...outline} fill="none" />
      <circle r={HUB} {...outline} />
      <path d={starPath} fill={palette.secondary.main} />
      <circle r={6} {...outline} />
      <path
        d="M164 0l32-14v28z"
        transform={sign < 0 ? 'scale(-1 1)' : undefined}
        fill={palette.text.primary}
        stroke={palette.background.paper}
        strokeWidth={2}
        strokeLinejoin="round"
      />
    </Box>
  );
};
