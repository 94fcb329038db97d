import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Keyboard } from 'lucide-react';
import { useId, useState, type ClipboardEvent } from 'react';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useDoubtWords } from '../../hooks/review/use-doubt-words.ts';
import { useScreen } from '../../hooks/review/use-screen.ts';
import { readClipboard } from '../../hooks/record/read-clipboard.ts';
import type { OpenSheet } from '../../hooks/record/use-sheet.ts';
import type { Range } from '../../model/merge/mark-table.ts';
import { isOpen } from '../../model/record/sheet-reducer.ts';
import { MarkGrid } from '../grid/mark-grid.tsx';
import type { EntryDialogProps } from '../entry/entry-dialog.tsx';

// Loaded after the table, which the teacher needs first.
const Keypad = lazyComponent(() => import('../grid/keypad.tsx'));

const EntryDialog = lazyOverlay<EntryDialogProps>(() => import('../entry/entry-dialog.tsx'));

interface Props {
  readonly sheet: OpenSheet;
  readonly hasRanks?: boolean;
  /** Whether the headings open settings. */
  readonly hasColumnMenus?: boolean;
  /** Called with pasted cells, unless they are one cell, which is written. */
  readonly onRange: (range: Range | 'too-large') => void;
}

/** The grid of a sheet, by keyboard and with the keypad, and the way to type one pupil at a time. */
export const SheetGrid = ({ sheet, hasRanks = false, hasColumnMenus = true, onRange }: Props) => {
  const wordsId = useId();
  const [inTable, setInTable] = useState(false);
  const { hasKeypad } = useScreen();
  const sayDoubt = useDoubtWords();
  const [oneByOne, setOneByOne] = useState(false);
  const { book, state, wrong, dispatch } = sheet;
  const { cell, asked, typed } = state;
  const grid = { book, cell, dispatch };
  const here = wrong.find(({ row, column }) => row === cell.row && column === cell.column);
  const onPaste = (event: ClipboardEvent): void => {
    const range = readClipboard(event.clipboardData);
    const [[only, ...others] = [], ...rows] = range === 'too-large' ? [] : range;
    const isCell = others.length + rows.length === 0;
    // The open field takes a text itself.
    if (range !== 'too-large' && (only === undefined || (isCell && typed))) return;
    event.preventDefault();
    if (range === 'too-large' || !isCell) onRange(range);
    else if (isOpen(book, cell)) dispatch({ do: 'write-cell', cell, text: only ?? '' });
  };
  return (
    <>
      {hasKeypad && book.rows.length > 0 && book.columns.some(({ kind }) => kind === 'mark') && (
        <Button
          variant="contained"
          startIcon={<Keyboard size={18} aria-hidden />}
          onClick={() => setOneByOne(true)}
        >
          <Message id="record.oneByOne" />
        </Button>
      )}
      <Box
        id={wordsId}
        role="status"
        sx={{ minHeight: 24, color: 'paper.saffronText', fontWeight: 500, fontSize: '0.9375rem' }}
      >
        {here && sayDoubt(book, here).join(' ')}
      </Box>
      <Box
        onFocus={() => setInTable(true)}
        onBlur={() => setInTable(false)}
        onPaste={onPaste}
        sx={{ display: 'grid', minHeight: 0, minWidth: 0, maxHeight: 'max(60dvh, 320px)' }}
      >
        {/* Otherwise it would take the focus from the dialog. */}
        {!oneByOne && (
          <MarkGrid
            {...grid}
            {...{ asked, typed, hasKeypad, hasRanks, hasColumnMenus }}
            doubts={wrong}
            everyMark={false}
            describedBy={wordsId}
            hasRowMenus={false}
            tabMoves
          />
        )}
      </Box>
      <EntryDialog sheet={sheet} open={oneByOne} onClose={() => setOneByOne(false)} />
      {hasKeypad && inTable && (
        <Keypad {...grid} typed={typed} left={0} onResize={() => undefined} />
      )}
    </>
  );
};
