import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { limits } from '#shared/model/limits.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { insertColumn } from '../../model/gradebook/edit-columns.ts';
import { insertRow } from '../../model/gradebook/edit-rows.ts';
import { FormulaLine } from '../report/formula-line.tsx';
import { KeyHelp } from './key-help.tsx';
import { NamesNote } from './names-note.tsx';
import { NamesOfClass } from './names-of-class.tsx';
import { ReportButtons } from '../report/report-buttons.tsx';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { ReviewAction } from '../../model/review/review-reducer.ts';

interface Props {
  readonly book: Gradebook;
  /** The index of the focused column. */
  readonly column: number;
  /** Whether the teacher is being asked if the class list is the right one. */
  readonly asksClass: boolean;
  readonly dispatch: (action: ReviewAction) => void;
  /** Another button next to those that add a row or a column. */
  readonly children: ReactNode;
}

/** The area below the table: the rule for averages, buttons to add rows and columns, missing pupils, reports, keys. */
const BelowTable = ({ book, column, asksClass, dispatch, children }: Props) => {
  const addRow = (): void => {
    const { length } = book.rows;
    dispatch({ do: 'change', edit: insertRow(length), cell: { row: length, column } });
  };
  const addColumn = (): void => {
    const { length } = book.columns;
    dispatch({ do: 'change', edit: insertColumn(length) });
    dispatch({ do: 'open', overlay: { of: 'column', index: length } });
  };
  return (
    <>
      <FormulaLine book={book} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          color="inherit"
          startIcon={<Plus size={18} aria-hidden />}
          disabled={book.rows.length >= limits.gradebookRows}
          onClick={addRow}
        >
          <Message id="review.addRow" />
        </Button>
        <Button
          color="inherit"
          startIcon={<Plus size={18} aria-hidden />}
          disabled={book.columns.length >= limits.gradebookColumns}
          onClick={addColumn}
        >
          <Message id="review.addColumn" />
        </Button>
        {children}
      </Box>
      {!book.classList && (
        <NamesOfClass onTake={(edit) => dispatch({ do: 'settle-class', edit })} />
      )}
      {/* If the list may belong to another class, that question comes first. */}
      {!asksClass && <NamesNote book={book} dispatch={dispatch} />}
      <ReportButtons book={book} onEdit={(edit) => dispatch({ do: 'change', edit })} />
      <KeyHelp />
    </>
  );
};

export default BelowTable;
