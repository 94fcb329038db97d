import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  ArrowDownToLine,
  ArrowUpToLine,
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  CheckCheck,
  ListChecks,
  Trash2,
} from 'lucide-react';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { acceptRow } from '../../model/gradebook/edit-cells.ts';
import type { Edit, CellPosition } from '../../model/gradebook/edit-gradebook.ts';
import {
  insertRow,
  removeRow,
  shiftMarksDown,
  shiftMarksUp,
} from '../../model/gradebook/edit-rows.ts';
import type { RowMenuProps } from '../review/review-dialogs.tsx';

/** The actions on a row, including shifting the marks below it if the reader skipped one. */
const RowMenu = ({ review, place, open, onClose }: RowMenuProps) => {
  const { book, edit, go } = review;
  const here: CellPosition = { row: place, column: review.place.column };
  const item = (label: MessageId, Icon: typeof Trash2, change: Edit, to: CellPosition = here) => (
    <MenuItem
      onClick={() => {
        onClose();
        edit(change);
        go(to);
      }}
    >
      <ListItemIcon>
        <Icon size={18} aria-hidden />
      </ListItemIcon>
      <Message id={label} />
    </MenuItem>
  );
  return (
    <Menu
      anchorEl={() => document.querySelector('[data-review-grid] [data-here]') ?? document.body}
      open={open}
      onClose={onClose}
    >
      {item('review.acceptRow', CheckCheck, acceptRow(place))}
      {book.classList && (
        <MenuItem onClick={() => review.open({ of: 'pupil', place, sought: '' })}>
          <ListItemIcon>
            <ListChecks size={18} aria-hidden />
          </ListItemIcon>
          <Message id="review.choosePupil" />
        </MenuItem>
      )}
      <Divider component="li" role="presentation" />
      {item('review.insertAbove', BetweenHorizontalStart, insertRow(place))}
      {item('review.insertBelow', BetweenHorizontalEnd, insertRow(place + 1), {
        ...here,
        row: place + 1,
      })}
      {item('review.shiftDown', ArrowDownToLine, shiftMarksDown(place))}
      {item('review.shiftUp', ArrowUpToLine, shiftMarksUp(place))}
      <Divider component="li" role="presentation" />
      {item('review.removeRow', Trash2, removeRow(place))}
    </Menu>
  );
};

export default RowMenu;
