import type { RollPlace } from '#shared/attendance/roll-places.ts';
import { dateOfRoll } from '#shared/attendance/roll.ts';
import { startOf } from '#frontend/days/components/session-words.tsx';
import { useCalendarDates } from '#frontend/i18n/use-calendar-dates.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';

interface Props {
  readonly rollKey: string;
  readonly place: RollPlace | undefined;
}

/** When a roll is. */
export const RollAbout = ({ rollKey, place }: Props) => {
  const text = useMessage();
  const { format } = useCalendarDates();
  const part = rollKey.slice(11);
  const time =
    part === 'am' || part === 'pm'
      ? text(`roll.part.${part}`)
      : place && startOf(place.sessions[0]);
  const date = format(dateOfRoll(rollKey), { weekday: 'long', day: 'numeric', month: 'long' });
  return time === undefined ? date : `${date} · ${time}`;
};
