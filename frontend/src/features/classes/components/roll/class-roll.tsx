import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { placeOfKey } from '#shared/attendance/roll-places.ts';
import { isTaken } from '#shared/attendance/roll.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { EmptyState } from '#frontend/components/feedback/empty-state.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { noteRollTaken } from '#frontend/days/hooks/use-record.ts';
import type { Days } from '#frontend/days/model/day-course.ts';
import { rollPlacesOf } from '#frontend/days/model/roll-key.ts';
import { rollPath } from '#frontend/lib/class-paths.ts';
import { paths } from '#frontend/lib/paths.ts';
import type { Rolls } from '../../hooks/roll/use-roll.ts';
import { RollAbout } from './roll-about.tsx';
import { RollFrame } from './roll-frame.tsx';
import { RollSheet } from './roll-sheet.tsx';

interface Props {
  readonly kept: SavedClass;
  readonly rollKey: string;
  readonly days: Days;
  readonly rolls: Rolls;
}

/** Goes back to where the roll was opened, or to Today. */
export const useGoBack = (): (() => void) => {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  return () => void (isFirst ? navigate(paths.dashboard) : navigate(-1));
};

export const toWeek = <TextButton label="roll.toWeek" to={paths.week} variant="contained" />;

/** The roll of a session, or why there is none. */
export const ClassRoll = ({ kept, rollKey, days, rolls }: Props) => {
  const goBack = useGoBack();
  const [isAsked, setAsked] = useState(false);
  const place = placeOfKey(rollPlacesOf(days, kept), rollKey);
  const all = rolls.rollsOf(kept.id);
  const roll = all?.[rollKey];
  // A roll that was called by an earlier timetable stays open to corrections.
  const isKnown = roll !== undefined;
  if (place && place.key !== rollKey && !isKnown)
    return <Navigate replace to={rollPath(kept.id, place.key)} />;
  const name = days.courses.find((one) => one.kept?.id === kept.id)?.course.className ?? kept.name;
  const frame = {
    ...{ name, onBack: goBack },
    about: <RollAbout rollKey={rollKey} place={place} roll={roll} />,
  };
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
  if (place?.isLost && !isAsked && !(roll && isTaken(roll))) {
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
    <RollSheet
      key={rollKey}
      {...{ kept, rollKey, rolls, frame }}
      half={place?.half}
      onDone={(absent, undo) => {
        if (undo) noteRollTaken(name, absent, undo);
        goBack();
      }}
    />
  );
};
