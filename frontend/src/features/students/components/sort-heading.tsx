import TableCell from '@mui/material/TableCell';
import TableSortLabel from '@mui/material/TableSortLabel';
import { Say } from '../../../i18n/say.tsx';
import type { Sort, SortKey } from '../roster/roster-order.ts';

interface Props {
  readonly by: Extract<SortKey, 'fullName' | 'email'>;
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

/** A column's heading, which sorts by it and then the other way round. */
export const SortHeading = ({ by, sort, onSort }: Props) => {
  const active = sort.by === by;
  const direction = active && sort.descending ? 'desc' : 'asc';
  return (
    <TableCell {...(active && { 'aria-sort': sort.descending ? 'descending' : 'ascending' })}>
      <TableSortLabel
        active={active}
        direction={direction}
        onClick={() => onSort({ by, descending: active && !sort.descending })}
      >
        <Say id={`students.${by}`} />
      </TableSortLabel>
    </TableCell>
  );
};
