import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useSearchParams } from 'react-router';
import { startYear } from '#shared/school-year/school-calendar.ts';
import { EmptyState } from '#frontend/components/feedback/empty-state.tsx';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { Segments } from '#frontend/components/form/segments.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { LogBar } from '#frontend/days/components/log-bar.tsx';
import { useDays } from '#frontend/days/hooks/use-days.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { paths } from '#frontend/lib/paths.ts';
import { hasFailed } from '#frontend/lib/resources/use-resource.ts';
import { CourseYear } from './course-year.tsx';

/** The query parameter that chooses one of the subjects that the teacher gives in a class. */
const SUBJECT = 'subject';

/** The lessons of a class with their dates; the subject is chosen if there are several. */
const ClassLessons = ({ classId }: { readonly classId: string }) => {
  const text = useMessage();
  const [search, setSearch] = useSearchParams();
  const { days, resources } = useDays();
  const failed = resources.find(hasFailed);
  if (!days) {
    if (!failed) return <Skeleton variant="rounded" height={420} />;
    return (
      <ErrorState
        title="lessons.loadFailed"
        text={textOfError(failed?.error)}
        action="common.retry"
        onAction={() => void Promise.all(resources.map(({ mutate }) => mutate()))}
      />
    );
  }
  const courses = days.courses.filter(({ kept }) => kept?.id === classId);
  const year = startYear(days.season);
  const subjects = courses.map(({ course }) => course.subject);
  const chosen = courses.find(({ course }) => course.subject === search.get(SUBJECT)) ?? courses[0];
  if (!chosen) {
    return (
      <EmptyState
        title="lessons.noSessions"
        text="lessons.noSessionsText"
        action={
          <TextButton label="lessons.enterTimetable" to={paths.schoolYear} variant="contained" />
        }
      />
    );
  }
  return (
    <>
      {subjects.length > 1 && (
        <Box sx={{ mb: 2 }}>
          <Segments
            label={text('lessons.subject')}
            options={subjects.map((subject) => ({ value: subject, label: subject }))}
            value={chosen.course.subject}
            onChange={(subject) => setSearch({ [SUBJECT]: subject }, { replace: true })}
          />
        </Box>
      )}
      {chosen.logged && year !== undefined && (
        <Box sx={{ mb: 1, minHeight: 44 }}>
          <LogBar key={chosen.course.subject} course={chosen.logged} year={year} />
        </Box>
      )}
      <CourseYear key={chosen.course.subject} of={chosen} days={days} />
    </>
  );
};

export default ClassLessons;
