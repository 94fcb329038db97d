import Skeleton from '@mui/material/Skeleton';
import { useSearchParams } from 'react-router';
import { getAnnualDistributions } from '#shared/contracts/annual-distributions.ts';
import { listClasses } from '#shared/contracts/classes.ts';
import { listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import { getSchoolYear } from '#shared/contracts/school-year.ts';
import { weekLetterOn } from '#shared/course/course-days.ts';
import { daysAfter, sundayOf } from '#shared/school-year/iso-date.ts';
import { EmptyState } from '#frontend/components/feedback/empty-state.tsx';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Page } from '#frontend/components/page/page.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { useDays, type Days } from '#frontend/days/hooks/use-days.ts';
import { useNow } from '#frontend/days/hooks/use-now.ts';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { useCalendarDates } from '#frontend/i18n/use-calendar-dates.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { isoDateOf } from '#frontend/lib/local-date.ts';
import { paths } from '#frontend/lib/paths.ts';
import { hasFailed } from '#frontend/lib/resources/use-resource.ts';
import { WeekActions } from '../components/week-actions.tsx';
import { chosenDay } from '../model/chosen-day.ts';
import { DAY } from '../model/week-path.ts';
import { weekNumber } from '../model/week.ts';

const THURSDAY = 4;

const shape = <Skeleton variant="rounded" height={480} />;
const WeekBoard = lazyComponent(
  () => withTexts(import('../components/week-board.tsx'), 'days', 'classes', 'jobs'),
  shape,
);
// Its file comes while the week is fetched.
void WeekBoard.preload();

/** The letter of a week, if the timetable has lessons in one week only. */
const letterOf = ({ schoolYear, span }: Days, day: string): string | undefined => {
  const timetables = [schoolYear, ...(schoolYear.changes ?? [])];
  const isUsed = timetables.some(({ timetable = [] }) =>
    timetable.some(({ week, half }) => week !== undefined || half === 'turns'),
  );
  return isUsed ? weekLetterOn(day, schoolYear, span.from) : undefined;
};

/** The teacher's week: what is taught when, and what became of it. */
const WeekPage = () => {
  const [search] = useSearchParams();
  const { formatRange } = useCalendarDates();
  const { days, resources } = useDays();
  const failed = resources.find(hasFailed);
  const now = useNow();
  const today = days?.today ?? isoDateOf(now);
  const day = chosenDay(search.get(DAY), today);
  const sunday = sundayOf(day);
  const number = days && weekNumber(day, days.span, days.holidays);
  const hasLessons = days !== undefined && days.courses.length > 0;
  const letter = days && letterOf(days, day);
  return (
    <Page
      title={number === undefined ? 'week.title' : 'week.numbered'}
      titleValues={{ number: number ?? 0 }}
      intro={letter === undefined ? 'week.dates' : 'week.datesAndLetter'}
      introValues={{
        dates: formatRange(sunday, daysAfter(sunday, THURSDAY), { dateStyle: 'long' }),
        letter: letter ?? '',
      }}
      actions={<WeekActions days={hasLessons ? days : undefined} day={day} today={today} />}
    >
      {!days && !failed && shape}
      {!days && failed && (
        <ErrorState
          title="week.loadFailed"
          text={textOfError(failed?.error)}
          action="common.retry"
          onAction={() => void Promise.all(resources.map(({ mutate }) => mutate()))}
        />
      )}
      {days && !hasLessons && (
        <EmptyState
          title="week.noTimetable"
          text="week.noTimetableText"
          action={
            <TextButton label="week.enterTimetable" to={paths.schoolYear} variant="contained" />
          }
        />
      )}
      {days && hasLessons && <WeekBoard days={days} day={day} now={now} />}
    </Page>
  );
};

export const begin = () =>
  beginCalls(getSchoolYear, getProfile, listClasses, listAllMarkSheets, getAnnualDistributions);

export default WeekPage;
