import Skeleton from '@mui/material/Skeleton';
import { useEffect, useEffectEvent } from 'react';
import { useParams } from 'react-router';
import * as z from 'zod/mini';
import { dateOfRoll } from '#shared/attendance/roll.ts';
import { rollKey as anyRollKey } from '#shared/model/attendance.ts';
import { isoDate } from '#shared/model/text.ts';
import { daysAfter } from '#shared/school-year/iso-date.ts';
import { EmptyState } from '#frontend/components/feedback/empty-state.tsx';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { useDays } from '#frontend/days/hooks/use-days.ts';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { hasFailed } from '#frontend/lib/resources/use-resource.ts';
import { useAttendance } from '#frontend/rolls/api/attendance.ts';
import { useClass } from '#frontend/record/api/classes.ts';
import { ClassRoll, toWeek, useGoBack } from './class-roll.tsx';
import { RollFrame } from './roll-frame.tsx';

/** Days before the month of a roll that are in the second month before it, in which the last rolls of a half may be. */
const BACK = 45;

const isRollKey = (key: string): boolean =>
  z.safeParse(anyRollKey, key).success && z.safeParse(isoDate(), dateOfRoll(key)).success;

/** Loads what a roll needs; says what could not be loaded. */
const LoadedRoll = ({
  classId,
  rollKey,
}: {
  readonly classId: string;
  readonly rollKey: string;
}) => {
  const goBack = useGoBack();
  const ofClass = useClass(classId);
  const { toRecord, resources } = useDays();
  const month = rollKey.slice(0, 7);
  const rolls = useAttendance(daysAfter(`${month}-01`, -BACK).slice(0, 7), month);
  const all = rolls.rollsOf(classId);
  const { isKnown } = rolls;
  // Not opened anew by each answer of the server: closing sends, before the answer is taken in.
  const hold = useEffectEvent(() => rolls.hold(classId, rollKey));
  useEffect(() => (isKnown ? hold() : undefined), [isKnown, classId, rollKey]);
  const kept = ofClass.data;
  const frame = { name: kept?.name ?? '…', onBack: goBack };
  if (kept === null)
    return (
      <RollFrame {...frame}>
        <EmptyState text="error.class-not-found" />
      </RollFrame>
    );
  const failed = [ofClass, ...resources].find(hasFailed)?.error ?? (all ? undefined : rolls.error);
  if (kept && toRecord && all)
    return <ClassRoll {...{ kept, rollKey, all }} days={toRecord} say={rolls.say} />;
  return (
    <RollFrame {...frame}>
      {failed === undefined ? (
        <Skeleton variant="rounded" height={420} />
      ) : (
        <ErrorState
          title="roll.loadFailed"
          text={textOfError(failed)}
          action="common.retry"
          onAction={() => {
            rolls.reload();
            void Promise.all([ofClass, ...resources].map(({ mutate }) => mutate()));
          }}
        />
      )}
    </RollFrame>
  );
};

/** The roll that the address names. */
const OpenedRoll = () => {
  const { classId = '', rollKey = '' } = useParams();
  const goBack = useGoBack();
  if (isRollKey(rollKey)) return <LoadedRoll classId={classId} rollKey={rollKey} />;
  return (
    <RollFrame name="…" onBack={goBack}>
      <EmptyState title="roll.noSession" text="roll.noSessionText" action={toWeek} />
    </RollFrame>
  );
};

export default OpenedRoll;
