import Box from '@mui/material/Box';
import { Plus } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { limits } from '#shared/model/limits.ts';
import { newId } from '#shared/text/new-id.ts';
import { insertColumnAt } from '#frontend/record/model/grid/mark-table.ts';
import { insertRow } from '../../model/gradebook/edit-rows.ts';
import { FormulaLine } from '#frontend/record/components/report/formula-line.tsx';
import { KeyHelp } from '#frontend/record/components/grid/key-help.tsx';
import { NamesNote } from './names-note.tsx';
import { NamesOfClass } from './names-of-class.tsx';
import { ReportButtons } from '#frontend/record/components/report/report-buttons.tsx';
import { useEvent } from '#frontend/lib/use-event.ts';
import { cellNow } from '#frontend/record/hooks/grid/grid-context.ts';
import { useReviewPart, useReviewStore } from '../../hooks/review/review-context.ts';
import { TextButton } from '#frontend/components/page/text-button.tsx';

interface AddingProps {
  /** Whether the table has room for another row and another column. */
  readonly hasRowsLeft: boolean;
  readonly hasColumnsLeft: boolean;
  readonly addRow: () => void;
  readonly addColumn: () => void;
  /** Another button next to those that add a row or a column. */
  readonly children: ReactNode;
}

const Adding = memo((props: AddingProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    <TextButton
      label="review.addRow"
      color="inherit"
      icon={Plus}
      disabled={!props.hasRowsLeft}
      onClick={props.addRow}
    />
    <TextButton
      label="review.addColumn"
      color="inherit"
      icon={Plus}
      disabled={!props.hasColumnsLeft}
      onClick={props.addColumn}
    />
    {props.children}
  </Box>
));

// The same for each draw, so that React does not look into it again.
const keyHelp = <KeyHelp />;

/** The area below the table: the rule for averages, buttons to add rows and columns, missing pupils, reports, keys. */
const BelowTable = ({ children }: Pick<AddingProps, 'children'>) => {
  const review = useReviewStore();
  const { dispatch } = review.get();
  const columns = useReviewPart(({ book }) => book.columns);
  const averages = useReviewPart(({ book }) => book.averages);
  const rows = useReviewPart(({ book }) => book.rows.length);
  const hasList = useReviewPart(({ book }) => book.classList !== undefined);
  const asksClass = useReviewPart(({ doubts }) =>
    doubts.some(({ reasons }) => reasons.includes('other-class')),
  );
  const addRow = useEvent((): void => {
    const { length } = review.get().book.rows;
    const { column } = cellNow(review.get());
    dispatch({ do: 'edit-page', edit: insertRow(length), cell: { row: length, column } });
  });
  const addColumn = useEvent((): void => {
    const { table } = review.get();
    const { length } = table.columns;
    dispatch({ do: 'change', edit: insertColumnAt(table, length, newId) });
    dispatch({ do: 'open', overlay: { of: 'column', index: length } });
  });
  return (
    <>
      <FormulaLine {...{ columns, averages }} />
      <Adding
        hasRowsLeft={rows < limits.gradebookRows}
        hasColumnsLeft={columns.length < limits.gradebookColumns}
        {...{ addRow, addColumn, children }}
      />
      {!hasList && <NamesOfClass onTake={(edit) => dispatch({ do: 'settle-class', edit })} />}
      {/* If the list may belong to another class, that question comes first. */}
      {!asksClass && <NamesNote />}
      <ReportButtons />
      {keyHelp}
    </>
  );
};

export default BelowTable;
