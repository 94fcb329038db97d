import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useRef, memo } from 'react';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Student } from '#shared/model/student.ts';
import type { Sort, SortKey } from '../model/roster-order.ts';
import { useRowWindow } from '../hooks/use-row-window.ts';
import type { RosterProps } from './roster-props.ts';
import { ClassOfStudent } from './lazy-class-of-student.tsx';
import { JoinedMark } from './joined-mark.tsx';
import { RowActions, type OnRowAction } from './row-actions.tsx';

interface Props {
  readonly student: Student;
  /** Position in the whole table, from 1, including the heading. */
  readonly position: number;
  /** A fixed height in pixels, which cuts longer texts (the row's title has them whole); undefined for none. */
  readonly height: number | undefined;
  readonly onAction: OnRowAction;
}

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
const whole = { overflowWrap: 'anywhere' };

const RosterRow = memo(({ student, position, height, onAction }: Props) => {
  const fit = height ? cut : whole;
  return (
    <TableRow aria-rowindex={position} {...(height && { sx: { height } })}>
      <TableCell component="th" scope="row" sx={{ ...fit, py: 0.75, fontWeight: 500 }}>
        <bdi {...(height && { title: student.fullName })}>{student.fullName}</bdi>
        <ClassOfStudent studentId={student.studentId} />
      </TableCell>
      <TableCell sx={{ py: 0.75 }}>
        <Box
          sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}
        >
          <Box
            component="bdi"
            sx={{ ...fit, minWidth: 0 }}
            {...(height && { title: student.email })}
          >
            {student.email}
          </Box>
          <JoinedMark joined={student.joined} />
        </Box>
      </TableCell>
      <TableCell align="right" sx={{ py: 0.75 }}>
        <RowActions student={student} onAction={onAction} />
      </TableCell>
    </TableRow>
  );
});
RosterRow.displayName = 'RosterRow';

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
