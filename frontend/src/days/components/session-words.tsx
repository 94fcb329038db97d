import type { Session } from '#shared/course/course.ts';
import type { Holiday } from '#shared/model/school-year.ts';
import { clockTimes, usualHours } from '#shared/school-year/period-hours.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';

/** When a session begins by the clock: `08:00`. */
export const startOf = ({ period, hours }: Pick<Session, 'period' | 'hours'>): string =>
  clockTimes(period, hours ?? usualHours).from;

/** The lesson of a session, as the distribution or the log has it; undefined if something else takes the session. */
export const lessonOf = ({ what, line, entry }: Session): string | undefined => {
  if (what === 'exam') return undefined;
  return what === 'own' ? entry?.lesson : line?.line.lesson;
};

interface TitleProps {
  readonly session: Session;
  /** Days of exams, which may have a name. */
  readonly exams?: readonly Holiday[] | undefined;
}

/** What a session is about: a lesson, or what takes its place. */
export const SessionTitle = ({ session, exams = [] }: TitleProps) => {
  const { what, date } = session;
  const lesson = lessonOf(session);
  const exam = exams.find(({ from, to }) => from <= date && date <= to);
  if (what === 'exam') return exam ? <bdi>{exam.name}</bdi> : <Message id="days.exam" />;
  if (lesson !== undefined) return <bdi>{lesson}</bdi>;
  return <Message id={what === 'test' ? 'days.test' : 'days.noLesson'} />;
};

/** A function that says which part of its lesson a session is, and whether it continues one; undefined if it is the whole. */
export const usePartWords = () => {
  const text = useMessage();
  return ({ what, line, part, isContinued }: Session): string | undefined => {
    if (!line || (what !== 'line' && what !== 'lost')) return undefined;
    const said = [
      line.parts > 1 && text('days.part', { part, parts: line.parts }),
      isContinued && text('days.continued'),
    ].filter((one) => typeof one === 'string');
    return said.length > 0 ? said.join(text('days.and')) : undefined;
  };
};
