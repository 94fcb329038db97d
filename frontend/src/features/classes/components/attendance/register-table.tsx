import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import MuiLink from '@mui/material/Link';
import { memo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { absenceRate } from '#shared/attendance/totals.ts';
import { isolateFigure } from '#frontend/i18n/isolate-figure.ts';
import { LeftOn } from '#frontend/components/text/left-on.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { nameCell, tableCell, tableFrame } from '#frontend/record/components/grid/table-frame.ts';
import { rowOrders, type RegisterRow, type RowOrder } from '../../model/attendance/register.ts';
import { NONE, SPACE } from '../report/report-parts.tsx';
import { notKnown, Sign, SignIcon } from './signs.tsx';

const figures = ['absent', 'excused', 'late'] as const;

const styles = {
  ...tableFrame,
  position: 'relative',
  '& th, & td': { ...tableCell, px: 0.25, py: 0.25, textAlign: 'center', height: 32 },
  '& thead th': { color: 'text.secondary', fontWeight: 500, fontSize: '0.8125rem' },
  '& tr > th:first-of-type': { ...nameCell, px: 1, textAlign: 'start' },
  '& .unknown': notKnown,
  '& tfoot > tr > *': { fontWeight: 600, borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;

/** A column behind the totals: a roll or a month. */
export interface RegisterColumn {
  readonly id: string;
  readonly heading: ReactNode;
  /** For screen readers, and what opens when it is pressed. */
  readonly label: string;
  readonly to: string;
  /** Whether nothing was called, so that a pupil without a sign is not known. */
  readonly isUnknown: boolean;
  readonly foot: ReactNode;
}

interface RowProps {
  readonly row: RegisterRow;
  readonly columns: readonly RegisterColumn[];
  /** Whether the columns are rolls; else they are months. */
  readonly areRolls: boolean;
  readonly pupilPath: (pupil: string) => string;
}

const Row = memo(({ row, columns, areRolls, pupilPath }: RowProps) => {
  const { formatNumber } = useIntl();
  const { id, number, leftOn, fullName, totals, signs, months } = row;
  const rate = absenceRate(totals);
  const shown = (value: number | undefined): string =>
    value === undefined ? NONE : formatNumber(value);
  return (
    <tr>
      <th scope="row">
        {number !== undefined && (
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {formatNumber(number)}
            {SPACE}
          </Box>
        )}
        <MuiLink component={Link} to={pupilPath(id)} color="inherit" underline="hover">
          <bdi>{fullName}</bdi>
        </MuiLink>
        {leftOn !== undefined && (
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {SPACE}
            <LeftOn on={leftOn} />
          </Box>
        )}
      </th>
      {figures.map((figure) => (
        <td key={figure}>{totals.called === 0 ? NONE : shown(totals[figure])}</td>
      ))}
      <td>
        {rate === undefined
          ? NONE
          : isolateFigure(formatNumber(rate, { style: 'percent', maximumFractionDigits: 1 }))}
      </td>
      {columns.map((column, index) => {
        const isUnknown = (areRolls ? signs[index] : months[index]) === undefined;
        return (
          <td key={column.id} className={isUnknown ? 'unknown' : undefined}>
            {areRolls ? <Sign sign={signs[index]} /> : shown(months[index])}
          </td>
        );
      })}
    </tr>
  );
});

interface HeadingProps {
  readonly of: RowOrder;
  readonly order: RowOrder;
  readonly onOrder: (order: RowOrder) => void;
}

/** A heading that orders the rows by its figure. */
const OrderHeading = ({ of, order, onOrder }: HeadingProps) => (
  <th scope="col" aria-sort={order === of ? (of === 'list' ? 'ascending' : 'descending') : 'none'}>
    <ButtonBase
      onClick={() => onOrder(of)}
      sx={{
        flexDirection: 'column',
        minHeight: 44,
        minWidth: 36,
        font: 'inherit',
        ...(order === of && { color: 'primary.main', fontWeight: 600 }),
      }}
    >
      {of !== 'list' && of !== 'rate' && <SignIcon sign={of} />}
      <Message id={`attendance.column.${of}`} />
    </ButtonBase>
  </th>
);

interface Props extends Omit<RowProps, 'row'> {
  readonly rows: readonly RegisterRow[];
  readonly order: RowOrder;
  readonly onOrder: (order: RowOrder) => void;
}

/** The pupils of a class with their totals, and the rolls or months these are of. */
export const RegisterTable = ({ rows, order, onOrder, ...row }: Props) => {
  const text = useMessage();
  return (
    <Box role="region" aria-label={text('attendance.table')} tabIndex={0} sx={styles}>
      <table aria-label={text('attendance.table')}>
        <thead>
          <tr>
            {rowOrders.map((of) => (
              <OrderHeading key={of} {...{ of, order, onOrder }} />
            ))}
            {row.columns.map(({ id, heading, label, to, isUnknown }) => (
              <th key={id} scope="col" className={isUnknown ? 'unknown' : undefined}>
                <MuiLink
                  component={Link}
                  to={to}
                  aria-label={label}
                  title={label}
                  color="inherit"
                  underline="hover"
                  sx={{ display: 'grid', placeContent: 'center', minHeight: 44, minWidth: 24 }}
                >
                  {heading}
                </MuiLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <Row key={one.id} row={one} {...row} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <Message id="attendance.absentees" />
            </th>
            <td colSpan={rowOrders.length - 1} />
            {row.columns.map(({ id, foot, isUnknown }) => (
              <td key={id} className={isUnknown ? 'unknown' : undefined}>
                {foot}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Box>
  );
};
