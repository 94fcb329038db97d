import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { nameOfRow } from '../../model/gradebook/edit-pupils.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { ListName } from './list-name.tsx';
import { useDoubtWords } from '../../hooks/review/use-doubt-words.ts';
import { SEPARATOR } from '#frontend/record/model/grid/grid-cells.ts';
import type { Doubt } from '#shared/page/doubts.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';

interface Props {
  readonly book: Gradebook;
  readonly doubts: readonly Doubt[];
  readonly onChoose: (doubt: Doubt) => void;
  readonly anchor: HTMLElement;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A menu of all doubtful cells; choosing one goes to it. */
const DoubtList = ({ book, doubts, onChoose, anchor, open, onClose }: Props) => {
  const text = useMessage();
  const sayDoubt = useDoubtWords();
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      // After a choice the table takes the focus.
      disableRestoreFocus={!open}
      slotProps={{ paper: { sx: { maxWidth: 'min(480px, 100vw - 32px)', maxHeight: 420 } } }}
    >
      {doubts.map((doubt) => {
        const row = book.rows[doubt.row];
        const column = book.columns[doubt.column];
        if (!column) return null;
        const list = doubt.reasons.includes('other-class') ? book.classList : undefined;
        return (
          <MenuItem
            key={`${row?.id}:${column.id}`}
            onClick={() => {
              onClose();
              // Waits until the menu has returned the focus.
              setTimeout(() => onChoose(doubt), 0);
            }}
            sx={{ display: 'block', whiteSpace: 'normal' }}
          >
            <Box component="span" sx={{ display: 'block', fontWeight: 500 }}>
              <bdi>
                {row
                  ? nameOfRow(book, row) || text('review.row', { row: doubt.row + 1 })
                  : text(list ? 'review.pupils' : 'review.heading')}
              </bdi>
              {SEPARATOR}
              {list ? (
                <ListName list={list} />
              ) : (
                <bdi>{column.heading || text(`review.kind.${column.kind}`)}</bdi>
              )}
            </Box>
            <Box
              component="span"
              sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}
            >
              {sayDoubt(book, doubt).join(' ')}
            </Box>
          </MenuItem>
        );
      })}
    </Menu>
  );
};

export default DoubtList;
