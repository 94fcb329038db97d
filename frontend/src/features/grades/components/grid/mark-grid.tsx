import Box from '@mui/material/Box';
import { useMemo, type ReactNode } from 'react';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useGridTable } from '../../hooks/grid/use-grid-table.ts';
import { useWriteNumber } from '../../hooks/use-write-number.ts';
import type { CellPosition } from '../../model/gradebook/edit-gradebook.ts';
import { nameOfRow } from '../../model/gradebook/edit-pupils.ts';
import { workedOutAverages } from '../../model/gradebook/worked-out.ts';
import { HEADINGS, menuColumn, SEPARATOR } from '../../model/grid/grid-cells.ts';
import type { GridAction, TypedText } from '../../model/grid/grid-reducer.ts';
import { CellField } from './cell-field.tsx';
import { gridEvents } from './grid-events.ts';
import { GridHead } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';
import { gridStyles } from './grid-styles.ts';

interface Props {
  readonly book: Gradebook;
  /** The focused cell. */
  readonly cell: CellPosition;
  /** The cell gets the focus when this rises. */
  readonly asked: number;
  readonly typed: TypedText | undefined;
  /** The cells and headings that are marked as doubtful. */
  readonly doubts: readonly CellPosition[];
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
  readonly dispatch: (action: GridAction) => void;
}

/** The column with the row headings: names, else numbers, else the first column. */
const headOf = ({ columns }: Gradebook): number => {
  const names = columns.findIndex(({ kind }) => kind === 'name');
  const numbers = columns.findIndex(({ kind }) => kind === 'ordinal');
  return names >= 0 ? names : Math.max(numbers, 0);
};

/** Returns a function that joins the doubtful columns of a row by commas. */
const useDoubtfulColumns = (doubts: Props['doubts']): ((row: number) => string) => {
  const byRow = useMemo(() => {
    const columns = new Map<number, number[]>();
    for (const { row, column } of doubts) columns.set(row, [...(columns.get(row) ?? []), column]);
    return columns;
  }, [doubts]);
  return (row) => (byRow.get(row) ?? []).join(',');
};

/** The field for the text of the focused cell. */
const TypedCell = (props: Props & { readonly typed: TypedText }): ReactNode => {
  const { book, cell, typed, hasKeypad, tabMoves = false, dispatch } = props;
  const row = book.rows[cell.row];
  const column = book.columns[cell.column];
  return (
    <CellField
      label={[row && nameOfRow(book, row), column?.heading].filter(Boolean).join(SEPARATOR)}
      typed={typed}
      kind={column?.kind ?? 'other'}
      hasKeypad={hasKeypad}
      tabMoves={tabMoves}
      isRtl={book.language === 'ar'}
      onType={(text) => dispatch({ do: 'retype', text })}
      onLeave={(how) => dispatch({ do: 'leave', how })}
      onCancel={() => dispatch({ do: 'cancel' })}
    />
  );
};

/** The table of marks: a grid with one tab stop, for keyboard and touch. */
export const MarkGrid = (props: Props) => {
  const { book, cell, asked, typed, doubts, everyMark, describedBy } = props;
  const { hasColumnMenus = true, hasRowMenus = true, hasRanks = false } = props;
  const text = useMessage();
  const table = useGridTable(asked);
  const write = useWriteNumber(book);
  const workedOut = useMemo(() => workedOutAverages(book, write), [book, write]);
  const doubtfulIn = useDoubtfulColumns(doubts);
  const head = headOf(book);
  const columnIn = (row: number) => (cell.row === row ? cell.column : undefined);
  return (
    <Box
      sx={gridStyles}
      dir={book.language === 'ar' ? 'rtl' : 'ltr'}
      lang={book.language}
      data-review-grid
    >
      <table
        ref={table}
        role="grid"
        aria-label={book.title || text('review.table')}
        {...gridEvents(props)}
      >
        <GridHead
          columns={book.columns}
          head={head}
          doubts={doubtfulIn(HEADINGS)}
          hasAverages={book.averages !== undefined}
          {...{ hasColumnMenus, hasRanks, hasRowMenus }}
          here={columnIn(HEADINGS)}
          describedBy={describedBy}
        />
        <tbody>
          {book.rows.map((row, index) => (
            <GridRow
              key={row.id}
              row={row}
              index={index}
              columns={book.columns}
              head={head}
              name={nameOfRow(book, row)}
              doubts={doubtfulIn(index)}
              everyMark={everyMark}
              workedOut={workedOut[index]}
              hasRanks={hasRanks}
              menu={hasRowMenus ? menuColumn(book) : undefined}
              here={columnIn(index)}
              describedBy={describedBy}
              field={cell.row === index && typed && <TypedCell {...props} typed={typed} />}
            />
          ))}
        </tbody>
      </table>
    </Box>
  );
};
