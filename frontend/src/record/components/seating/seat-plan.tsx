import Box from '@mui/material/Box';
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import { useMemo, type ReactNode } from 'react';
import type { SavedPupil } from '#shared/model/saved-class.ts';
import type { SeatingPlan } from '#shared/model/seating.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { Room, seatProps, type NumberedSeat } from './room.tsx';
import { seatStyles } from './seat-styles.ts';

/** How a pupil's seat looks beyond the name. */
export interface SeatLook {
  /** In the corner, such as the sign of an absence. */
  readonly sign?: ReactNode;
  /** What a screen reader says after the name. */
  readonly words?: string | undefined;
  readonly sx?: object;
}

export interface SeatPlanProps {
  readonly plan: SeatingPlan;
  /** Those of the class now: the seat of anyone else is empty. */
  readonly pupils: readonly Pick<SavedPupil, 'id' | 'fullName'>[];
  readonly lookOf?: (pupil: string) => SeatLook | undefined;
  /** Without it, seats are not buttons. */
  readonly onTap?: (pupil: string) => void;
  /** Further properties of a pupil's button, such as handlers of a long press. */
  readonly buttonOf?: (pupil: string) => Partial<ButtonBaseProps>;
}

/** Those of a plan by their ids. */
export const useNames = (pupils: SeatPlanProps['pupils']): ReadonlyMap<string, string> =>
  useMemo(() => new Map(pupils.map(({ id, fullName }) => [id, fullName])), [pupils]);

/** A seating plan with one button for each pupil's seat, in the state that the caller gives. Arrow keys lead from seat to seat. */
const SeatPlan = ({ plan, pupils, lookOf, onTap, buttonOf }: SeatPlanProps) => {
  const text = useMessage();
  const names = useNames(pupils);
  const isHere = useMemo(() => (pupil: string) => names.has(pupil), [names]);
  const labelOf = ({ row, number, pupil }: NumberedSeat, words?: string): string => {
    const seat = text('seating.seatOf', { row, seat: number, name: names.get(pupil) ?? '' });
    return words ? text('seating.seatState', { seat, state: words }) : seat;
  };
  return (
    <Room
      plan={plan}
      isHere={isHere}
      seat={(seat, current) => {
        const { pupil } = seat;
        if (pupil === '') return <Box aria-hidden sx={seatStyles.empty} />;
        const look = lookOf?.(pupil);
        const sx = { ...seatStyles.seat, ...look?.sx };
        const inside = (
          <>
            <Box component="bdi" sx={seatStyles.name}>
              {names.get(pupil)}
            </Box>
            {look?.sign !== undefined && <Box sx={seatStyles.sign}>{look.sign}</Box>}
          </>
        );
        if (!onTap)
          return (
            <Box data-of={pupil} sx={sx}>
              {inside}
            </Box>
          );
        return (
          <ButtonBase
            {...seatProps(seat, current)}
            {...buttonOf?.(pupil)}
            aria-label={labelOf(seat, look?.words)}
            onClick={() => onTap(pupil)}
            sx={sx}
          >
            {inside}
          </ButtonBase>
        );
      }}
    />
  );
};

export default SeatPlan;
