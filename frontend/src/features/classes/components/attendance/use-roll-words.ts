import { useCallback } from 'react';
import { dateOfRoll } from '#shared/attendance/roll.ts';
import { useCalendarDates } from '#frontend/i18n/use-calendar-dates.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';

/** Functions that name the roll of a key: its session, and its date with the session. */
export const useRollWords = () => {
  const text = useMessage();
  const { format } = useCalendarDates();
  const sessionOf = useCallback(
    (key: string): string => {
      const place = key.slice(11);
      if (place === 'am' || place === 'pm') return text(`attendance.session.${place}`);
      return text('attendance.session.period', { period: Number(place) });
    },
    [text],
  );
  const dayOf = useCallback(
    (key: string): string =>
      format(dateOfRoll(key), { weekday: 'long', day: 'numeric', month: 'long' }),
    [format],
  );
  return { sessionOf, dayOf };
};
