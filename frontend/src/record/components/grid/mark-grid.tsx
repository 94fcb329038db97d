import Box from '@mui/material/Box';
import { memo, useMemo } from 'react';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useGridTable } from '../../hooks/grid/use-grid-table.ts';
import { useDrawn } from '#frontend/lib/use-drawn.ts';
import { useSelector } from '#frontend/lib/use-selector.ts';
import { useWriteNumber } from '../../hooks/grid/use-write-number.ts';
import { workedOutAverages } from '../../model/table/worked-out.ts';
import { HEADINGS, menuColumn } from '../../model/grid/grid-cells.ts';
import type { MarkTable } from '../../model/grid/mark-table.ts';
import { useCell, useGrid, type GridView } from '../../hooks/grid/grid-context.ts';
import { gridEvents } from './grid-events.ts';
import { GridHead } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';
import { gridStyles } from './grid-styles.ts';

interface Props {
  /** The language of the page, which also gives the table's direction. */
  readonly language: MarkTable['language'];
  /** Whether unchecked marks are marked as well. */
  readonly everyMark: boolean;
  /** The id of the text that describes the focused cell. */
  readonly describedBy: string;
  /** Whether the page has its own keypad for marks. */
  readonly hasKeypad: boolean;
  /** Whether the headings open the settings of their columns. */
  readonly hasColumnMenus?: boolean;
  /** Whether each row ends with a menu. */
  readonly hasRowMenus?: boolean;
  /** Whether calculated averages show their place in the class. */
  readonly hasRanks?: boolean;
  /** Whether Tab ends typing and goes to the next column. */
  readonly tabMoves?: boolean;
  /** Called when a cell has got the focus. */
  readonly onFocused?: () => void;
}

/** How many rows are drawn first, more than a screen shows. */
const FIRST = 20;

const ignore = () => undefined;

/** The column with the row headings: names, else numbers, else the first column. */
const headOf = ({ columns }: MarkTable): number => {
  const names = columns.findIndex(({ kind }) => kind === 'name');
  const numbers = columns.findIndex(({ kind }) => kind === 'ordinal');
  return names >= 0 ? names : Math.max(numbers, 0);
};

/** Returns a function that joins the columns of a row that have one of the cells by commas. */
const useColumnsIn = (cells: GridView['doubts']): ((row: number) => string) => {
  const byRow = useMemo(() => {
    const columns = new Map<number, number[]>();
    for (const { row, column } of cells) columns.set(row, [...(columns.get(row) ?? []), column]);
    return columns;
  }, [cells]);
  return (row) => (byRow.get(row) ?? []).join(',');
};

const GridTable = (props: Props) => {
  const { everyMark, describedBy, hasKeypad, tabMoves = false } = props;
  const { hasColumnMenus = true, hasRowMenus = true, hasRanks = false } = props;
  const grid = useGrid();
  const { table: shown, state, doubts, overlaps } = grid;
  const cell = useCell(grid);
  const text = useMessage();
  const asked = useSelector(state, (now) => now.asked);
  const step = useSelector(state, (now) => now.step);
  const table = useGridTable(asked, step, props.onFocused ?? ignore);
  const write = useWriteNumber(shown);
  const workedOut = useMemo(() => workedOutAverages(shown, write), [shown, write]);
  const doubtfulIn = useColumnsIn(doubts);
  const overlappingIn = useColumnsIn(overlaps);
  const head = headOf(shown);
  const drawn = useDrawn(shown.rows.length, FIRST, 5, { least: cell.row + 1 });
  const columnIn = (row: number) => (cell.row === row ? cell.column : undefined);
  return (
    <table
      ref={table}
      role="grid"
      aria-label={shown.title || text('review.table')}
      {...gridEvents(grid, hasKeypad)}
    >
      <GridHead
        columns={shown.columns}
        head={head}
        doubts={doubtfulIn(HEADINGS)}
        overlaps={overlappingIn(HEADINGS)}
        hasAverages={shown.averages !== undefined}
        {...{ hasColumnMenus, hasRanks, hasRowMenus }}
        here={columnIn(HEADINGS)}
        describedBy={describedBy}
      />
      <tbody>
        {shown.rows.slice(0, drawn).map((row, index) => {
          const { text: average, differs = false, rank } = workedOut[index] ?? {};
          return (
            <GridRow
              key={row.id}
              row={row}
              index={index}
              columns={shown.columns}
              head={head}
              doubts={doubtfulIn(index)}
              overlaps={overlappingIn(index)}
              everyMark={everyMark}
              {...{ average, differs }}
              rank={hasRanks ? rank : undefined}
              menu={hasRowMenus ? menuColumn(shown) : undefined}
              here={columnIn(index)}
              describedBy={describedBy}
              {...{ hasKeypad, tabMoves }}
            />
          );
        })}
      </tbody>
    </table>
  );
};

/** The table of marks: a grid with one tab stop, for keyboard and touch. */
export const MarkGrid = memo((props: Props) => {
  const { language } = props;
  return (
    <Box sx={gridStyles} dir={language === 'ar' ? 'rtl' : 'ltr'} lang={language} data-review-grid>
      <GridTable {...props} />
    </Box>
  );
});
