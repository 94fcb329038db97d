import { Fragment } from 'react';
import { allLessons } from '#shared/course/course-days.ts';
import { halfDayOf, isCalledByHalfDay } from '#shared/attendance/roll-places.ts';
import { sameClass } from '#shared/record/names/same-class.ts';
import type { Holiday, SchoolYear } from '#shared/model/school-year.ts';
import type { ClassSummary } from '#frontend/record/api/classes.ts';
import { seasonOn } from '#frontend/lib/school-season.ts';
import { agendaAt, timetableRows } from '../../model/today/agenda.ts';
import { rowWithActions } from '../../model/today/row-with-actions.ts';
import { HalfDayRoll } from './half-day-roll.tsx';
import { LessonRow } from './lesson-row.tsx';
import { LessonsPanel } from './lessons-panel.tsx';

export interface TimetableProps {
  readonly schoolYear: SchoolYear;
  readonly holidays: readonly Holiday[];
  readonly classes: readonly ClassSummary[];
  readonly colours: ReadonlyMap<string, number>;
  readonly now: Date;
  readonly onFolder: (day: string) => void;
}

/** The lessons of the day by the timetable alone, with the room that what is known of them takes. */
export const TimetableLessons = (props: TimetableProps) => {
  const { schoolYear, holidays, classes, colours, now, onFolder } = props;
  const agenda = agendaAt(now, timetableRows(schoolYear, holidays, seasonOn(now)));
  const withActions = rowWithActions(agenda);
  const all = allLessons(schoolYear);
  const classNames = all.map(({ className }) => className);
  return (
    <LessonsPanel
      agenda={agenda}
      hasTimetable={all.length > 0}
      holidays={holidays}
      now={now}
      onFolder={onFolder}
      rowOf={(row) => {
        const kept = sameClass(classes, { name: row.className });
        const isByHalfDay = isCalledByHalfDay(kept?.level, classNames);
        const part = halfDayOf(row.period);
        const isFirst = agenda?.rows.find(({ period }) => halfDayOf(period) === part) === row;
        return (
          <Fragment key={row.period}>
            {isByHalfDay && agenda?.isToday && isFirst && <HalfDayRoll part={part} />}
            <LessonRow
              row={row}
              kept={kept}
              colour={kept && colours.get(kept.id)}
              now={now}
              {...(row === withActions && kept && { actions: null, willHaveRoll: !isByHalfDay })}
            />
          </Fragment>
        );
      }}
    />
  );
};
