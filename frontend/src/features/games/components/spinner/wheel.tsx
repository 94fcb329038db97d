import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { memo } from 'react';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Direction } from '#shared/model/locale.ts';
import { textDirection } from '#frontend/components/text/text-direction.ts';
import type { Pupil } from '../../model/spinner/pupils.ts';
import { starPath } from '../stage/star.tsx';
import { useTurning, type Aim } from '../../hooks/use-turning.ts';
import { fitLabel, sliceColour, slicePath } from '../../model/spinner/wheel.ts';

/** The radii of the face and the hub, in the wheel's units. */
const FACE = 176;
const HUB = 34;
const MARGIN = 16;

interface FACEProps {
  readonly pupils: readonly Pupil[];
  /** In right-to-left text the wheel is mirrored, with the pointer on the left. */
  readonly direction: Direction;
  /** The picked pupil; the others fade. */
  readonly pickedId: string | undefined;
}

/** The slices with their names before any turn: slice 0 is under the pointer. */
const WheelFace = memo(({ pupils, direction, pickedId }: FACEProps) => {
  const { palette } = useTheme().vars;
  const fills = [
    { face: palette.primary.main, ink: palette.primary.contrastText },
    { face: palette.background.paper, ink: palette.text.primary },
    { face: palette.secondary.main, ink: palette.secondary.contrastText },
    { face: palette.paper.saffronWash, ink: palette.text.primary },
  ] as const;
  const sign = direction === 'rtl' ? -1 : 1;
  const count = pupils.length;
  const path = slicePath(count, FACE);
  const step = 360 / count;
  const width = (2 * Math.PI * FACE * 0.62) / count;

  return pupils.map(({ id, name }, index) => {
    const { face, ink } = fills[sliceColour(index, count)];
    const label = fitLabel(name, FACE - HUB - 2 * MARGIN, width);
    const side = textDirection(name);
    return (
      <g
        key={id}
        transform={`rotate(${sign * index * step})`}
        opacity={pickedId === undefined || pickedId === id ? 1 : 0.4}
      >
        <path
          d={path}
          transform={sign < 0 ? 'scale(-1 1)' : undefined}
          fill={face}
          stroke={palette.text.primary}
          strokeWidth={count > 60 ? 0.5 : 1.5}
        />
        {label && (
          <text
            x={sign * (FACE - MARGIN)}
            dominantBaseline="central"
            direction={side}
            // The outer end of the name touches the rim; which end that is depends on its script.
            textAnchor={side === direction ? 'end' : 'start'}
            fontSize={label.size}
            fontWeight={500}
            fill={ink}
          >
            {label.text}
          </text>
        )}
      </g>
    );
  });
});

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
