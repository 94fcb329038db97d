import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useNavigate } from 'react-router';
import { blocksOf } from '#shared/course/blocks.ts';
import { hoursOn, nextTimetable } from '#shared/course/course-days.ts';
import { courseNames } from '#shared/course/course-names.ts';
import type { Lesson } from '#shared/model/school-year.ts';
import { clockTimes, usualHours } from '#shared/school-year/period-hours.ts';
import { RecordedNote } from '#frontend/days/components/recorded-note.tsx';
import { useSessionDialogs } from '#frontend/days/components/use-session-dialogs.tsx';
import type { Days } from '#frontend/days/model/day-course.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useCalendarDates } from '#frontend/i18n/use-calendar-dates.ts';
import { useSwipe } from '../hooks/use-swipe.ts';
import { placeInTime } from '../model/place-in-time.ts';
import { weekPath } from '../model/week-path.ts';
import { weekOf, type Slot } from '../model/week.ts';
import { DayChips } from './day-chips.tsx';
import { DayList } from './day-list.tsx';
import { WeekSummary } from './week-summary.tsx';
import { WeekTable } from './week-table.tsx';
import type { ShownCourse, WeekViewProps } from './week-view.ts';

/** One day with the way to the others, and what begins the day after. */
const PhoneWeek = ({ day, week, today, ...shared }: WeekViewProps & { readonly day: string }) => {
  const navigate = useNavigate();
  const { format } = useCalendarDates();
  const { days } = week;
  const found = days.findIndex(({ date }) => date === day);
  const place = Math.max(0, found);
  const [chosen, next] = [days[place], days[place + 1]];
  const swipe = useSwipe((step) => {
    const other = days[place + step];
    if (other) void navigate(weekPath(other.date), { replace: true });
  });
  if (!chosen) return null;
  return (
    <Box {...swipe} sx={{ display: 'grid', gap: 1.5 }}>
      <DayChips days={days} chosen={chosen.date} />
      <DayList day={chosen} {...shared} />
      {next && (
        <>
          <Typography component="p" color="textSecondary" sx={{ mt: 1, fontWeight: 500 }}>
            {chosen.date === today ? (
              <Message
                id="week.tomorrow"
                values={{ day: format(next.date, { weekday: 'long' }) }}
              />
            ) : (
              <Message id="week.dayAfter" />
            )}
          </Typography>
          <DayList day={next} {...shared} />
        </>
      )}
    </Box>
  );
};

interface Props {
  readonly days: Days;
  readonly day: string;
  readonly now: Date;
}

/** The sessions of a week: a table, or one day at a time on a phone. */
const WeekBoard = ({ days, day, now }: Props) => {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'), { noSsr: true });
  const { openSession, dialogs } = useSessionDialogs(days);
  const { schoolYear, holidays, today } = days;
  const { exams = [] } = schoolYear;
  const namesOf = courseNames(days.courses.map(({ course }) => course));
  const courses = days.courses.map((of) => ({ ...of, label: namesOf(of.course).join(' · ') }));
  const week = weekOf(day, courses, {
    lessons: nextTimetable(day, schoolYear),
    holidays,
    exams,
  });
  const hours = hoursOn(week.days[0]?.date ?? day, schoolYear) ?? usualHours;
  const moment = { today, minute: now.getHours() * 60 + now.getMinutes() };
  const view = {
    week,
    today,
    exams,
    timeOf: (period: Lesson['period']) => clockTimes(period, hours).from,
    placeInTime: (session: Parameters<typeof placeInTime>[0]) => placeInTime(session, moment),
    onOpen: ({ of, session }: Slot<ShownCourse>) => {
      const course = days.courses.find((one) => one.course === of.course);
      const block = blocksOf(of.real.sessions).find((one) => one.includes(session));
      if (course && block) openSession({ of: course, block });
    },
  };
  return (
    <>
      <RecordedNote />
      {isWide ? <WeekTable {...view} /> : <PhoneWeek {...view} day={day} />}
      <WeekSummary week={week} />
      {dialogs}
    </>
  );
};

export default WeekBoard;
