import type { Session } from '#shared/course/course.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useCalendarDates } from '#frontend/i18n/use-calendar-dates.ts';
import type { Block, Days } from '../model/day-course.ts';
import { SessionTitle, startOf, usePartWords } from './session-words.tsx';

/** A function that names a day of the school year: `today`, or `Monday, November 30`. */
export const useDayWords = (days: Days): ((date: string) => string) => {
  const text = useMessage();
  const { format } = useCalendarDates();
  return (date) =>
    date === days.today
      ? text('days.today')
      : format(date, { weekday: 'long', day: 'numeric', month: 'long' });
};

/** When a block is and what it is for: `Sunday, November 29, 09:00 · Triangles, part 2 of 3`. */
export const BlockWords = ({ block, days }: { readonly block: Block; readonly days: Days }) => {
  const dayWords = useDayWords(days);
  const partWords = usePartWords();
  const [session] = block;
  const part = partWords(block);
  return (
    <>
      {dayWords(session.date)} <bdi>{startOf(session)}</bdi>
      {' · '}
      <SessionTitle session={session} exams={days.schoolYear.exams} />
      {part !== undefined && <>{` · ${part}`}</>}
    </>
  );
};

/** A function that says when a session is: `Monday, November 30, 09:00`. */
export const useTimeWords = (
  days: Days,
): ((session: Pick<Session, 'date' | 'period' | 'hours'>) => string) => {
  const text = useMessage();
  const dayWords = useDayWords(days);
  return (session) => text('days.at', { date: dayWords(session.date), time: startOf(session) });
};
