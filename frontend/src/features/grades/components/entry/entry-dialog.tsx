import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { isolateFigure } from '#frontend/i18n/isolate-figure.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { OpenSheet } from '../../hooks/record/use-sheet.ts';
import { useDoubtWords } from '../../hooks/review/use-doubt-words.ts';
import { countFilled, markColumns } from '../../model/record/pupil-entry.ts';
import { startSheet } from '../../model/record/sheet-reducer.ts';
import { PlainSelect } from '../filling/plain-select.tsx';
import { EntryKeys } from './entry-keys.tsx';
import { FindPupil } from './find-pupil.tsx';
import { PupilCard } from './pupil-card.tsx';

export interface EntryDialogProps {
  readonly sheet: OpenSheet;
  readonly open: boolean;
  readonly onClose: () => void;
}

const TYPED = /^[\d٠-٩.,٫/aغ]$/u;

/** Types marks one pupil at a time, with large keys. */
const EntryDialog = ({ sheet, open, onClose }: EntryDialogProps) => {
  const id = useId();
  const text = useMessage();
  const sayDoubt = useDoubtWords();
  const [finding, setFinding] = useState(false);
  const { book, state, wrong, dispatch } = sheet;
  const { cell, typed } = state;
  const columns = markColumns(book);
  const column = columns.find(({ index }) => index === cell.column);
  const isMark = column !== undefined && cell.row >= 0;

  const start = useEffectEvent(() => {
    if (!isMark) dispatch({ do: 'focus', cell: startSheet(book).cell });
  });
  useEffect(() => {
    if (open) start();
  }, [open]);

  const put = (added: string, before = typed?.text ?? ''): void =>
    dispatch({ do: typed ? 'retype' : 'type', text: before + added });
  const erase = (): void =>
    dispatch(typed ? { do: 'retype', text: typed.text.slice(0, -1) } : { do: 'clear' });
  const next = (): void => dispatch(typed ? { do: 'leave', how: 'on' } : { do: 'accept' });
  const back = (): void => dispatch(typed ? { do: 'leave', how: 'back' } : { do: 'back' });
  /** Writes what was typed, then goes to another cell. */
  const go = (row: number, to: number): void => {
    dispatch({ do: 'leave', how: 'stay' });
    dispatch({ do: 'focus', cell: { row, column: to } });
  };
  const close = (): void => {
    dispatch({ do: 'leave', how: 'stay' });
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || finding) return;
    const onButton = event.target instanceof Element && event.target.closest('button, select');
    if (event.key === 'Backspace') erase();
    else if (TYPED.test(event.key)) put(event.key);
    else if (event.key === 'Enter' && !onButton) (event.shiftKey ? back : next)();
    else return;
    event.preventDefault();
  };
  const problem = wrong.find(({ row, column: at }) => row === cell.row && at === cell.column);
  const filled = countFilled(book, cell.column);
  return (
    <Dialog
      open={open}
      fullScreen
      slotProps={{
        // Named for a breakpoint, so that they replace the theme's margins of narrow screens.
        paper: { sx: { m: { xs: 0 }, width: { xs: '100%' }, border: 0, borderRadius: 0 } },
      }}
      onClose={() => (finding ? setFinding(false) : close())}
      onKeyDown={onKeyDown}
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
          aria-label={text(finding ? 'entry.toMarks' : 'common.close')}
          onClick={() => (finding ? setFinding(false) : close())}
        >
          <X size={24} aria-hidden />
        </IconButton>
        <Box component="h2" id={id} sx={{ m: 0, fontSize: '1rem', flex: 1, minWidth: 0 }}>
          <Message id={finding ? 'entry.find' : 'entry.title'} />
        </Box>
        {!finding && (
          <Button startIcon={<Search size={20} aria-hidden />} onClick={() => setFinding(true)}>
            <Message id="entry.pupil" />
          </Button>
        )}
      </Box>
      {finding && (
        <FindPupil
          book={book}
          column={cell.column}
          onFind={(row) => {
            go(row, cell.column);
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
            <Box sx={{ px: 2, pt: 1, display: 'grid', gap: 0.75 }}>
              <PlainSelect
                name="column"
                label={text('entry.column')}
                value={String(cell.column)}
                onChange={(value) => go(cell.row, Number(value))}
                options={columns.map(({ index, heading, scale }) => ({
                  value: String(index),
                  label: text('entry.columnOption', { heading, scale: isolateFigure(`/${scale}`) }),
                }))}
              />
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                <Message id="entry.filled" values={{ filled, all: book.rows.length }} />
              </Box>
              <Box
                aria-hidden
                sx={{ height: 6, borderRadius: 3, bgcolor: 'action.hover', overflow: 'hidden' }}
              >
                <Box
                  sx={{ height: '100%', bgcolor: 'primary.main' }}
                  style={{ width: `${(filled / book.rows.length) * 100}%` }}
                />
              </Box>
            </Box>
            <PupilCard
              {...{ book, cell, typed }}
              problem={problem && !typed ? sayDoubt(book, problem).join(' ') : ''}
            />
          </Box>
          <Box sx={{ borderTop: '1px solid', borderColor: 'divider', bgcolor: 'background.paper' }}>
            <EntryKeys
              book={book}
              onPut={put}
              onAbsent={(absence) => put(absence, '')}
              onErase={erase}
              onBack={back}
              onNext={next}
            />
          </Box>
        </Box>
      )}
    </Dialog>
  );
};

export default EntryDialog;
