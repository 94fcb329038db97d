import MenuItem from '@mui/material/MenuItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import { ArrowDown, ArrowUp, Pencil, UserMinus } from 'lucide-react';
import type { SavedClass, SavedPupil } from '#shared/model/saved-class.ts';
import { PageMenu } from '#frontend/components/dialog/page-menu.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { PupilEdit } from '../../model/pupils/edit-pupils.ts';

export interface PupilMenuProps {
  readonly kept: SavedClass;
  readonly pupil: SavedPupil;
  readonly anchor: HTMLElement;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChange: () => void;
  readonly onEdit: (edit: PupilEdit) => void;
}

/** What can be done with a pupil of the list. */
const PupilMenu = ({ kept, pupil, anchor, open, onClose, onChange, onEdit }: PupilMenuProps) => {
  const { id } = pupil;
  const place = kept.pupils.findIndex((one) => one.id === id);
  const last = kept.pupils.length - 1;
  const move = (by: number) => onEdit({ kind: 'move', id, place: place + by });
  const remove = () => onEdit({ kind: 'remove', id });
  const items = [
    { label: 'pupils.change', Icon: Pencil, isPossible: true, act: onChange },
    { label: 'pupils.up', Icon: ArrowUp, isPossible: place > 0, act: () => move(-1) },
    { label: 'pupils.down', Icon: ArrowDown, isPossible: place < last, act: () => move(1) },
    { label: 'pupils.remove', Icon: UserMinus, isPossible: last > 0, act: remove },
  ] as const;
  return (
    <PageMenu anchor={anchor} open={open} onClose={onClose}>
      {items.map(({ label, Icon, isPossible, act }) => (
        <MenuItem
          key={label}
          disabled={!isPossible}
          onClick={() => {
            onClose();
            act();
          }}
        >
          <ListItemIcon>
            <Icon size={18} />
          </ListItemIcon>
          <Message id={label} />
        </MenuItem>
      ))}
    </PageMenu>
  );
};

export default PupilMenu;
