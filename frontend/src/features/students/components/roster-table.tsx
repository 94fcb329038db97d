import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useRef } from 'react';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Sort, SortKey } from '../model/roster-order.ts';
import { useRowWindow } from '../hooks/use-row-window.ts';
import type { RosterProps } from './roster-props.ts';
import { RosterRow } from './roster-row.tsx';

const ROW_HEIGHT = 54;
/** Screen readers count the heading row too. */
const HEADINGS = 1;

interface HeadingProps {
  readonly by: Extract<SortKey, 'fullName' | 'email'>;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

/** A column heading that sorts by the column, and reverses the order when pressed again. */
const SortHeading = ({ by, sort, onSort }: HeadingProps) => {
  const active = sort.by === by;
  const direction = active && sort.descending ? 'desc' : 'asc';
  return (
    <TableCell {...(active && { 'aria-sort': sort.descending ? 'descending' : 'ascending' })}>
      <TableSortLabel
        active={active}
        direction={direction}
        onClick={() => onSort({ by, descending: active && !sort.descending })}
      >
        <Message id={`students.${by}`} />
      </TableSortLabel>
    </TableCell>
  );
};

export const RosterTable = ({ rows, start, total, sort, onSort, onAction }: RosterProps) => {
  const text = useMessage();
  const container = useRef<HTMLTableSectionElement>(null);
  const view = useRowWindow(container, rows.length, ROW_HEIGHT);
  const height = view.windowed ? ROW_HEIGHT : undefined;
  return (
    <Card>
      <Table
        aria-label={text('students.title')}
        aria-rowcount={total + HEADINGS}
        sx={{ tableLayout: 'fixed', '& tr:last-child > :is(td, th)': { border: 0 } }}
      >
        <TableHead>
          <TableRow aria-rowindex={HEADINGS}>
            <SortHeading by="fullName" sort={sort} onSort={onSort} />
            <SortHeading by="email" sort={sort} onSort={onSort} />
            <TableCell align="right" sx={{ width: 168 }}>
              <Message id="students.actions" />
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody ref={container}>
          {view.before > 0 && <tr aria-hidden style={{ height: view.before }} />}
          {rows.slice(view.first, view.end).map((student, index) => (
            <RosterRow
              key={student.studentId}
              student={student}
              position={start + view.first + index + 1 + HEADINGS}
              height={height}
              onAction={onAction}
            />
          ))}
          {view.after > 0 && <tr aria-hidden style={{ height: view.after }} />}
        </TableBody>
      </Table>
    </Card>
  );
};
