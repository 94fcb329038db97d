import Skeleton from '@mui/material/Skeleton';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { shownSince } from '#frontend/lib/offline/kept-answers.ts';
import { useStore } from '#frontend/lib/store.ts';
import { useOnline } from '#frontend/lib/use-online.ts';
import { useClassSeating } from '#frontend/record/api/class-seating.ts';
import { SeatPlan } from '#frontend/record/components/seating/lazy-seat-plan.tsx';
import type { SeatingBoardProps } from './seating-board.tsx';

const shape = <Skeleton variant="rounded" height={420} />;

/** Without a network the plan is read: what changes it is not on the device, since nothing could be saved. */
const PlanToRead = ({ kept, stored }: SeatingBoardProps) => {
  const isOnline = useOnline();
  const isFromDevice = useStore(shownSince) !== undefined;
  if (isOnline && !isFromDevice) return shape;
  return <SeatPlan plan={stored.plan} pupils={kept.pupils} />;
};

const SeatingBoard = lazyComponent<SeatingBoardProps>(
  () => withTexts(import('./seating-board.tsx'), 'seat-editing'),
  (props) => <PlanToRead {...props} />,
);
// Its file comes while the plan is fetched.
void SeatingBoard.preload();

/** Where the pupils of a class sit. */
const ClassSeats = ({ kept }: { readonly kept: SavedClass }) => {
  const { data, error, mutate } = useClassSeating(kept.id);
  if (data) return <SeatingBoard key={kept.id} kept={kept} stored={data} />;
  if (error === undefined) return shape;
  return (
    <ErrorState
      title="seating.loadFailed"
      text={textOfError(error)}
      action="common.retry"
      onAction={() => void mutate()}
    />
  );
};

export default ClassSeats;
