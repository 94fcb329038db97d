import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { matchPath, useLocation, useNavigate } from 'react-router';
import { listClasses } from '#shared/contracts/classes.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import { getSchoolYear } from '#shared/contracts/school-year.ts';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { PageTabs } from '#frontend/components/page/page-tabs.tsx';
import { Page } from '#frontend/components/page/page.tsx';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import { useRole, useUser } from '#frontend/lib/auth/session.ts';
import { pageAt, paths } from '#frontend/lib/paths.ts';
import { AccountCard } from '../components/account-card.tsx';
import { ProfessionalInformation } from '../components/professional-information.tsx';

const skeleton = <Skeleton variant="rounded" height={420} />;
const Account = lazyComponent(() => import('../components/account.tsx'), skeleton);
const SchoolYear = lazyComponent(
  () => import('../components/school-year/school-year.tsx'),
  skeleton,
);

const details = {
  path: paths.profile,
  label: 'profile.tab.me',
  title: 'profile.title',
  intro: 'profile.intro',
} as const;
const schoolYear = {
  path: paths.schoolYear,
  label: 'profile.tab.schoolYear',
  title: 'profile.tab.schoolYear',
  intro: 'schoolYear.text',
} as const;
const account = {
  path: paths.account,
  label: 'profile.tab.account',
  title: 'profile.tab.account',
  intro: 'profile.accountIntro',
} as const;
const tabs = [details, schoolYear, account];

/** The profile of a teacher: what notebooks print, the school year, the account. Students have the account only. */
const ProfilePage = () => {
  const user = useUser();
  const isTeacher = useRole() === 'teacher';
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const tab = tabs.find(({ path }) => matchPath(path, pathname)) ?? details;

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
    // The key moves the focus to the heading of another tab.
    <Page key={tab.path} title={tab.title} intro={isTeacher ? tab.intro : 'profile.studentIntro'}>
      {isTeacher && (
        <PageTabs
          label="profile.tabs"
          tabs={tabs.map(({ label, path }) => ({ label, path, isCurrent: path === tab.path }))}
        />
      )}
      <Stack sx={{ gap: 3 }}>
        {tab !== schoolYear && <AccountCard user={user} />}
        {tab === details && isTeacher && <ProfessionalInformation displayName={user.displayName} />}
        {tab === schoolYear && <SchoolYear />}
        {(tab === account || !isTeacher) && <Account user={user} isTeacher={isTeacher} />}
      </Stack>
    </Page>
  );
};

export const begin = () => {
  const isOfYear = pageAt(window.location.pathname)?.name === 'schoolYear';
  beginCalls(...(isOfYear ? [getSchoolYear, getProfile, listClasses] : [getProfile]));
};

export default ProfilePage;
