import { Navigate, Outlet, useLocation } from 'react-router';
import { lazyPage } from '../../components/page/lazy-page.tsx';
import { PageSkeleton } from '../../components/page/page-skeleton.tsx';
import { useSession } from '../../lib/auth/session.ts';
import { paths } from '../../lib/paths.ts';
import { returnPath } from './return-path.ts';
import { UnknownSession } from './unknown-session.tsx';

const ForTeachers = lazyPage(() => import('./for-teachers-page.tsx'));

/** Goes elsewhere; the shape of a page fills the place until that is here. */
const Redirect = ({ to, state }: { readonly to: string; readonly state?: unknown }) => (
  <>
    <Navigate to={to} replace state={state} />
    <PageSkeleton />
  </>
);

/** Lets signed-in users through; everyone else goes to the login page and comes back after it. */
export const RequireUser = () => {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'loading') return <PageSkeleton />;
  if (session.status === 'unknown') return <UnknownSession {...session} />;
  // Another user begins every page anew: what is on it is not theirs.
  if (session.status === 'signed-in') return <Outlet key={session.user.uid} />;
  const state = session.deliberate ? undefined : { from: `${pathname}${search}` };
  return <Redirect to={paths.login} state={state} />;
};

/** Lets visitors through; a signed-in user goes on to where they were heading, or the dashboard. */
export const GuestsOnly = () => {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'loading') return <PageSkeleton />;
  if (session.status === 'unknown') return <UnknownSession {...session} />;
  if (session.status === 'signed-out') return <Outlet />;
  return <Redirect to={returnPath(location.state)} />;
};

/** Lets teachers through, below `RequireUser`; a student is told whose page this is, and stays signed in. */
export const TeachersOnly = () => {
  const session = useSession();
  const isTeacher = session.status === 'signed-in' && session.role === 'teacher';
  return isTeacher ? <Outlet /> : <ForTeachers />;
};
