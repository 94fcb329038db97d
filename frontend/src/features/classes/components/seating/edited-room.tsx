import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { seatAt } from '#shared/seating/room.ts';
import type { SeatingPlan } from '#shared/model/seating.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { Room, seatProps } from '#frontend/record/components/seating/room.tsx';
import { seatStyles } from '#frontend/record/components/seating/seat-styles.ts';
import type { Mode } from './seating-tools.tsx';

interface Props {
  readonly plan: SeatingPlan;
  readonly names: ReadonlyMap<string, string>;
  readonly isHere: (pupil: string) => boolean;
  readonly mode: Mode;
  /** The pupil whom the next press seats. */
  readonly picked: string | undefined;
  readonly dragged: string | undefined;
  /** The seat below a drag. */
  readonly over: string | undefined;
  readonly onPress: (key: string) => void;
}

const handle = {
  // A finger that rests drags, and selects no text.
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  touchAction: 'manipulation',
} as const;

/** The room while it is edited: pupils change seats, or seats come and go. */
export const EditedRoom = (props: Props) => {
  const { plan, names, isHere, mode, picked, dragged, over, onPress } = props;
  const text = useMessage();
  const isRoom = mode === 'room';
  return (
    <Room
      plan={plan}
      isHere={isHere}
      seat={(seat, current) => {
        const { key, row, number, pupil } = seat;
        const isEmpty = pupil === '';
        const label = isEmpty
          ? text('seating.emptySeat', { row, seat: number })
          : text('seating.seatOf', { row, seat: number, name: names.get(pupil) ?? '' });
        return (
          <ButtonBase
            {...seatProps(seat, current)}
            {...(!isEmpty && !isRoom && { 'data-pupil': pupil })}
            aria-label={isRoom ? text('seating.removeSeat', { seat: label }) : label}
            {...(!isRoom && !isEmpty && { 'aria-pressed': pupil === picked })}
            onClick={() => onPress(key)}
            sx={{
              ...(isEmpty ? seatStyles.empty : seatStyles.seat),
              ...(!isEmpty && pupil === picked && seatStyles.lit),
              ...(key === over && seatStyles.lit),
              ...(pupil === dragged && !isEmpty && { opacity: 0.4 }),
              ...(!isRoom && !isEmpty && { cursor: 'grab' }),
              ...handle,
            }}
          >
            <Box component="bdi" sx={seatStyles.name}>
              {names.get(pupil)}
            </Box>
          </ButtonBase>
        );
      }}
      {...(isRoom && {
        gap: (row: number, column: number) => (
          <ButtonBase
            aria-label={text('seating.addSeat', { row, column })}
            onClick={() => onPress(seatAt(row, column))}
            sx={seatStyles.gap}
          >
            <Plus size={16} />
          </ButtonBase>
        ),
      })}
    />
  );
};

interface GhostProps {
  readonly ghost: RefObject<HTMLDivElement | null>;
  readonly name: string;
}

/** The name of a pupil who is dragged, above the pointer. */
export const DragGhost = ({ ghost, name }: GhostProps) => (
  <Box
    ref={ghost}
    data-ghost
    aria-hidden
    sx={{ position: 'fixed', top: 0, left: 0, zIndex: 'tooltip', pointerEvents: 'none' }}
  >
    <Box
      component="bdi"
      sx={{
        display: 'block',
        transform: 'translate(-50%, -130%)',
        width: 'max-content',
        maxWidth: '14rem',
        px: 1.5,
        py: 0.75,
        borderRadius: '6px',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: '0.875rem',
      }}
    >
      {name}
    </Box>
  </Box>
);
