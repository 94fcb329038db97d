import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Send } from 'lucide-react';
import { Message } from '#frontend/i18n/message.tsx';

interface Props {
  readonly anchor: HTMLElement;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onResend: () => void;
}

const RowMenu = ({ anchor, open, onClose, onResend }: Props) => (
  <Menu
    anchorEl={anchor}
    open={open}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    transformOrigin={{ vertical: 'top', horizontal: 'right' }}
  >
    <MenuItem
      onClick={() => {
        onClose();
        onResend();
      }}
    >
      <ListItemIcon>
        <Send size={18} className="flip-rtl" />
      </ListItemIcon>
      <Message id="students.resend" />
    </MenuItem>
  </Menu>
);

export default RowMenu;
