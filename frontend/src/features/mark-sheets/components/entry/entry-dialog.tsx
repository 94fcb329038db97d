import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { ArrowDown, Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { MarkKeys } from '#frontend/record/components/grid/mark-keys.tsx';
import { useCell, useGrid } from '#frontend/record/hooks/grid/grid-context.ts';
import { useMarkEntry } from '#frontend/record/hooks/grid/mark-entry.ts';
import { decimalMarkOf } from '#frontend/record/model/table/decimal-mark.ts';
import { absenceIn } from '#frontend/record/model/table/typed-text.ts';
import { markColumns } from '../../model/record/pupil-entry.ts';
import { isOpen, startSheet } from '../../model/record/sheet-reducer.ts';
import { ColumnProgress } from './column-progress.tsx';
import { FindPupil } from './find-pupil.tsx';
import { PupilCard } from './pupil-card.tsx';

export interface EntryDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Types marks one pupil at a time, with large keys. */
const EntryDialog = ({ open, onClose }: EntryDialogProps) => {
  const id = useId();
  const text = useMessage();
  const [finding, setFinding] = useState(false);
  const grid = useGrid();
  const { table, dispatch } = grid;
  const cell = useCell(grid);
  const columns = markColumns(table);
  const isMark = columns.some(({ index }) => index === cell.column) && isOpen(table, cell);
  const keys = useMarkEntry(grid);

  const start = useEffectEvent(() => {
    if (!isMark) dispatch({ do: 'focus', cell: startSheet(table).cell });
  });
  useEffect(() => {
    if (open) start();
  }, [open]);

  const close = (): void => {
    dispatch({ do: 'leave', how: 'stay' });
    onClose();
  };
  return (
    <Dialog
      open={open}
      fullScreen
      slotProps={{
        // Named for a breakpoint, so that they replace the theme's margins of narrow screens.
        paper: { sx: { m: { xs: 0 }, width: { xs: '100%' }, border: 0, borderRadius: 0 } },
      }}
      onClose={() => (finding ? setFinding(false) : close())}
      onKeyDown={finding ? undefined : keys.onKeyDown}
      aria-labelledby={id}
    >
      <Box
        sx={{
          p: 1,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <IconButton
          aria-label={text(finding ? 'record.pointsDone' : 'common.close')}
          onClick={() => (finding ? setFinding(false) : close())}
        >
          <X size={24} />
        </IconButton>
        <Box component="h2" id={id} sx={{ m: 0, fontSize: '1rem', flex: 1, minWidth: 0 }}>
          <Message id={finding ? 'entry.find' : 'entry.title'} />
        </Box>
        {!finding && (
          <Button startIcon={<Search size={20} />} onClick={() => setFinding(true)}>
            <Message id="entry.pupil" />
          </Button>
        )}
      </Box>
      {finding && (
        <FindPupil
          table={table}
          column={cell.column}
          onFind={(row) => {
            keys.go(row, cell.column);
            setFinding(false);
          }}
        />
      )}
      {!finding && isMark && (
        <Box
          sx={{
            flex: 1,
            minHeight: 0,
            overflow: 'auto',
            display: 'flex',
            flexDirection: 'column',
            '@media (max-height: 599.95px) and (min-width: 600px)': { flexDirection: 'row' },
            '& > *': { '@media (max-height: 599.95px) and (min-width: 600px)': { flex: 1 } },
          }}
        >
          <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column' }}>
            <ColumnProgress
              table={table}
              column={cell.column}
              onChoose={(column) => keys.go(cell.row, column)}
            />
            <PupilCard />
          </Box>
          <Box sx={{ borderTop: '1px solid', borderColor: 'divider', bgcolor: 'background.paper' }}>
            <MarkKeys
              layout="large"
              absence={absenceIn(table)}
              decimal={decimalMarkOf(table)}
              entry={keys}
              next={text('entry.next')}
              icon={ArrowDown}
            >
              {text('entry.next')}
            </MarkKeys>
          </Box>
        </Box>
      )}
    </Dialog>
  );
};

export default EntryDialog;
