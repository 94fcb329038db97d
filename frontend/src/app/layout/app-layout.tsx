import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Fragment, Suspense, useDeferredValue, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { lazyOverlay } from '../../components/dialog/lazy-overlay.tsx';
import { ErrorBoundary } from '../../components/feedback/error-boundary.tsx';
import { lazyComponent } from '../../components/page/lazy-component.tsx';
import { PageSkeleton } from '../../components/page/page-skeleton.tsx';
import { useSession, type SessionUser } from '../../lib/auth/session.ts';
import { NavigationRail } from './navigation-rail.tsx';
import { NewVersionNote } from './new-version-note.tsx';
import { TopBar } from './top-bar.tsx';
import { VerificationBanner } from './verification-banner.tsx';
import { Message } from '../../i18n/message.tsx';

/** Lets keyboard users skip the bar; visible only on focus. */
const SkipLink = () => (
  <Link
    href="#content"
    sx={{
      position: 'absolute',
      insetInlineStart: 16,
      top: 8,
      zIndex: 'tooltip',
      px: 2,
      py: 1.5,
      borderRadius: 1,
      bgcolor: 'background.paper',
      '&:not(:focus)': {
        clipPath: 'inset(50%)',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        p: 0,
      },
    }}
  >
    <Message id="layout.skip" />
  </Link>
);

/** Whether the screen has room for the rail beside the page. */
const useWide = (): boolean =>
  useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });

const OfflineNote = lazyComponent(() => import('./offline-note.tsx'));
const NavigationDrawer = lazyOverlay(() => import('./navigation-drawer.tsx'));

const isUnverified = ({ provider, emailVerified }: SessionUser): boolean =>
  provider === 'password' && !emailVerified;

/** The frame of every screen: top bar, the page, and for signed-in users a navigation (rail or drawer). */
export const AppLayout = () => {
  const session = useSession();
  const { pathname } = useLocation();
  const wide = useWide();
  const [railOpen, setRailOpen] = useState(true);
  const [drawerOpen, setDrawerOpen] = useState(false);
  // Renders the frame before the page, because React paints everything of one render, with its style rules, at once.
  const known = useDeferredValue(session.status !== 'loading', false);
  const signedIn = known && session.status === 'signed-in';

  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <TopBar
        menuExpanded={wide ? railOpen : drawerOpen}
        onMenu={() => (wide ? setRailOpen(!railOpen) : setDrawerOpen(true))}
      />
      <NewVersionNote />
      {signedIn && isUnverified(session.user) && <VerificationBanner />}
      {/* The key replaces the skeleton at once when the session is known, so that nothing moves. */}
      <Box key={known ? 'page' : 'loading'} sx={{ flex: 1, display: 'flex' }}>
        {signedIn && wide && <NavigationRail open={railOpen} />}
        {signedIn && !wide && (
          <NavigationDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />
        )}
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', outline: 'none' }}
        >
          {signedIn && <OfflineNote uid={session.user.uid} />}
          {/* Keeps the frame alive when a page fails. */}
          <ErrorBoundary resetKey={pathname}>
            {/* Stays mounted between pages, so that the old page stays visible until the next has loaded. */}
            <Suspense fallback={<PageSkeleton />}>
              <Fragment key={pathname}>{known ? <Outlet /> : <PageSkeleton />}</Fragment>
            </Suspense>
          </ErrorBoundary>
        </Box>
      </Box>
    </Box>
  );
};
