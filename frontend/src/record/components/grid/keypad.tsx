import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import { memo, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useCell, useGrid, type GridView } from '../../hooks/grid/grid-context.ts';
import { useMarkEntry } from '../../hooks/grid/mark-entry.ts';
import { cellAt } from '../../model/grid/mark-table.ts';
import { decimalMarkOf } from '../../model/table/decimal-mark.ts';
import { absenceIn, isMarkColumn } from '../../model/table/typed-text.ts';
import { LOW, MarkKeys, ONE_ROW } from './mark-keys.tsx';

interface Props {
  /** The number of cells left to check, shown on the Next key. */
  readonly children?: ReactNode;
  /** Called when the keypad appears, and when it or the page changes its height. */
  readonly onResize: () => void;
}

/** The keypad below a table of marks on touch devices, whose own keyboard would cover half of the page. */
const Keypad = (props: Props) => {
  const grid = useGrid();
  const { table, state, dispatch } = grid;
  const cell = useCell(grid);
  const column = table.columns[cell.column];
  const isMark = column && isMarkColumn(column) && cellAt(table, cell);
  if (!isMark) return null;
  return (
    <Docked
      {...props}
      absence={absenceIn(table)}
      decimal={decimalMarkOf(table)}
      {...{ state, dispatch }}
    />
  );
};

interface DockedProps extends Props, Pick<GridView, 'state' | 'dispatch'> {
  /** The page's word for an absence, and its decimal mark. */
  readonly absence: string;
  readonly decimal: string;
}

const Docked = memo(({ state, dispatch, onResize, children, ...keys }: DockedProps) => {
  const text = useMessage();
  const entry = useMarkEntry({ state, dispatch });
  const dock = useRef<HTMLDivElement>(null);
  const resized = useEffectEvent(onResize);
  useEffect(() => {
    const observer = new ResizeObserver(() => resized());
    if (dock.current) observer.observe(dock.current);
    // What appears above the table moves it, such as that it could not be saved.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      {/* A spacer of the keypad's height, because the keypad covers the end of the page. */}
      <Box sx={{ height: 184, [LOW]: { height: 112 }, [ONE_ROW]: { height: 60 } }} />
      <Box
        ref={dock}
        data-keypad
        sx={{
          position: 'fixed',
          insetInline: 0,
          insetBlockEnd: 0,
          zIndex: 'appBar',
          pb: 'env(safe-area-inset-bottom)',
          borderTop: '1px solid',
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        <MarkKeys
          layout="docked"
          entry={entry}
          next={text('review.acceptNext')}
          icon={Check}
          {...keys}
        >
          {children}
        </MarkKeys>
      </Box>
    </>
  );
});

export default Keypad;
