import { useAttendance } from '#frontend/rolls/api/attendance.ts';
import type { Days, PlacedBlock } from '../model/day-course.ts';
import { rollKeyOf, rollName } from '../model/roll-key.ts';
import { RollButton } from './roll-button.tsx';

/** The way from a session to its roll. */
export const SessionRoll = ({
  days,
  placed,
}: {
  readonly days: Days;
  readonly placed: PlacedBlock;
}) => {
  const { date } = placed.block[0];
  const { rollsOf } = useAttendance(date.slice(0, 7), date.slice(0, 7));
  const key = rollKeyOf(days, placed);
  const { kept } = placed.of;
  if (key === undefined || !kept) return null;
  return (
    <div>
      <RollButton
        classId={kept.id}
        name={rollName(days, placed.of)}
        rollKey={key}
        roll={rollsOf(kept.id)?.[key]}
      />
    </div>
  );
};
