import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { pathToReturnTo } from '#frontend/lib/edit-profile.ts';
import { useHasUnsentForm } from '#frontend/lib/forms/use-unsent-form.ts';
import { useProfile } from '#frontend/lib/resources/use-profile.ts';
import { useClasses } from '#frontend/record/api/classes.ts';
import { ofThisYear } from '#frontend/record/model/classes/of-this-year.ts';
import { saidByClasses } from '#frontend/record/model/classes/said-by-classes.ts';
import { seasonOn } from '#frontend/lib/school-season.ts';
import { serverNow } from '#frontend/lib/server-clock.ts';
import { ProfileCard } from './profile-card.tsx';
import { profileDraft, ProfileForm } from './profile-form.tsx';

/** A teacher's professional information. Opens as a form if a link asks for it or there is a draft. */
export const ProfessionalInformation = ({
  displayName,
}: {
  readonly displayName: string | undefined;
}) => {
  const { data: profile, error, isLoading, mutate } = useProfile();
  const classes = useClasses();
  const [season] = useState(() => seasonOn(serverNow()));
  const navigate = useNavigate();
  const returnTo = pathToReturnTo(useLocation().state);
  const halfFilled = useHasUnsentForm(profileDraft);
  const [editing, setEditing] = useState(returnTo !== undefined || halfFilled);
  const [edited, setEdited] = useState(returnTo !== undefined);
  const leave = async () => {
    setEditing(false);
    if (returnTo !== undefined) await navigate(returnTo, { replace: true });
  };

  // What the classes know is in the form of a first profile from the beginning.
  if (isLoading || (profile === null && classes.isLoading))
    return <Skeleton variant="rounded" height={520} />;
  if (error && profile === undefined) {
    return (
      <ErrorState
        title="profile.loadError"
        text={textOfError(error)}
        action="common.retry"
        onAction={() => void mutate()}
      />
    );
  }
  if (!editing) {
    return (
      <ProfileCard
        profile={profile}
        edited={edited}
        onEdit={() => {
          setEditing(true);
          setEdited(true);
        }}
      />
    );
  }
  return (
    <ProfileForm
      profile={profile ?? null}
      displayName={displayName}
      known={saidByClasses(ofThisYear(classes.data ?? []), season)}
      asked={edited}
      onSaved={async (saved) => {
        await mutate(saved, { revalidate: false });
        await leave();
      }}
      onOutdated={() => void mutate()}
      onCancel={() => void leave()}
    />
  );
};
