import { MoreVertical } from 'lucide-react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { GradebookColumn } from '#shared/model/gradebook.ts';
import { LeftOn } from '#frontend/components/text/left-on.tsx';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { TableRow } from '../../model/grid/mark-table.ts';
import { wordsOfState, type CellState } from './cell-states.ts';
import { TypedCell } from './typed-cell.tsx';

interface Props {
  readonly row: TableRow;
  readonly index: number;
  readonly columns: readonly GradebookColumn[];
  /** The index of the column with the row headings. */
  readonly head: number;
  /** Indices of doubtful cells, joined by commas: a string, so that an unchanged row does not render again. */
  readonly doubts: string;
  /** The same of cells that two devices have changed in different ways. */
  readonly overlaps: string;
  readonly everyMark: boolean;
  /** Its calculated average, if the table shows averages; whether the page has another, and its place in the class. */
  readonly average: string | undefined;
  readonly differs: boolean;
  readonly rank: number | undefined;
  /** The index of its menu, if it has one. */
  readonly menu: number | undefined;
  /** The column index of the focused cell, if it is in this row. */
  readonly here: number | undefined;
  /** The id of the text that describes it. */
  readonly describedBy: string;
  /** Whether the page has its own keypad for marks. */
  readonly hasKeypad: boolean;
  /** Whether Tab ends typing and goes to the next column. */
  readonly tabMoves: boolean;
}

// The same for each row, so that React does not look into it again.
const menuIcon = <MoreVertical size={18} />;

/** A row of marks. `data-place` identifies each cell for the table's event handlers. */
export const GridRow = memo((props: Props) => {
  const { row, index, columns, head, everyMark, average, differs, rank, menu, here } = props;
  const { name, isListed, isSummary, leftOn } = row;
  const text = useMessage();
  const { locale } = useIntl();
  const doubtful = props.doubts.split(',');
  const overlapping = props.overlaps.split(',');
  const cellProps = (column: number) => ({
    'data-place': `${index}:${column}`,
    tabIndex: here === column ? 0 : -1,
    ...(here === column && { 'data-here': '', 'aria-describedby': props.describedBy }),
  });
  const stateOf = ({ id, kind }: GradebookColumn, at: number): CellState | undefined => {
    if (overlapping.includes(String(at))) return 'overlap';
    if (doubtful.includes(String(at))) return 'doubt';
    if (row.cell(id)?.checked) return 'checked';
    return everyMark && kind === 'mark' && !isSummary ? 'unseen' : undefined;
  };
  return (
    <tr {...(isSummary && { 'data-summary': '' })}>
      {columns.map((column, at) => {
        const { kind, id } = column;
        const isHead = at === head;
        const state = stateOf(column, at);
        const words = state && wordsOfState[state];
        const Cell = isHead ? 'th' : 'td';
        return (
          <Cell
            key={id}
            role={isHead ? 'rowheader' : 'gridcell'}
            {...(isHead && { scope: 'row' })}
            {...cellProps(at)}
            data-kind={kind}
            data-state={state}
          >
            <bdi>{isHead && isListed ? name : row.cell(id)?.text}</bdi>
            {words && (
              <span lang={locale} style={visuallyHidden}>
                {text(words)}
              </span>
            )}
            {isHead && leftOn !== undefined && (
              <span lang={locale} data-left>
                <LeftOn on={leftOn} />
              </span>
            )}
            {here === at && (
              <TypedCell
                {...{ name, column }}
                hasKeypad={props.hasKeypad}
                tabMoves={props.tabMoves}
              />
            )}
          </Cell>
        );
      })}
      {average !== undefined && (
        <td
          role="gridcell"
          aria-readonly
          {...cellProps(columns.length)}
          data-kind="worked"
          {...(differs && { 'data-differs': '' })}
        >
          {average}
          {rank !== undefined && (
            <span lang={locale} data-rank>
              {text('record.rank', { rank })}
            </span>
          )}
          {differs && (
            <span lang={locale} style={visuallyHidden}>
              {text('review.averageDiffers')}
            </span>
          )}
        </td>
      )}
      {menu !== undefined && (
        <td
          role="gridcell"
          {...cellProps(menu)}
          data-kind="menu"
          lang={locale}
          aria-haspopup="menu"
          aria-label={text('review.rowMenu', { row: index + 1 })}
          title={text('review.rowMenu', { row: index + 1 })}
        >
          {menuIcon}
        </td>
      )}
    </tr>
  );
});
