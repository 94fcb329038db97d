import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { lazyOverlay } from '../../components/dialog/lazy-overlay.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import type { SessionUser } from '../../lib/auth/session.ts';

const UserMenuList = lazyOverlay(() => import('./user-menu-list.tsx'));

/** The first letter of the user's name or address. */
const initialOf = ({ displayName, email }: SessionUser): string =>
  [...(displayName ?? email ?? '?')][0]?.toUpperCase() ?? '?';

/** The avatar, which opens a menu with Profile and Logout. The menu is loaded when it is first opened. */
export const UserMenu = ({ user }: { readonly user: SessionUser }) => {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [open, setOpen] = useState(false);
  const text = useMessage();
  return (
    <>
      <IconButton
        aria-label={text('layout.userMenu')}
        aria-haspopup="menu"
        aria-expanded={open}
        sx={{ borderRadius: '50%' }}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpen(true);
        }}
      >
        <Avatar
          {...(user.photoUrl && { src: user.photoUrl })}
          alt=""
          sx={{ width: 34, height: 34, fontSize: '0.9375rem', fontWeight: 600 }}
          slotProps={{ img: { referrerPolicy: 'no-referrer' } }}
        >
          {initialOf(user)}
        </Avatar>
      </IconButton>
      {anchor && (
        <UserMenuList user={user} anchor={anchor} open={open} onClose={() => setOpen(false)} />
      )}
    </>
  );
};
