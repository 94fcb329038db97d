import Box from '@mui/material/Box';
import { columnKinds, type ColumnKind } from '#shared/distribution/column-kinds.ts';
import type { DistributionTable } from '#shared/distribution/read-distribution.ts';
import { encodeColumn } from '#shared/spreadsheet/workbook/cell-address.ts';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';

/** What columns say, by their index from 0; the others are not used. */
export type Kinds = ReadonlyMap<number, ColumnKind>;

/** What each column says; headings answer it where they are clear. */
export const DistributionColumns = ({
  table,
  kinds,
  onKinds,
}: {
  readonly table: DistributionTable;
  readonly kinds: Kinds;
  readonly onKinds: (kinds: Kinds) => void;
}) => {
  const say = useMessage();
  const choose = (column: number, value: string) => {
    const kind = columnKinds.find((one) => one === value);
    // Each thing is said by one column.
    const others = [...kinds].filter(([at, one]) => at !== column && one !== kind);
    onKinds(new Map([...others, ...(kind ? [[column, kind] as const] : [])]));
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
      }}
    >
      {table.columns.map(({ column, heading, examples }) => (
        <SelectField
          key={column}
          name={`column${column}`}
          label={
            heading === '' ? (
              <Message id="distribution.column" values={{ letter: encodeColumn(column) }} />
            ) : (
              <bdi>{heading}</bdi>
            )
          }
          help={
            <Box component="bdi" sx={{ overflowWrap: 'anywhere' }}>
              {examples.map((text) => text.slice(0, 40)).join(' | ')}
            </Box>
          }
          value={kinds.get(column) ?? ''}
          onChange={(value) => choose(column, value)}
          options={columnKinds.map((kind) => ({
            value: kind,
            label: say(`distribution.kind.${kind}`),
          }))}
          placeholder={say('distribution.notUsed')}
          optional
        />
      ))}
    </Box>
  );
};
