import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { Page } from '../../../components/page/page.tsx';
import { useNavigate } from 'react-router';
import { textOfError } from '../../../lib/api/api-error.ts';
import { useUser } from '../../../lib/auth/session.ts';
import { paths } from '../../../lib/paths.ts';
import { useProfile } from '../../../lib/resources/use-profile.ts';
import { AccountCard } from '../components/account-card.tsx';
import { AccountData } from '../components/account-data.tsx';
import { AccountSettings } from '../components/account-settings.tsx';
import { ProfileCard } from '../components/profile-card.tsx';
import { ProfileForm } from '../components/profile-form.tsx';

const ProfilePage = () => {
  const user = useUser();
  const navigate = useNavigate();
  const { data: profile, error, isLoading, mutate } = useProfile();
  const [editing, setEditing] = useState(false);

  if (!user) {
    return (
      <ErrorState
        title="profile.loadError"
        text={{ id: 'error.unexpected' }}
        action="common.goHome"
        onAction={() => void navigate(paths.home)}
      />
    );
  }
  const professional = () => {
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
    if (!editing) return <ProfileCard profile={profile} onEdit={() => setEditing(true)} />;
    return (
      <ProfileForm
        profile={profile}
        displayName={user.displayName}
        onSaved={async (saved) => {
          await mutate(saved, { revalidate: false });
          setEditing(false);
        }}
        onCancel={() => setEditing(false)}
      />
    );
  };
  return (
    <Page title="profile.title" intro="profile.intro">
      <Stack sx={{ gap: 3 }}>
        <AccountCard user={user} />
        {professional()}
        <AccountSettings user={user} />
        <AccountData user={user} />
      </Stack>
    </Page>
  );
};

export default ProfilePage;
