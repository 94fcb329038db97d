import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { startYear } from '#shared/school-year/school-calendar.ts';
import { EmptyState } from '#frontend/components/feedback/empty-state.tsx';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { Segments } from '#frontend/components/form/segments.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { courseLogDocuments } from '#frontend/days/api/course-log-documents.ts';
import { useCourseLogs } from '#frontend/days/api/course-logs.ts';
import { LogBar } from '#frontend/days/components/log-bar.tsx';
import { useDays, type DayCourse } from '#frontend/days/hooks/use-days.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { addressOf } from '#frontend/lib/documents/open-document.ts';
import { unsavedConflicts } from '#frontend/lib/documents/unsaved-conflicts.ts';
import { LOG } from '#frontend/lib/class-paths.ts';
import { paths } from '#frontend/lib/paths.ts';
import { hasFailed } from '#frontend/lib/resources/use-resource.ts';
import { CourseYear } from './course-year.tsx';

/** The lessons of a class with their dates; the subject is chosen if there are several. */
const ClassLessons = ({ classId }: { readonly classId: string }) => {
  const text = useMessage();
  const [search, setSearch] = useSearchParams();
  const { days, resources } = useDays();
  const year = days && startYear(days.season);
  const { documentIdOf } = useCourseLogs(year);
  /** The log of the class that waits for a choice: its subject is shown first. */
  const [waiting] = useState(() => {
    const prefix = `${addressOf(courseLogDocuments, classId)}/`;
    return unsavedConflicts
      .get()
      .find((address) => address.startsWith(prefix))
      ?.slice(prefix.length);
  });
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
  const subjects = courses.map(({ course }) => course.subject);
  const logOf = ({ logged }: DayCourse) => logged && documentIdOf(logged).split('/')[1];
  const wanted = search.get(LOG) ?? waiting;
  const chosen = courses.find((one) => logOf(one) === wanted) ?? courses[0];
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
            onChange={(subject) => {
              const log = courses.flatMap((one) =>
                one.course.subject === subject ? (logOf(one) ?? []) : [],
              )[0];
              if (log !== undefined) setSearch({ [LOG]: log }, { replace: true });
            }}
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
