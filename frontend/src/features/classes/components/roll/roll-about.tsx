import type { RollPlace } from '#shared/attendance/roll-places.ts';
import { dateOfRoll, isTaken } from '#shared/attendance/roll.ts';
import type { Roll } from '#shared/model/attendance.ts';
import { startOf } from '#frontend/days/components/session-words.tsx';
import { useCalendarDates } from '#frontend/i18n/use-calendar-dates.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';

interface Props {
  readonly rollKey: string;
  readonly place: RollPlace | undefined;
  readonly roll: Roll | undefined;
}

/** When a roll is, and whether it was taken. */
export const RollAbout = ({ rollKey, place, roll }: Props) => {
  const text = useMessage();
  const { format } = useCalendarDates();
  const part = rollKey.slice(11);
  const time =
    part === 'am' || part === 'pm'
      ? text(`roll.part.${part}`)
      : place && startOf(place.sessions[0]);
  return [
    format(dateOfRoll(rollKey), { weekday: 'long', day: 'numeric', month: 'long' }),
    time,
    text(roll && isTaken(roll) ? 'roll.isTaken' : 'roll.isNotTaken'),
  ]
    .filter((one) => one !== undefined)
    .join(' · ');
};
