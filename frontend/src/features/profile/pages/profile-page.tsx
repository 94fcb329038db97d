import Stack from '@mui/material/Stack';
import { useNavigate } from 'react-router';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Page } from '#frontend/components/page/page.tsx';
import { useRole, useUser } from '#frontend/lib/auth/session.ts';
import { paths } from '#frontend/lib/paths.ts';
import { AccountCard } from '../components/account-card.tsx';
import { AccountData } from '../components/account-data.tsx';
import { AccountSettings } from '../components/account-settings.tsx';
import { ProfessionalInformation } from '../components/professional-information.tsx';

const SchoolYearCard = lazyComponent(
  () => import('../components/school-year/school-year-card.tsx'),
);

/** Everyone's account, and teachers' professional information, which their notebooks print. */
const ProfilePage = () => {
  const user = useUser();
  const isTeacher = useRole() === 'teacher';
  const navigate = useNavigate();

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
  return (
    <Page title="profile.title" intro={isTeacher ? 'profile.intro' : 'profile.studentIntro'}>
      <Stack sx={{ gap: 3 }}>
        <AccountCard user={user} />
        {isTeacher && <ProfessionalInformation displayName={user.displayName} />}
        {isTeacher && <SchoolYearCard />}
        <AccountSettings user={user} />
        <AccountData user={user} isTeacher={isTeacher} />
      </Stack>
    </Page>
  );
};

export default ProfilePage;
