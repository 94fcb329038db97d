import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useMemo } from 'react';
import type { SeatingPlan } from '#shared/model/seating.ts';
import { hasSeats } from '#shared/seating/room.ts';
import { EmptyState } from '#frontend/components/feedback/empty-state.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { classSeatingPath } from '#frontend/lib/class-paths.ts';
import { hasFailed } from '#frontend/lib/resources/use-resource.ts';
import { useClassSeating } from '#frontend/record/api/class-seating.ts';
import SeatPlan from '#frontend/record/components/seating/seat-plan.tsx';
import type { Pupil } from '../../model/spinner/pupils.ts';

export interface SpinnerSeatsProps {
  readonly classId: string;
  readonly pupils: readonly Pupil[];
  /** Those who may still be picked; the others fade. */
  readonly onWheel: readonly Pupil[];
  /** Whose seat is lit. */
  readonly lit: Pupil | undefined;
}

/** Seen from the back of the room. */
const litSeat = {
  bgcolor: 'primary.main',
  borderColor: 'primary.main',
  color: 'primary.contrastText',
  opacity: 1,
} as const;

interface LitProps extends SpinnerSeatsProps {
  readonly plan: SeatingPlan;
}

/** The room is drawn once for a spin: the light moves many times a second, and only by a rule of style. */
const LitSeats = ({ plan, pupils, onWheel, lit }: LitProps) => {
  const room = useMemo(() => {
    const waiting = new Set(onWheel.map(({ savedId }) => savedId));
    return (
      <SeatPlan
        plan={plan}
        pupils={pupils.flatMap(({ savedId, name }) =>
          savedId === undefined ? [] : [{ id: savedId, fullName: name }],
        )}
        lookOf={(pupil) => (waiting.has(pupil) ? undefined : { sx: { opacity: 0.45 } })}
      />
    );
  }, [plan, pupils, onWheel]);
  return (
    <Box
      data-lit={lit?.savedId}
      sx={{
        minWidth: 0,
        ...(lit && { [`& [data-of="${lit.savedId}"]`]: litSeat }),
      }}
    >
      {room}
    </Box>
  );
};

/** The seats of the class instead of the wheel: the light goes from seat to seat and stays at who is picked. */
const SpinnerSeats = (props: SpinnerSeatsProps) => {
  const { classId } = props;
  const seating = useClassSeating(classId);
  if (!seating.data && !hasFailed(seating)) return <Skeleton variant="rounded" height={360} />;
  if (!seating.data || !hasSeats(seating.data.plan))
    return (
      <EmptyState
        text={seating.data ? 'games.spinner.noPlan' : 'games.spinner.planFailed'}
        action={<TextButton label="games.spinner.toPlan" to={classSeatingPath(classId)} />}
      />
    );
  return <LitSeats {...props} plan={seating.data.plan} />;
};

export default SpinnerSeats;
