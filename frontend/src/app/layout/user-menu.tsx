import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { UserAvatar } from '../../components/account/user-avatar.tsx';
import { lazyOverlay } from '../../components/dialog/lazy-overlay.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import type { SessionUser } from '../../lib/auth/session.ts';

const UserMenuList = lazyOverlay(() => import('./user-menu-list.tsx'));

export interface UserMenuProps {
  readonly user: SessionUser;
}

/** The avatar, which opens a menu with Profile and Logout. The menu is loaded when it is first opened. */
const UserMenu = ({ user }: UserMenuProps) => {
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
        <UserAvatar user={user} size={34} />
      </IconButton>
      {anchor && (
        <UserMenuList user={user} anchor={anchor} open={open} onClose={() => setOpen(false)} />
      )}
    </>
  );
};

export default UserMenu;
