import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { useProfile } from '#frontend/lib/resources/use-profile.ts';
import { useSchoolYear } from '#frontend/lib/resources/use-school-year.ts';
import { SchoolYearForm } from './school-year-form.tsx';

/** The timetable and holidays of a season, which every notebook prints. */
const SchoolYearCard = () => {
  const { data: profile } = useProfile();
  const { data: stored, error, mutate } = useSchoolYear();
  if (!stored) {
    return error ? (
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
    <Card component="section" aria-labelledby="school-year" sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography variant="h2" id="school-year" sx={{ mb: 0.5 }}>
        <Message id="schoolYear.title" />
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        <Message id="schoolYear.text" />
      </Typography>
      <SchoolYearForm
        stored={stored}
        profile={profile ?? null}
        onSaved={(saved) => mutate(saved, { revalidate: false })}
        onOutdated={() => mutate()}
      />
    </Card>
  );
};

export default SchoolYearCard;
