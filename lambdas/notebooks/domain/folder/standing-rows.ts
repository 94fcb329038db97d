import type { CourseSessions, Session } from '#shared/course/course.ts';
import { standingOf } from '#shared/course/standing.ts';
import type { Cell, Column } from '#lambdas/print/layout/table-model.ts';
import type { DatedCourse } from '../year/teachers-year.ts';
import { nameCourses } from './day.ts';
import type { FolderBook } from './folder.ts';

const centred = { align: 'center' } as const;

/** The columns of the table that says where each class is; what was lost only if the teacher shows it. */
export function standingColumns({ texts, folder }: FolderBook): Column[] {
  return [
    { heading: texts.class, width: 84, align: 'start', rowHeading: true },
    { heading: texts.current, align: 'start' },
    { heading: texts.place, width: 80, ...centred },
    { heading: texts.taught, width: 46, ...centred },
    ...(folder.choice.standing
      ? [
          { heading: texts.lost, width: 34, ...centred },
          { heading: texts.madeUp, width: 38, ...centred },
          { heading: texts.standing, width: 68, ...centred },
        ]
      : []),
  ];
}

/** The line at which a course is on a date: of the first session from then on that teaches one. */
const lineFrom = ({ sessions }: CourseSessions, date: string): Session['line'] =>
  sessions.find((one) => one.date >= date && (one.what === 'line' || one.what === 'lost'))?.line;

/** `Lesson 12 of 37`; empty if no lesson is left, or none is planned. */
export function placeOf(
  { texts, folder }: FolderBook,
  { real }: Pick<DatedCourse, 'real'>,
): string {
  const line = lineFrom(real, folder.date);
  return line ? texts.lessonOf(real.lines.indexOf(line) + 1, real.lines.length) : '';
}

const cell = (text: string): Cell => ({ text });

function rowOf(book: FolderBook, dated: DatedCourse, name: string): Cell[] {
  const { real, planned } = dated;
  const { texts, folder } = book;
  const { date, choice } = folder;
  const { ahead } = standingOf(real, planned, date);
  const line = lineFrom(real, date);
  const before = real.sessions.filter((one) => one.date < date);
  const count = (is: (session: Session) => boolean): string => String(before.filter(is).length);
  const hasEnded = before.length > 0 && real.lines.length > 0;
  const against =
    ahead === 0 ? texts.onTime : ahead > 0 ? texts.ahead(ahead) : texts.behind(-ahead);
  return [
    { text: name, weight: 'bold' },
    cell(line?.line.lesson ?? (hasEnded ? texts.finished : '')),
    cell(placeOf(book, dated)),
    cell(count(({ what }) => what !== 'lost' && what !== 'exam')),
    ...(choice.standing
      ? [
          cell(count(({ what }) => what === 'lost')),
          cell(count(({ what, isExtra }) => isExtra && what !== 'lost')),
          cell(real.lines.length === 0 ? '' : against),
        ]
      : []),
  ];
}

/** A row for each course of the teacher, in the order of the week. */
export function standingRows(book: FolderBook): Cell[][] {
  const { folder } = book;
  const nameOf = nameCourses(folder);
  return (folder.year?.courses ?? []).map((dated) => rowOf(book, dated, nameOf(dated.course)));
}
