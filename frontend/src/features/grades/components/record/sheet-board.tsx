import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ClipboardPaste, Keyboard, Plus } from 'lucide-react';
import { useId, useState, type ClipboardEvent } from 'react';
import { limits } from '#shared/model/limits.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { DocumentBar } from '#frontend/components/documents/document-bar.tsx';
import { documentKeys } from '#frontend/components/documents/document-keys.ts';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { OpenDocument } from '#frontend/lib/documents/use-document.ts';
import { useDoubtWords } from '../../hooks/review/use-doubt-words.ts';
import { useScreen } from '../../hooks/review/use-screen.ts';
import { readClipboard } from '../../hooks/record/read-clipboard.ts';
import { useSheet } from '../../hooks/record/use-sheet.ts';
import { insertColumn } from '../../model/gradebook/edit-columns.ts';
import { isOpen, markIndex } from '../../model/record/sheet-reducer.ts';
import { FillWorkbook } from '../filling/fill-workbook.tsx';
import { GridOverlays } from '../grid/grid-overlays.tsx';
import { MarkGrid } from '../grid/mark-grid.tsx';
import type { EntryDialogProps } from '../entry/entry-dialog.tsx';
import type { PasteDialogProps } from '../merge/paste-dialog.tsx';
import { FormulaLine } from '../report/formula-line.tsx';
import { ReportButtons } from '../report/report-buttons.tsx';
import { SheetKeys } from './sheet-keys.tsx';

// Loaded after the table, which the teacher needs first.
const Keypad = lazyComponent(() => import('../grid/keypad.tsx'));

const EntryDialog = lazyOverlay<EntryDialogProps>(() => import('../entry/entry-dialog.tsx'));
const PasteDialog = lazyOverlay<PasteDialogProps>(() => import('../merge/paste-dialog.tsx'));

/** What was pasted, as long as its dialog shows. */
type Pasted = Pick<PasteDialogProps, 'range' | 'open'>;

interface Props {
  readonly kept: SavedClass;
  readonly document: OpenDocument<MarkSheetContent>;
}

/** The marks of a class: the grid, its columns, averages and figures. */
const SheetBoard = ({ kept, document }: Props) => {
  const wordsId = useId();
  const [inTable, setInTable] = useState(false);
  const [pasted, setPasted] = useState<Pasted>();
  const { hasKeypad } = useScreen();
  const sayDoubt = useDoubtWords();
  const [oneByOne, setOneByOne] = useState(false);
  const sheet = useSheet(kept, document);
  const { book, state, wrong, dispatch, edit } = sheet;
  const { cell, asked, typed, opened } = state;
  const grid = { book, cell, dispatch };
  const here = wrong.find(({ row, column }) => row === cell.row && column === cell.column);
  const paste = (range?: Pasted['range']): void => setPasted({ range, open: true });
  const onPaste = (event: ClipboardEvent): void => {
    const range = readClipboard(event.clipboardData);
    const [[only, ...others] = [], ...rows] = range === 'too-large' ? [] : range;
    const isCell = others.length + rows.length === 0;
    // The open field takes a text itself.
    if (range !== 'too-large' && (only === undefined || (isCell && typed))) return;
    event.preventDefault();
    if (range === 'too-large' || !isCell) paste(range);
    else if (isOpen(book, cell)) dispatch({ do: 'write-cell', cell, text: only ?? '' });
  };
  const addColumn = (): void => {
    // Before the remarks.
    const index = book.columns.length - 1;
    dispatch({ do: 'change', edit: insertColumn(index) });
    dispatch({ do: 'open', overlay: { of: 'column', index } });
  };
  return (
    <Box onKeyDown={documentKeys(document)} sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <DocumentBar document={document} />
      {hasKeypad && book.rows.length > 0 && document.content.columns.length > 0 && (
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
            {...{ asked, typed, hasKeypad }}
            doubts={wrong}
            everyMark={false}
            describedBy={wordsId}
            hasRowMenus={false}
            hasRanks
            tabMoves
          />
        )}
      </Box>
      <FormulaLine book={book} />
      <EntryDialog sheet={sheet} open={oneByOne} onClose={() => setOneByOne(false)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          color="inherit"
          startIcon={<Plus size={18} aria-hidden />}
          disabled={document.content.columns.length >= limits.sheetColumns}
          onClick={addColumn}
        >
          <Message id="review.addColumn" />
        </Button>
        <Button
          color="inherit"
          startIcon={<ClipboardPaste size={18} aria-hidden />}
          onClick={() => paste()}
        >
          <Message id="record.paste" />
        </Button>
        <FillWorkbook gradebook={book} />
      </Box>
      <ReportButtons book={book} onEdit={edit} />
      <SheetKeys />
      <GridOverlays {...grid} opened={opened} columnKinds={['mark']} pictureOfName={() => null} />
      {pasted && (
        <PasteDialog
          {...pasted}
          kept={kept}
          content={document.content}
          start={{ row: Math.max(cell.row, 0), column: markIndex(book, cell) }}
          onClose={() => setPasted({ ...pasted, open: false })}
          onExited={() => setPasted(undefined)}
          onWrite={document.change}
        />
      )}
      {hasKeypad && inTable && (
        <Keypad {...grid} typed={typed} left={0} onResize={() => undefined} />
      )}
    </Box>
  );
};

export default SheetBoard;
