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
import type { CellPosition } from '#frontend/record/model/grid/mark-table.ts';
import type { Edit } from '../../model/gradebook/edit-gradebook.ts';
import {
  insertRow,
  removeRow,
  shiftMarksDown,
  shiftMarksUp,
} from '../../model/gradebook/edit-rows.ts';
import type { ReviewAction } from '../../model/review/review-reducer.ts';
import { useReviewed } from '../../hooks/review/review-context.ts';
import type { GridOverlayProps } from '#frontend/record/components/grid/grid-overlays.tsx';

/** The actions on a row, including shifting the marks below it if the reader skipped one. */
const RowMenu = ({ cell, index, open, onClose }: GridOverlayProps) => {
  const { book, dispatch } = useReviewed();
  const here: CellPosition = { ...cell, row: index };
  const item = (label: MessageId, Icon: typeof Trash2, action: ReviewAction) => (
    <MenuItem onClick={() => dispatch(action)}>
      <ListItemIcon>
        <Icon size={18} />
      </ListItemIcon>
      <Message id={label} />
    </MenuItem>
  );
  const change = (edit: Edit, to: CellPosition = here) =>
    ({ do: 'edit-page', edit, cell: to }) as const;
  return (
    <Menu
      anchorEl={() => document.querySelector('[data-review-grid] [data-here]') ?? document.body}
      open={open}
      onClose={onClose}
    >
      {item('review.acceptRow', CheckCheck, { do: 'accept-row', row: index })}
      {book.classList &&
        item('review.choosePupil', ListChecks, {
          do: 'open',
          overlay: { of: 'pupil', index, sought: '' },
        })}
      <Divider component="li" role="presentation" />
      {item('review.insertAbove', BetweenHorizontalStart, change(insertRow(index)))}
      {item(
        'review.insertBelow',
        BetweenHorizontalEnd,
        change(insertRow(index + 1), { ...here, row: index + 1 }),
      )}
      {item('review.shiftDown', ArrowDownToLine, change(shiftMarksDown(index)))}
      {item('review.shiftUp', ArrowUpToLine, change(shiftMarksUp(index)))}
      <Divider component="li" role="presentation" />
      {item('review.removeRow', Trash2, change(removeRow(index)))}
    </Menu>
  );
};

export default RowMenu;
