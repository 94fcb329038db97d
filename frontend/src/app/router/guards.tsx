import Box from '@mui/material/Box';
import { Navigate, Outlet, useLocation } from 'react-router';
import { lazyPage } from '../../components/page/lazy-page.tsx';
import { PageSkeleton } from '../../components/page/page-skeleton.tsx';
import { useSession } from '../../lib/auth/session.ts';
import { paths } from '../../lib/paths.ts';
import { returnPath } from './return-path.ts';
import { ErrorState } from '../../components/feedback/error-state.tsx';
import type { Text } from '../../i18n/message-id.ts';
import { useLogOut } from '../layout/use-log-out.tsx';
import { TextButton } from '../../components/page/text-button.tsx';

interface Props {
  readonly reason: Text;
  readonly retry: () => void;
}

/** Shown instead of a page when the user's identity or role could not be fetched; offers to retry or log out. */
const UnknownSession = ({ reason, retry }: Props) => {
  const { begin, dialog } = useLogOut();
  return (
    <>
      <ErrorState title="error.pageTitle" text={reason} action="common.retry" onAction={retry} />
      <Box sx={{ mt: -6, textAlign: 'center' }}>
        <TextButton label="layout.logout" color="inherit" onClick={begin} />
      </Box>
      {dialog}
    </>
  );
};

const ForTeachers = lazyPage(() => import('./for-teachers-page.tsx'));

/** Redirects, and shows a skeleton until the new page has loaded. */
const Redirect = ({ to, state }: { readonly to: string; readonly state?: unknown }) => (
  <>
    <Navigate to={to} replace state={state} />
    <PageSkeleton />
  </>
);

/** Lets signed-in users through; sends everyone else to the login page, which returns here afterwards. */
export const RequireUser = () => {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'loading') return <PageSkeleton />;
  if (session.status === 'unknown') return <UnknownSession {...session} />;
  // The key remounts the page for another user, who must not see the previous user's data.
  if (session.status === 'signed-in') return <Outlet key={session.user.uid} />;
  const state = session.deliberate ? undefined : { from: `${pathname}${search}` };
  return <Redirect to={paths.login} state={state} />;
};

/** Lets visitors through; sends signed-in users to their original destination, or to the dashboard. */
export const GuestsOnly = () => {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'loading') return <PageSkeleton />;
  if (session.status === 'unknown') return <UnknownSession {...session} />;
  if (session.status === 'signed-out') return <Outlet />;
  return <Redirect to={returnPath(location.state)} />;
};

/** Lets teachers through, below `RequireUser`; students see that the page is for teachers. */
export const TeachersOnly = () => {
  const session = useSession();
  const isTeacher = session.status === 'signed-in' && session.role === 'teacher';
  return isTeacher ? <Outlet /> : <ForTeachers />;
};
