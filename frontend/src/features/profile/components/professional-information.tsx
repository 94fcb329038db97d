import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { textOfError } from '../../../lib/api/api-error.ts';
import { useProfile } from '../../../lib/resources/use-profile.ts';
import { ProfileCard } from './profile-card.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The professional information of a teacher: to read, and to edit. */
export const ProfessionalInformation = ({
  displayName,
}: {
  readonly displayName: string | undefined;
}) => {
  const { data: profile, error, isLoading, mutate } = useProfile();
  const [editing, setEditing] = useState(false);
  const [edited, setEdited] = useState(false);

  if (isLoading) return <Skeleton variant="rounded" height={520} />;
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
      profile={profile}
      displayName={displayName}
      onSaved={async (saved) => {
        await mutate(saved, { revalidate: false });
        setEditing(false);
      }}
      onCancel={() => setEditing(false)}
    />
  );
};
