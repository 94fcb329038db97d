import Skeleton from '@mui/material/Skeleton';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { useClasses } from '#frontend/record/api/classes.ts';
import { useProfile } from '#frontend/lib/resources/use-profile.ts';
import { useSchoolYear } from '#frontend/lib/resources/use-school-year.ts';
import { NextSteps } from './next-steps.tsx';
import { SchoolYearForm } from './school-year-form.tsx';

/** The timetable and holidays of a season, which every notebook prints. */
const SchoolYear = () => {
  const { data: profile, isLoading } = useProfile();
  const classes = useClasses();
  const { data: stored, error, mutate } = useSchoolYear();
  // The classes and the season are part of the form, so that it comes in one piece.
  if (!stored || isLoading || classes.isLoading) {
    return error && !stored ? (
      <ErrorState
        title="schoolYear.loadError"
        text={textOfError(error)}
        action="common.retry"
        onAction={() => void mutate()}
      />
    ) : (
      <Skeleton variant="rounded" height={420} />
    );
  }
  return (
    <>
      <SchoolYearForm
        stored={stored}
        profile={profile ?? null}
        onSaved={(saved) => mutate(saved, { revalidate: false })}
        onOutdated={() => mutate()}
      />
      {/* Below the button that saves: it comes later, and must not move the timetable. */}
      <NextSteps stored={stored} profile={profile ?? null} />
    </>
  );
};

export default SchoolYear;
