import Typography from '@mui/material/Typography';
import { courseDays, weekLetterOn } from '#shared/course/course-days.ts';
import type { Lesson, LessonHours } from '#shared/model/school-year.ts';
import { daysAfter, sundayOf } from '#shared/school-year/iso-date.ts';
import { Message } from '#frontend/i18n/message.tsx';
import type { ProfessionalProfile } from '#frontend/lib/api/response-types.ts';
import { isoDateOf } from '#frontend/lib/local-date.ts';
import type { ChosenClass } from '../../hooks/use-chosen-class.ts';
import type { TypedYearState } from '../../hooks/use-typed-year.ts';
import { lessonsOf } from '../../model/versions.ts';
import type { Problems } from '../../model/year-problems.ts';
import { ClassPalette } from './class-palette.tsx';
import { LessonDetails, type WeekLetterChoice } from './lesson-details.tsx';
import { TimetableGrid } from './timetable-grid.tsx';
import { Timetables } from './timetables.tsx';

interface Props {
  readonly year: TypedYearState;
  readonly chosen: ChosenClass;
  readonly profile: ProfessionalProfile | null;
  readonly season: string;
  readonly hours: LessonHours;
  readonly problems: Problems;
}

const dependsOnWeek = ({ week, half }: Pick<Lesson, 'week' | 'half'>): boolean =>
  week !== undefined || half === 'turns';

/** The lessons of a week, and what the next pressed hours get. */
export const Timetable = ({ year, chosen, profile, season, hours, problems }: Props) => {
  const { shown, timetable } = year;
  const { classes, room, setRoom, details, taught } = chosen;
  const all = lessonsOf(shown);
  const days = courseDays(season, { begins: shown.begins || undefined });
  const usesWeeks = all.some(dependsOnWeek) || (taught !== undefined && dependsOnWeek(taught));
  const weeks = (): WeekLetterChoice | undefined => {
    if (!usesWeeks || !days) return undefined;
    const today = isoDateOf(new Date());
    const date = today < days.from ? days.from : today;
    const sunday = sundayOf(date);
    return {
      sunday,
      letter: weekLetterOn(date, shown, days.from),
      choose: (letter) => year.change({ weekA: letter === 'A' ? sunday : daysAfter(sunday, 7) }),
    };
  };
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        <Message id={classes.names.length > 0 ? 'schoolYear.howTo' : 'schoolYear.addFirst'} />
      </Typography>
      <Timetables year={year} problems={problems} />
      <ClassPalette
        {...{ classes, room, setRoom }}
        undo={year.undo}
        isDetailed={
          profile?.level === 'Primary' ||
          all.some(({ subject, half, week }) => subject ?? half ?? week)
        }
        details={<LessonDetails {...details} ownSubject={profile?.subject ?? ''} weeks={weeks()} />}
      />
      <TimetableGrid
        timetable={timetable}
        hours={hours}
        taught={taught}
        onChange={year.enter}
        undo={year.undo}
      />
    </>
  );
};
