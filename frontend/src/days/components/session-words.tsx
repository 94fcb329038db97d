import type { Session } from '#shared/course/course.ts';
import type { Holiday } from '#shared/model/school-year.ts';
import { clockTimes, usualHours } from '#shared/school-year/period-hours.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { LessonText } from './lesson-text.tsx';
import type { Block } from '../model/day-course.ts';

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
  if (lesson !== undefined) return <LessonText lesson={lesson} />;
  return <Message id={what === 'test' ? 'days.test' : 'days.noLesson'} />;
};

/**
 * A function that says which parts of its lesson a block is, whether it continues one, and which lesson follows within it;
 * undefined if it is one whole lesson.
 */
export const usePartWords = () => {
  const text = useMessage();
  return (block: Block): string | undefined => {
    const [first] = block;
    const { what, line, part: from, isContinued } = first;
    if (!line || (what !== 'line' && what !== 'lost')) return undefined;
    const next = block.find((one) => lessonOf(one) !== lessonOf(first));
    const before = next ? block.slice(0, block.indexOf(next)) : block;
    const to = before.at(-1)?.part ?? from;
    const { parts } = line;
    const then = next && lessonOf(next);
    const said = [
      to > from && text('days.parts', { from, to, count: to - from + 1, parts }),
      to === from && parts > 1 && text('days.part', { part: from, parts }),
      isContinued && text('days.continued'),
      then !== undefined && text('days.then', { lesson: then }),
    ].filter((one) => typeof one === 'string');
    return said.length > 0 ? said.join(text('days.and')) : undefined;
  };
};
