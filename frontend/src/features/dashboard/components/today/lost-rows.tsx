import { CalendarPlus, CircleHelp } from 'lucide-react';
import { hoursOn } from '#shared/course/course-days.ts';
import { freePeriods } from '#shared/course/free-periods.ts';
import { daysAfter } from '#shared/school-year/iso-date.ts';
import { useTimeWords } from '#frontend/days/components/block-words.tsx';
import type { DayCourse, Days } from '#frontend/days/hooks/use-days.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { classLessonsPath } from '#frontend/lib/class-paths.ts';
import { LookRow } from './begun-panel.tsx';

interface Props {
  readonly days: Days;
  readonly courses: readonly DayCourse[];
  /** A course with records that fit no session. */
  readonly stray: DayCourse | undefined;
}

/** A class with records that fit no session, classes with lost sessions that were not made up, and when the teacher is free next. */
export const LostRows = ({ days, courses, stray }: Props) => {
  const timeWords = useTimeWords(days);
  const [free] = freePeriods(
    {
      ...{ schoolYear: days.schoolYear, holidays: days.holidays, days: days.span },
      logs: days.courses.map(({ year }) => year.log),
    },
    daysAfter(days.today, 1),
    1,
  );
  const ofStray = stray && (
    <LookRow
      icon={CircleHelp}
      isWaiting
      path={classLessonsPath(stray.kept?.id ?? '')}
      title={<Message id="days.strays" values={{ count: stray.real.strays.length }} />}
      text={<bdi>{stray.course.className}</bdi>}
    />
  );
  const ofLost = courses.map(({ course, kept, standing }) => (
    <LookRow
      key={`${course.className} ${course.subject}`}
      icon={CalendarPlus}
      isWaiting
      path={classLessonsPath(kept?.id ?? '')}
      title={<Message id="days.notMadeUp" values={{ count: standing.notMadeUp }} />}
      text={
        free ? (
          <Message
            id="days.freeAt"
            values={{
              name: course.className,
              when: timeWords({ ...free, hours: hoursOn(free.date, days.schoolYear) }),
            }}
          />
        ) : (
          <bdi>{course.className}</bdi>
        )
      }
    />
  ));
  return (
    <>
      {ofStray}
      {ofLost}
    </>
  );
};
