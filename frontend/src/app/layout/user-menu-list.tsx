import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { LogOut, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { Message } from '../../i18n/message.tsx';
import type { SessionUser } from '../../lib/auth/session.ts';
import { paths } from '../../lib/paths.ts';
import { useLogOut } from './use-log-out.tsx';

interface Props {
  readonly user: SessionUser;
  readonly anchor: HTMLElement;
  readonly open: boolean;
  readonly onClose: () => void;
}

const UserMenuList = ({ user, anchor, open, onClose }: Props) => {
  const { begin, dialog } = useLogOut(user.uid);
  return (
    <>
      <Menu
        anchorEl={anchor}
        open={open}
        onClose={onClose}
        // Inside the bar, so that its content belongs to a landmark.
        container={() => anchor.closest('header')}
        disableScrollLock
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { mt: 0.5, minWidth: 240 } } }}
      >
        <Box component="li" role="presentation" sx={{ px: 2, py: 1.25 }}>
          <Typography sx={{ fontWeight: 500 }} noWrap>
            <bdi>{user.displayName ?? user.email}</bdi>
          </Typography>
          {user.displayName && (
            <Typography variant="caption" color="textSecondary" component="p" noWrap>
              <bdi>{user.email}</bdi>
            </Typography>
          )}
        </Box>
        <Divider component="li" role="presentation" sx={{ mb: 1 }} />
        <MenuItem component={Link} to={paths.profile} onClick={onClose}>
          <ListItemIcon>
            <UserRound size={20} />
          </ListItemIcon>
          <Message id="layout.profile" />
        </MenuItem>
        <MenuItem
          onClick={() => {
            onClose();
            begin();
          }}
        >
          <ListItemIcon>
            <LogOut size={20} className="flip-rtl" />
          </ListItemIcon>
          <Message id="layout.logout" />
        </MenuItem>
      </Menu>
      {dialog}
    </>
  );
};

export default UserMenuList;
