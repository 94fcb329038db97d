import { sundayOf } from '#shared/school-year/iso-date.ts';
import { startOf, usePartWords } from '#frontend/days/components/session-words.tsx';
import { useCalendarDates } from '#frontend/i18n/use-calendar-dates.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Slot } from '../model/week.ts';

/** What is said of a session below its lesson: why it was lost and where it went, for whom it is, which part. */
export const SlotDetails = ({ session, movedTo }: Pick<Slot<unknown>, 'session' | 'movedTo'>) => {
  const text = useMessage();
  const { format } = useCalendarDates();
  const partWords = usePartWords();
  const { what, half, entry, isExtra } = session;
  return [
    what === 'lost' && entry?.reason && text(`week.reason.${entry.reason}`),
    movedTo &&
      text('week.movedTo', {
        date: format(
          movedTo.date,
          sundayOf(movedTo.date) === sundayOf(session.date)
            ? { weekday: 'long' }
            : { day: 'numeric', month: 'long' },
        ),
        time: startOf(movedTo),
      }),
    isExtra && text('week.makeUp'),
    half !== undefined && text('week.half', { half }),
    what !== 'lost' && partWords([session]),
  ]
    .filter((said) => typeof said === 'string')
    .join(' · ');
};
