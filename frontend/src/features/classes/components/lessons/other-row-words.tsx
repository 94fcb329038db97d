import { LessonText } from '#frontend/days/components/lesson-text.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { Dates, OtherRow, YearRow } from '../../model/lessons/lesson-rows.ts';

/** What a row is about that is no line: exams, a test, or what was taught instead. */
export const OtherRowWords = ({ row }: { readonly row: OtherRow }) => {
  if (row.kind === 'exam') return <bdi>{row.name}</bdi>;
  if (row.kind === 'own') return <LessonText lesson={row.session.entry?.lesson ?? ''} />;
  return <Message id="lessons.test" />;
};

export const datesOfRow = (row: OtherRow): Dates =>
  row.kind === 'exam' ? row.dates : { from: row.session.date, to: row.session.date };

export const keyOfRow = (row: YearRow): string => {
  if (row.kind === 'lesson') return `line ${row.line.index}`;
  return row.kind === 'exam' ? `exam ${row.dates.from}` : row.session.key;
};
