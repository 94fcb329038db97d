import Skeleton from '@mui/material/Skeleton';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { useAttendance } from '#frontend/rolls/api/attendance.ts';
import { useDays } from '#frontend/days/hooks/use-days.ts';
import type { Days } from '#frontend/days/model/day-course.ts';
import { rollPlacesOf } from '#frontend/days/model/roll-key.ts';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { attendanceSearch } from '#frontend/lib/class-paths.ts';
import { hasFailed } from '#frontend/lib/resources/use-resource.ts';
import { shownSpan } from '../../model/attendance/attendance-span.ts';
import { AttendanceBoard } from './attendance-board.tsx';
import { AttendanceChoice } from './attendance-choice.tsx';

interface Props {
  readonly kept: SavedClass;
}

/** The keys of the sessions of a class until today that have a roll, taken or not. */
const sessionKeys = (days: Days, kept: SavedClass): string[] =>
  rollPlacesOf(days, kept).flatMap(({ key, date, isLost }) =>
    isLost || date > days.today ? [] : [key],
  );

const OfDays = ({ kept, days }: Props & { readonly days: Days }) => {
  const [search, setSearch] = useSearchParams();
  const { today } = days;
  const shown = shownSpan(search, today, days);
  const { span } = shown;
  const months = {
    from: span.from.slice(0, 7),
    to: (span.to < today ? span.to : today).slice(0, 7),
  };
  const rolls = useAttendance(months.from, months.to, kept.id);
  const sessions = useMemo(() => sessionKeys(days, kept), [days, kept]);
  const { rollsOf, isKnown } = rolls;
  const own = useMemo(() => (isKnown ? rollsOf(kept.id) : undefined), [rollsOf, isKnown, kept.id]);
  return (
    <>
      <AttendanceChoice
        {...{ ...shown, season: days }}
        onChoose={(choice) =>
          setSearch(attendanceSearch(choice), { replace: true, preventScrollReset: true })
        }
      />
      {own ? (
        <AttendanceBoard {...{ kept, rolls: own, sessions, ...shown }} />
      ) : rolls.error === undefined ? (
        <Skeleton variant="rounded" height={420} />
      ) : (
        <ErrorState
          title="attendance.loadFailed"
          text={textOfError(rolls.error)}
          action="common.retry"
          onAction={rolls.reload}
        />
      )}
    </>
  );
};

/** The attendance of a class: totals and register of a span, or the list for the supervisor. */
const ClassAttendance = ({ kept }: Props) => {
  const { days, resources } = useDays();
  const failed = resources.find(hasFailed);
  if (days) return <OfDays {...{ kept, days }} />;
  if (!failed) return <Skeleton variant="rounded" height={420} />;
  return (
    <ErrorState
      title="attendance.loadFailed"
      text={textOfError(failed.error)}
      action="common.retry"
      onAction={() => void Promise.all(resources.map(({ mutate }) => mutate()))}
    />
  );
};

export default ClassAttendance;
