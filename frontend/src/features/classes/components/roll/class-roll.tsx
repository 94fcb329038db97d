import Skeleton from '@mui/material/Skeleton';
import { memo, useMemo, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { placeOfKey } from '#shared/attendance/roll-places.ts';
import { isTaken } from '#shared/attendance/roll.ts';
import type { Rolls } from '#shared/attendance/totals.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { EmptyState } from '#frontend/components/feedback/empty-state.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { noteRollTaken } from '#frontend/days/hooks/use-record.ts';
import type { Days } from '#frontend/days/model/day-course.ts';
import { rollPlacesOf } from '#frontend/days/model/roll-key.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { rollPath } from '#frontend/lib/class-paths.ts';
import { paths } from '#frontend/lib/paths.ts';
import { useEvent } from '#frontend/lib/use-event.ts';
import type { Attendance } from '#frontend/rolls/api/attendance.ts';
import { RollAbout } from './roll-about.tsx';
import { RollFrame } from './roll-frame.tsx';
import { RollSheet } from './roll-sheet.tsx';

interface Props {
  readonly kept: SavedClass;
  readonly rollKey: string;
  readonly days: Days;
  /** All rolls of the class; undefined while they load. */
  readonly all: Rolls | undefined;
  readonly say: Attendance['say'];
}

/** Goes back to where the roll was opened, or to Today. */
export const useGoBack = (): (() => void) => {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  return useEvent(() => void (isFirst ? navigate(paths.dashboard) : navigate(-1)));
};

export const toWeek = <TextButton label="roll.toWeek" to={paths.week} variant="contained" />;

/** The roll of a session, or why there is none. */
export const ClassRoll = memo(({ kept, rollKey, days, all, say }: Props) => {
  const goBack = useGoBack();
  const [isAsked, setAsked] = useState(false);
  const place = useMemo(() => placeOfKey(rollPlacesOf(days, kept), rollKey), [days, kept, rollKey]);
  const roll = all?.[rollKey];
  // A roll that was called by an earlier timetable stays open to corrections.
  const isKnown = roll !== undefined;
  const wasTaken = isKnown && isTaken(roll);
  const name = days.courses.find((one) => one.kept?.id === kept.id)?.course.className ?? kept.name;
  const onDone = useEvent((absent: number, undo: (() => void) | undefined) => {
    if (undo) noteRollTaken(name, absent, undo);
    goBack();
  });
  const frame = useMemo(
    () => ({
      ...{ name, onBack: goBack },
      about: <RollAbout rollKey={rollKey} place={place} />,
      status: <Message id={wasTaken ? 'roll.isTaken' : 'roll.isNotTaken'} />,
    }),
    [name, goBack, rollKey, place, wasTaken],
  );
  if (place && place.key !== rollKey && !isKnown)
    return <Navigate replace to={rollPath(kept.id, place.key)} />;
  if (!all) {
    return (
      <RollFrame {...frame}>
        <Skeleton variant="rounded" height={420} />
      </RollFrame>
    );
  }
  if (!place && !isKnown) {
    return (
      <RollFrame {...frame}>
        <EmptyState title="roll.noSession" text="roll.noSessionText" action={toWeek} />
      </RollFrame>
    );
  }
  if (rollKey.slice(0, 10) > days.today && !isKnown) {
    return (
      <RollFrame {...frame}>
        <EmptyState title="roll.ahead" text="roll.aheadText" action={toWeek} />
      </RollFrame>
    );
  }
  if (place?.isLost && !isAsked && !wasTaken) {
    return (
      <RollFrame {...frame}>
        <EmptyState
          title="roll.lost"
          text="roll.lostText"
          action={
            <TextButton label="roll.callAnyway" variant="outlined" onClick={() => setAsked(true)} />
          }
        />
      </RollFrame>
    );
  }
  return (
    <RollSheet key={rollKey} {...{ kept, rollKey, all, say, frame, onDone }} half={place?.half} />
  );
});
