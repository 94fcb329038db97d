import { memo } from 'react';
import { useIntl } from 'react-intl';
import type { GradebookColumn } from '#shared/model/gradebook.ts';
import { scaleOf } from '#shared/record/averages/averages.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';
import { HEADINGS } from '../../model/grid/grid-cells.ts';
import type { MarkTable } from '../../model/grid/mark-table.ts';
import { wordsOfState } from './cell-states.ts';
import { isMarkColumn } from '../../model/table/typed-text.ts';

interface Props {
  readonly columns: MarkTable['columns'];
  /** The index of the column that contains the row headings. */
  readonly head: number;
  /** The indices of the doubtful headings, joined by commas. */
  readonly doubts: string;
  /** Of those that two devices have changed in different ways. */
  readonly overlaps: string;
  readonly hasAverages: boolean;
  readonly hasRanks: boolean;
  readonly hasColumnMenus: boolean;
  readonly hasRowMenus: boolean;
  readonly here: number | undefined;
  /** The id of the text that describes it. */
  readonly describedBy: string;
}

/** The headings of the table; each may open the settings of its column. */
export const GridHead = memo((props: Props) => {
  const { columns, head, doubts, overlaps, hasAverages, hasRanks, here, describedBy } = props;
  const { hasColumnMenus, hasRowMenus } = props;
  const text = useMessage();
  const { locale, formatNumber } = useIntl();
  const outOf = (column: GradebookColumn): string =>
    `/${formatNumber(scaleOf(column), { useGrouping: false })}`;
  const doubtful = new Set(doubts.split(','));
  const overlapping = new Set(overlaps.split(','));
  const stateOf = (index: number) =>
    overlapping.has(String(index)) ? 'overlap' : doubtful.has(String(index)) ? 'doubt' : undefined;
  return (
    <thead>
      <tr>
        {columns.map((column, index) => {
          const state = stateOf(index);
          const words = state && wordsOfState[state];
          return (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              {...(hasColumnMenus && {
                'aria-haspopup': 'dialog' as const,
                title: text('review.columnMenu'),
              })}
              data-place={`${HEADINGS}:${index}`}
              data-kind={column.kind}
              {...(index === head && { 'data-head': '' })}
              {...(here === index && { 'data-here': '', 'aria-describedby': describedBy })}
              data-state={state}
              tabIndex={here === index ? 0 : -1}
            >
              <bdi lang={column.heading ? undefined : locale}>
                {column.heading || text(`review.kind.${column.kind}`)}
              </bdi>
              {isMarkColumn(column) && <span dir="ltr">{outOf(column)}</span>}
              {column.note && (
                <span lang={locale} dir="auto">
                  {column.note}
                </span>
              )}
              {words && <span style={visuallyHidden}>{text(words)}</span>}
            </th>
          );
        })}
        {hasAverages && (
          <th role="columnheader" scope="col" data-kind="worked">
            <span lang={locale}>
              {text(hasRanks ? 'record.averageAndRank' : 'review.workedOut')}
            </span>
          </th>
        )}
        {hasRowMenus && (
          <th role="columnheader" scope="col" data-kind="menu">
            <span lang={locale} style={visuallyHidden}>
              {text('review.rowMenus')}
            </span>
          </th>
        )}
      </tr>
    </thead>
  );
});
