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
import type { Review } from '../../hooks/review/use-review.ts';

interface Props {
  readonly review: Review;
  /** Another button next to those that add a row or a column. */
  readonly children: ReactNode;
}

/** The area below the table: the rule for averages, buttons to add rows and columns, missing pupils, reports, keys. */
const BelowTable = ({ review, children }: Props) => {
  const { book, edit, go, open, place } = review;
  const addRow = (): void => {
    edit(insertRow(book.rows.length));
    go({ row: book.rows.length, column: place.column });
  };
  const addColumn = (): void => {
    const { length } = book.columns;
    edit(insertColumn(length));
    open({ of: 'column', place: length });
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
      <NamesOfClass review={review} />
      <NamesNote review={review} />
      <ReportButtons review={review} />
      <KeyHelp />
    </>
  );
};

export default BelowTable;
