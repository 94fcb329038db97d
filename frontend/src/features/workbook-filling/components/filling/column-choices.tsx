import Box from '@mui/material/Box';
import { useId } from 'react';
import { scaleOf } from '#shared/record/averages/averages.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { sheetColumns } from '#shared/record/sheet/sheet-book.ts';
import { Tick } from '#frontend/components/form/check-box.tsx';
import { columnName } from '../../model/filling/plan-cell.ts';
import type {
  FillingChoices,
  FillingPlan,
  PlannedColumn,
} from '../../model/filling/plan-filling.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { isolate } from '#frontend/i18n/isolate.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { sourceIds, sourceKey, sourceOptions } from '../../model/filling/source-options.ts';
import { setOverwriting } from '../../model/filling/overwriting.ts';
import { Pair, PairList } from '#frontend/record/components/merge/pairs.tsx';
import { Part } from '#frontend/record/components/merge/part.tsx';
import { PlainSelect } from '#frontend/record/components/merge/plain-select.tsx';

interface Props {
  readonly gradebook: Gradebook;
  readonly plan: FillingPlan;
  readonly choices: FillingChoices;
  readonly choose: (choices: FillingChoices) => void;
}

/** The full mark of a column's source, if it differs from the column's own. */
const otherScale = ({ columns }: Gradebook, { sources, scale }: PlannedColumn) =>
  columns
    .filter(({ id }) => sources.includes(id))
    .map(scaleOf)
    .find((from) => scale !== undefined && from !== scale);

/** Maps the page's columns to the workbook's, with a choice to overwrite existing marks. */
export const ColumnChoices = ({ gradebook, plan, choices, choose }: Props) => {
  const id = useId();
  const text = useMessage();
  const optionsFor = (target: PlannedColumn) => [
    { value: '', label: text('filling.leave') },
    ...sourceOptions(gradebook, target).map(({ ids, headings }) => ({
      value: sourceKey(ids),
      label:
        target.kind === 'remark'
          ? text(ids.includes(sheetColumns.advice.id) ? 'filling.ownAdvice' : 'filling.ownRemarks')
          : headings.length === 1
            ? headings.join('')
            : text('filling.meanOf', { headings: headings.map(isolate).join(' + ') }),
    })),
  ];
  return (
    <Part title={<Message id="filling.columns" />}>
      {plan.columns.length === 0 && <Message id="filling.noColumns" />}
      <PairList>
        {plan.columns.map((column) => {
          const { column: index, heading, sources, scale } = column;
          const from = otherScale(gradebook, column);
          const cells = plan.cells.filter((cell) => cell.column === index);
          const held = cells.filter(({ state }) => state === 'kept' || state === 'overwrite');
          const isOverwritten = choices.overwrite?.has(columnName(index)) === true;
          return (
            <Pair key={index}>
              <Box sx={{ overflowWrap: 'anywhere' }}>
                <bdi>{heading}</bdi>
              </Box>
              <PlainSelect
                name={`column-${columnName(index)}`}
                label={text('filling.source', { heading })}
                value={sourceKey(choices.columns?.get(index) ?? sources)}
                options={optionsFor(column)}
                describedBy={`${id}-${index}`}
                onChange={(key) =>
                  choose({ columns: new Map(choices.columns).set(index, sourceIds(key)) })
                }
              />
              <Box
                id={`${id}-${index}`}
                sx={{
                  gridColumn: { sm: 2 },
                  display: 'flex',
                  flexWrap: 'wrap',
                  columnGap: 1,
                  color: 'text.secondary',
                  fontSize: '0.8125rem',
                }}
              >
                {sources.length > 0 && (
                  <span>
                    <Message
                      id={column.kind === 'remark' ? 'filling.remarkCount' : 'filling.columnCount'}
                      values={{
                        count: cells.filter((cell) => 'value' in cell && cell.state !== 'kept')
                          .length,
                      }}
                    />
                  </span>
                )}
                {column.isHidden && column.kind === 'remark' && (
                  <span>
                    <Message id="filling.hiddenColumn" values={{ heading }} />
                  </span>
                )}
                {from !== undefined && (
                  <span>
                    <Message id="filling.scaled" values={{ from, to: scale }} />
                  </span>
                )}
              </Box>
              {held.length > 0 && (
                <Box sx={{ gridColumn: { sm: 2 } }}>
                  <Tick
                    name={`overwrite-${columnName(index)}`}
                    checked={isOverwritten}
                    onChange={(checked) =>
                      choose({
                        overwrite: setOverwriting(choices.overwrite, columnName(index), checked),
                      })
                    }
                  >
                    <Message id="filling.overwriteColumn" values={{ count: held.length }} />
                  </Tick>
                </Box>
              )}
            </Pair>
          );
        })}
      </PairList>
      {plan.unplaced.map((kind) => (
        <Box key={kind} sx={{ color: 'paper.saffronText', fontSize: '0.9375rem' }}>
          <Message id={`filling.unplaced.${kind}`} />
        </Box>
      ))}
    </Part>
  );
};
