import Skeleton from '@mui/material/Skeleton';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { useClassSeating } from '#frontend/record/api/class-seating.ts';
import { SeatingBoard } from './seating-board.tsx';

/** Where the pupils of a class sit. */
const ClassSeating = ({ kept }: { readonly kept: SavedClass }) => {
  const { data, error, mutate } = useClassSeating(kept.id);
  if (data) return <SeatingBoard key={kept.id} kept={kept} stored={data} />;
  if (error === undefined) return <Skeleton variant="rounded" height={420} />;
  return (
    <ErrorState
      title="seating.loadFailed"
      text={textOfError(error)}
      action="common.retry"
      onAction={() => void mutate()}
    />
  );
};

export default ClassSeating;
