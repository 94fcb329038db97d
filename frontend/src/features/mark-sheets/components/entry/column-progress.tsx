import Box from '@mui/material/Box';
import { isolateFigure } from '#frontend/i18n/isolate-figure.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { presentRows } from '#frontend/record/model/grid/mark-table.ts';
import { countFilled, markColumns } from '../../model/record/pupil-entry.ts';
import { PlainSelect } from '#frontend/record/components/merge/plain-select.tsx';

interface Props {
  readonly table: Parameters<typeof markColumns>[0];
  /** The index of the column that is being filled. */
  readonly column: number;
  readonly onChoose: (column: number) => void;
}

/** The column that is being filled, and how many of its marks are there. */
export const ColumnProgress = ({ table, column, onChoose }: Props) => {
  const text = useMessage();
  const filled = countFilled(table, column);
  const all = presentRows(table).length;
  return (
    <Box sx={{ px: 2, pt: 1, display: 'grid', gap: 0.75 }}>
      <PlainSelect
        name="column"
        label={text('entry.column')}
        value={String(column)}
        onChange={(value) => onChoose(Number(value))}
        options={markColumns(table).map(({ index, heading, scale }) => ({
          value: String(index),
          label: text('entry.columnOption', { heading, scale: isolateFigure(`/${scale}`) }),
        }))}
      />
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        <Message id="entry.filled" values={{ filled, all }} />
      </Box>
      <Box
        aria-hidden
        sx={{ height: 6, borderRadius: 3, bgcolor: 'action.hover', overflow: 'hidden' }}
      >
        <Box
          sx={{ height: '100%', bgcolor: 'primary.main' }}
          style={{ width: `${(filled / all) * 100}%` }}
        />
      </Box>
    </Box>
  );
};
