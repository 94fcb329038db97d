import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Box from '@mui/material/Box';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { closeByKey } from '#frontend/components/dialog/close-requests.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Range } from '#frontend/lib/read-clipboard.ts';
import type { CellPosition } from '#frontend/record/model/grid/mark-table.ts';
import { SEPARATOR } from '#frontend/record/model/grid/grid-cells.ts';
import type { ClassGrid } from '../../hooks/subjects/use-class-grid.ts';
import { cellsOfRange } from '../../model/subjects/paste-cells.ts';

const COLON = ': ';

export interface PasteColumnProps {
  readonly kept: SavedClass;
  readonly grid: ClassGrid;
  readonly range: Range | 'too-large';
  /** The focused cell. */
  readonly start: CellPosition;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

/** What a copied column would write, pupil by pupil, before it is written. */
const PasteColumn = ({ kept, grid, range, start, open, onClose, onExited }: PasteColumnProps) => {
  const text = useMessage();
  const { table } = grid.grid.get();
  const pasted = range === 'too-large' ? undefined : cellsOfRange(range, kept, table, start);
  const cells = pasted?.cells ?? [];
  const write = (): void => {
    grid.writeCells(cells);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={closeByKey(onClose)}
      fullWidth
      maxWidth="sm"
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle>
        <Message id="subjects.paste" />
      </DialogTitle>
      <DialogContent tabIndex={0} aria-label={text('subjects.paste')}>
        {cells.length === 0 ? (
          <Message
            id={range === 'too-large' ? 'subjects.pasteTooLarge' : 'subjects.pasteNothing'}
          />
        ) : (
          <>
            <Message
              id={pasted?.isNamed ? 'subjects.pasteByName' : 'subjects.pasteByOrder'}
              values={{ count: cells.length }}
            />
            {pasted !== undefined && pasted.skipped > 0 && (
              <Box sx={{ color: 'paper.saffronText' }}>
                <Message id="subjects.pasteSkipped" values={{ count: pasted.skipped }} />
              </Box>
            )}
            <Box component="ul" sx={{ paddingInlineStart: 2.5 }}>
              {cells.map(({ row, column, before, after }) => (
                <li key={`${row} ${column}`}>
                  <bdi>{table.rows[row]?.name}</bdi>
                  {SEPARATOR}
                  <bdi>{table.columns[column]?.heading}</bdi>
                  {COLON}
                  {before !== '' && before !== after && (
                    <>
                      <bdi dir="ltr" style={{ textDecoration: 'line-through' }}>
                        {before}
                      </bdi>{' '}
                    </>
                  )}
                  <bdi dir="ltr">{after}</bdi>
                </li>
              ))}
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={onClose}>
          <Message id="common.cancel" />
        </Button>
        {cells.length > 0 && (
          <Button variant="contained" autoFocus onClick={write}>
            <Message id="subjects.pasteWrite" values={{ count: cells.length }} />
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};

export default PasteColumn;
