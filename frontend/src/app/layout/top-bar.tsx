import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Menu, School } from 'lucide-react';
import { matchPath, useLocation, Link } from 'react-router';
import { lazyComponent } from '../../components/page/lazy-component.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import { useSession } from '../../lib/auth/session.ts';
import { paths } from '../../lib/paths.ts';
import { ColorModeButton } from './color-mode-button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { PageProgress } from './page-progress.tsx';
import type { UserMenuProps } from './user-menu.tsx';
import { TextButton } from '../../components/page/text-button.tsx';
import { Message } from '../../i18n/message.tsx';

/** The school icon and the platform's name; links to the home page. */
const Brand = () => {
  const text = useMessage();
  return (
    <Box
      component={Link}
      to={paths.home}
      aria-label={text('layout.home')}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        px: 1,
        minHeight: 44,
        borderRadius: 1,
        color: 'text.primary',
        textDecoration: 'none',
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 34,
          height: 34,
          borderRadius: '9px',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        <School size={20} strokeWidth={1.75} />
      </Box>
      <Typography
        component="span"
        sx={{ fontSize: '1.125rem', fontWeight: 600, display: { xs: 'none', sm: 'block' } }}
      >
        <Message id="app.name" />
      </Typography>
    </Box>
  );
};

interface Props {
  readonly menuExpanded: boolean;
  readonly onMenu: () => void;
}

/** Keeps the place of a button of signed-in users, so that the bar's other buttons do not move. */
const place = <Box sx={{ width: 44 }} />;
const SearchOfPages = lazyComponent(() => import('./search-of-pages.tsx'), place);
const UserMenu = lazyComponent<UserMenuProps>(() => import('./user-menu.tsx'), place);

const guestPages: readonly string[] = [paths.login, paths.register, paths.forgotPassword];

export const TopBar = ({ menuExpanded, onMenu }: Props) => {
  const session = useSession();
  const { pathname } = useLocation();
  const text = useMessage();
  const isForGuests = guestPages.some((page) => matchPath(page, pathname));
  // These pages most likely have a user, with a button at each end of the bar.
  const kept = session.status === 'loading' && !isForGuests && place;
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        // On the smallest screens a fixed bar would cover a quarter of the text.
        '@media (max-width: 599.95px) and (max-height: 320px)': { position: 'relative' },
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1 },
        height: 64,
        px: { xs: 1, sm: 2 },
        bgcolor: 'background.default',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      {kept}
      {session.status === 'signed-in' && (
        <IconButton aria-label={text('layout.menu')} aria-expanded={menuExpanded} onClick={onMenu}>
          <Menu size={22} />
        </IconButton>
      )}
      <Brand />
      <Box sx={{ flex: 1 }} />
      {session.status === 'loading' && (
        <CircularProgress size={20} aria-label={text('layout.loading')} sx={{ mx: 1 }} />
      )}
      {session.status === 'signed-in' && session.role === 'teacher' && (
        // The smallest screens have no room for it.
        <Box sx={{ '@media (max-width: 22em)': { display: 'none' } }}>
          <SearchOfPages />
        </Box>
      )}
      <LanguageSwitch />
      <ColorModeButton />
      {kept}
      {session.status === 'signed-in' && <UserMenu user={session.user} />}
      {session.status === 'signed-out' && !isForGuests && (
        <TextButton label="layout.login" to={paths.login} variant="outlined" size="small" />
      )}
      <PageProgress />
    </Box>
  );
};
