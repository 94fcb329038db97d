import { useTheme } from '@mui/material/styles';
import { memo } from 'react';
import type { Direction } from '#shared/model/locale.ts';
import type { Pupil } from '../../model/spinner/pupils.ts';
import { fitLabel, sliceColour, slicePath } from '../../model/spinner/wheel.ts';
import { textDirection } from '#frontend/components/text/text-direction.ts';

/** The radii of the face and the hub, in the wheel's units. */
export const FACE = 176;
export const HUB = 34;
const MARGIN = 16;

interface Props {
  readonly pupils: readonly Pupil[];
  /** In right-to-left text the wheel is mirrored, with the pointer on the left. */
  readonly direction: Direction;
  /** The picked pupil; the others fade. */
  readonly pickedId: string | undefined;
}

/** The slices with their names before any turn: slice 0 is under the pointer. */
export const WheelFace = memo(({ pupils, direction, pickedId }: Props) => {
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
