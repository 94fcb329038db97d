import Box from '@mui/material/Box';
import { limits } from '#shared/model/limits.ts';
import { fits } from '#shared/record/merge/propose-targets.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Merge } from '../../hooks/merge/use-merge.ts';
import type { Destination, IncomingTable } from '#shared/record/merge/incoming-table.ts';
import { Pair, PairList } from './pairs.tsx';
import { Part } from './part.tsx';
import { PlainSelect } from './plain-select.tsx';

/** Texts of options; ids of columns have a prefix of their own. */
const COLUMN = 'column-';
const valueOf = (to: Destination): string => (typeof to === 'object' ? `${COLUMN}${to.to}` : to);
const destinationOf = (value: string): Destination => {
  if (value.startsWith(COLUMN)) return { to: value.slice(COLUMN.length) };
  return value === 'new' || value === 'remarks' || value === 'advice' ? value : 'none';
};

/** How many marks show what a column without a heading holds. */
const SAMPLES = 4;

/** Returns a function that names a column of the table, by its heading or its first cells. */
export const useColumnName = (): ((table: IncomingTable, column: number) => string) => {
  const text = useMessage();
  return ({ columns }, column) => {
    const { heading = '', texts = [] } = columns[column] ?? {};
    if (heading) return heading;
    const samples = texts.filter(Boolean).slice(0, SAMPLES).join(' · ');
    return text('merge.unnamed', { number: column + 1, samples });
  };
};

/** Where each column of the table goes. */
export const MergeColumns = ({ merge }: { readonly merge: Merge }) => {
  const text = useMessage();
  const nameOf = useColumnName();
  const { table, content, destinations, send } = merge;
  const added = destinations.filter((to) => to === 'new').length;
  const hasRoom = content.columns.length + added < limits.sheetColumns;
  return (
    <Part title={<Message id="merge.columns" />}>
      <PairList>
        {table.columns.map((column, index) => {
          const to = destinations[index] ?? 'none';
          const name = nameOf(table, index);
          return (
            <Pair key={index}>
              <Box sx={{ overflowWrap: 'anywhere' }}>
                <bdi>{name}</bdi>
              </Box>
              <PlainSelect
                name={`to-${index}`}
                label={text('merge.column', { heading: name })}
                value={valueOf(to)}
                onChange={(value) => send(index, destinationOf(value))}
                options={[
                  ...content.columns
                    .filter((one) => fits(column, one))
                    .map(({ id, heading }) => ({ value: valueOf({ to: id }), label: heading })),
                  ...(hasRoom || to === 'new'
                    ? [{ value: 'new', label: text('merge.newColumn') }]
                    : []),
                  { value: 'remarks', label: text('merge.remarks') },
                  { value: 'advice', label: text('merge.advice') },
                  { value: 'none', label: text('merge.leaveOut') },
                ]}
              />
            </Pair>
          );
        })}
      </PairList>
    </Part>
  );
};
