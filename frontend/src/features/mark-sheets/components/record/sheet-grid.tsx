import Box from '@mui/material/Box';
import { Keyboard } from 'lucide-react';
import {
  memo,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
} from 'react';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { readClipboard } from '#frontend/lib/read-clipboard.ts';
import { useStepWords } from '#frontend/record/hooks/grid/use-step-words.ts';
import { useWrongWords } from '#frontend/record/hooks/grid/use-wrong-words.ts';
import { useStore } from '#frontend/lib/store.ts';
import { revealTable } from '#frontend/record/hooks/grid/reveal-cell.ts';
import { useScreen } from '#frontend/record/hooks/grid/use-screen.ts';
import { useSelector } from '#frontend/lib/use-selector.ts';
import { useEvent } from '#frontend/lib/use-event.ts';
import type { MarkTable } from '#frontend/record/model/grid/mark-table.ts';
import type { Range } from '#shared/record/merge/table-of-range.ts';
import { isOpen, refusalOf } from '../../model/record/sheet-reducer.ts';
import type { EntryDialogProps } from '../entry/entry-dialog.tsx';
import { cellNow, useGrid, useGridStore } from '#frontend/record/hooks/grid/grid-context.ts';
import { MarkGrid } from '#frontend/record/components/grid/mark-grid.tsx';

// Loaded after the table, which the teacher needs first.
const Keypad = lazyComponent<{ onResize: () => void }>(
  () => import('#frontend/record/components/grid/keypad.tsx'),
);

const EntryDialog = lazyOverlay<EntryDialogProps>(() => import('../entry/entry-dialog.tsx'));

/** What the last key or step has done to the focused cell, and why the mark in it cannot be right. */
const Words = () => {
  const { table, state } = useGrid();
  const { cell, typed, step, isRefused } = useStore(state);
  const sayWrong = useWrongWords();
  const sayStep = useStepWords();
  const text = useMessage();
  if (isRefused) return text(refusalOf(table, cell));
  if (step && !typed) return sayStep(table, cell, step);
  return sayWrong(table, cell, typed?.text);
};

const WordsLine = memo(({ id }: { readonly id: string }) => (
  <Box
    id={id}
    role="status"
    sx={{
      // In the gap above the table, where a second line has room as well: the table stays where it is.
      my: -2,
      height: 24,
      display: 'flex',
      alignItems: 'end',
      lineHeight: 1.4,
      color: 'paper.saffronText',
      fontWeight: 500,
      fontSize: '0.9375rem',
    }}
  >
    <Words />
  </Box>
));

interface TableProps {
  readonly language: MarkTable['language'];
  readonly hasRanks?: boolean;
  /** Whether the headings open settings. */
  readonly hasColumnMenus?: boolean;
  readonly describedBy: string;
  readonly isHidden: boolean;
  readonly onPaste: (event: ClipboardEvent) => void;
}

/** Not higher than what the top bar and a row of keys leave of a low screen, so that headings stay in view. */
const HEIGHT = 'max(60dvh, min(320px, 100dvh - 64px - 12px))';
const HEIGHT_ABOVE_KEYS = 'max(60dvh, min(320px, 100dvh - 64px - 60px - 12px))';

/** The table and its keypad; memoised, because both follow the marks themselves. */
const Table = memo(({ describedBy, isHidden, onPaste, ...table }: TableProps) => {
  const [inTable, setInTable] = useState(false);
  const { hasKeypad } = useScreen();
  const box = useRef<HTMLElement>(null);
  const isPointed = useRef(false);
  // After a click the page stays, because a second one may follow at the same place.
  const showCell = useEvent((): void => {
    if (box.current && (hasKeypad || !isPointed.current)) revealTable(box.current);
  });
  const arrive = useEffectEvent(() => {
    const focused = document.activeElement;
    // Not on touch screens, where the keypad would cover the page, and not when the teacher has gone on meanwhile.
    if (hasKeypad || !(focused === document.body || focused?.matches('h1'))) return;
    box.current?.querySelector<HTMLElement>('[data-here]')?.focus();
  });
  useEffect(() => {
    // Marks can be typed at once, after the page's heading has had the focus.
    queueMicrotask(() => arrive());
  }, []);
  return (
    <>
      <Box
        ref={box}
        onFocus={() => setInTable(true)}
        onBlur={() => setInTable(false)}
        onPaste={onPaste}
        onPointerDown={() => {
          isPointed.current = true;
        }}
        onKeyDownCapture={() => {
          isPointed.current = false;
        }}
        sx={{
          display: 'grid',
          minHeight: 0,
          minWidth: 0,
          maxHeight: hasKeypad ? HEIGHT_ABOVE_KEYS : HEIGHT,
        }}
      >
        {!isHidden && (
          <MarkGrid
            {...table}
            {...{ describedBy, hasKeypad }}
            everyMark={false}
            hasRowMenus={false}
            tabMoves
            onFocused={showCell}
          />
        )}
      </Box>
      {hasKeypad && inTable && <Keypad onResize={showCell} />}
    </>
  );
});

const OneByOne = memo(({ onPress }: { readonly onPress: () => void }) => (
  <TextButton label="record.oneByOne" variant="contained" icon={Keyboard} onClick={onPress} />
));

interface Props extends Pick<TableProps, 'hasRanks' | 'hasColumnMenus'> {
  /** Called with pasted cells, unless they are one cell, which is written. */
  readonly onRange: (range: Range | 'too-large') => void;
}

/** The grid of a sheet, by keyboard and with the keypad, and the way to type one pupil at a time. */
export const SheetGrid = ({ hasRanks = false, hasColumnMenus = true, onRange }: Props) => {
  const describedBy = useId();
  const { hasKeypad } = useScreen();
  const [oneByOne, setOneByOne] = useState(false);
  const grid = useGridStore();
  const language = useSelector(grid, ({ table }) => table.language);
  const hasMarks = useSelector(
    grid,
    ({ table }) => table.rows.length > 0 && table.columns.some(({ kind }) => kind === 'mark'),
  );
  const onPaste = useEvent((event: ClipboardEvent): void => {
    const range = readClipboard(event.clipboardData);
    const [[only, ...others] = [], ...rows] = range === 'too-large' ? [] : range;
    const isCell = others.length + rows.length === 0;
    const { table, state, dispatch } = grid.get();
    const cell = cellNow(grid.get());
    // The open field takes a text itself.
    if (range !== 'too-large' && (only === undefined || (isCell && state.get().typed))) return;
    event.preventDefault();
    if (range === 'too-large' || !isCell) onRange(range);
    else if (isOpen(table, cell)) dispatch({ do: 'write-cell', cell, text: only ?? '' });
  });
  const begin = useEvent(() => setOneByOne(true));
  return (
    <>
      {hasKeypad && hasMarks && <OneByOne onPress={begin} />}
      <WordsLine id={describedBy} />
      {/* Otherwise the table would take the focus from the dialog. */}
      <Table
        {...{ language, hasRanks, hasColumnMenus, describedBy, onPaste }}
        isHidden={oneByOne}
      />
      <EntryDialog open={oneByOne} onClose={() => setOneByOne(false)} />
    </>
  );
};
