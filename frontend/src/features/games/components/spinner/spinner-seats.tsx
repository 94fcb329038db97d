import Skeleton from '@mui/material/Skeleton';
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

/** The seats of the class instead of the wheel: the light goes from seat to seat and stays at who is picked. */
const SpinnerSeats = ({ classId, pupils, onWheel, lit }: SpinnerSeatsProps) => {
  const seating = useClassSeating(classId);
  if (!seating.data && !hasFailed(seating)) return <Skeleton variant="rounded" height={360} />;
  if (!seating.data || !hasSeats(seating.data.plan))
    return (
      <EmptyState
        text={seating.data ? 'games.spinner.noPlan' : 'games.spinner.planFailed'}
        action={<TextButton label="games.spinner.toPlan" to={classSeatingPath(classId)} />}
      />
    );
  const waiting = new Set(onWheel.map(({ savedId }) => savedId));
  return (
    <SeatPlan
      plan={seating.data.plan}
      pupils={pupils.flatMap(({ savedId, name }) =>
        savedId === undefined ? [] : [{ id: savedId, fullName: name }],
      )}
      lookOf={(pupil) => ({
        isLit: pupil === lit?.savedId,
        ...(!waiting.has(pupil) && { sx: { opacity: 0.45 } }),
      })}
    />
  );
};

export default SpinnerSeats;
