import { allLessons } from '#shared/course/course-days.ts';
import { sameClass } from '#shared/record/names/same-class.ts';
import type { Holiday, SchoolYear } from '#shared/model/school-year.ts';
import type { ClassSummary } from '#frontend/record/api/classes.ts';
import { seasonOn } from '#frontend/lib/school-season.ts';
import { agendaAt, timetableRows } from '../../model/today/agenda.ts';
import { rowWithActions } from '../../model/today/row-with-actions.ts';
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
  return (
    <LessonsPanel
      agenda={agenda}
      hasTimetable={allLessons(schoolYear).length > 0}
      holidays={holidays}
      now={now}
      onFolder={onFolder}
      rowOf={(row) => {
        const kept = sameClass(classes, { name: row.className });
        return (
          <LessonRow
            key={row.period}
            row={row}
            kept={kept}
            colour={kept && colours.get(kept.id)}
            now={now}
            {...(row === withActions && { actions: null })}
          />
        );
      }}
    />
  );
};
