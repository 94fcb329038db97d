import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { UserAvatar } from '../../components/account/user-avatar.tsx';
import { lazyOverlay } from '../../components/dialog/lazy-overlay.tsx';
import { lazyComponent } from '../../components/page/lazy-component.tsx';
import type { UnsentMarkProps } from '../../features/search/components/unsent-mark.tsx';
import { withTexts } from '../../i18n/load-messages.ts';
import { useMessage } from '../../i18n/use-message.ts';
import type { SessionUser } from '../../lib/auth/session.ts';
import { waitingDocuments } from '../../lib/documents/unsaved-conflicts.ts';
import { useStore } from '../../lib/store.ts';

const UnsentMark = lazyComponent<UnsentMarkProps>(() =>
  withTexts(import('../../features/search/components/unsent-mark.tsx'), 'search'),
);
const UserMenuList = lazyOverlay(() => import('./user-menu-list.tsx'));

export interface UserMenuProps {
  readonly user: SessionUser;
}

/** The avatar with its menu, loaded when first opened, and before it the mark of documents that wait to be sent. */
const UserMenu = ({ user }: UserMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [open, setOpen] = useState(false);
  const text = useMessage();
  const waiting = useStore(waitingDocuments);
  const [hasWaited, setHasWaited] = useState(false);
  if (waiting.length > 0 && !hasWaited) setHasWaited(true);
  return (
    <>
      {hasWaited && <UnsentMark addresses={waiting} />}
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
