import Box from '@mui/material/Box';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';
import { Message } from '#frontend/i18n/message.tsx';
import type { CellPosition, MarkTable } from '#frontend/record/model/grid/mark-table.ts';
import { useCell, useGrid } from '#frontend/record/hooks/grid/grid-context.ts';
import { useSelector } from '#frontend/lib/use-selector.ts';
import { useWrongWords } from '#frontend/record/hooks/grid/use-wrong-words.ts';
import { entryAt, otherMarks } from '../../model/record/pupil-entry.ts';

const BLANK = '–';

/** The pupil before or after, so that the teacher sees a slip. */
const Neighbour = ({ table, cell }: { readonly table: MarkTable; readonly cell: CellPosition }) => {
  const entry = entryAt(table, cell);
  return (
    <Box
      aria-hidden
      sx={{
        minHeight: 28,
        px: 1,
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        color: 'text.secondary',
        '@media (max-height: 719.95px)': { display: 'none' },
      }}
    >
      {entry && (
        <>
          <span>
            <Message id="entry.neighbour" values={{ number: entry.row + 1, name: entry.name }} />
          </span>
          <bdi dir="ltr">{entry.text || BLANK}</bdi>
        </>
      )}
    </Box>
  );
};

/** The pupil whose mark is being typed, between the pupils before and after. */
export const PupilCard = () => {
  const grid = useGrid();
  const { table, state } = grid;
  const cell = useCell(grid);
  const typed = useSelector(state, (now) => now.typed);
  const sayWrong = useWrongWords();
  const problem = sayWrong(table, cell, typed?.text);
  const { row, column } = cell;
  const entry = entryAt(table, cell);
  const text = typed?.text ?? entry?.text ?? '';
  return (
    <Box sx={{ display: 'grid', gap: 1, alignContent: 'center', flex: 1, px: 2, py: 1 }}>
      <Neighbour table={table} cell={{ row: row - 1, column }} />
      <Box
        sx={{
          p: 2,
          display: 'grid',
          gap: 0.5,
          border: '2px solid',
          borderColor: problem ? 'error.main' : 'primary.main',
          borderRadius: '12px',
          bgcolor: 'background.paper',
        }}
      >
        <Box role="status">
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            <Message id="entry.number" values={{ number: row + 1 }} />
          </Box>
          <Box sx={{ fontSize: '1.25rem', fontWeight: 600, overflowWrap: 'anywhere' }}>
            <bdi>{entry?.name}</bdi>
          </Box>
          {!typed && entry?.text && (
            <span style={visuallyHidden}>
              <bdi>{entry.text}</bdi>
            </span>
          )}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'end', justifyContent: 'space-between', gap: 2 }}>
          <Box
            aria-hidden
            dir="ltr"
            data-entry
            sx={{
              minHeight: '1.2em',
              fontSize: '2.5rem',
              lineHeight: 1.2,
              fontWeight: 600,
              fontVariantNumeric: 'tabular-nums',
              color: problem ? 'error.main' : 'text.primary',
              borderInlineEnd: typed ? '2px solid' : 'none',
              borderColor: 'primary.main',
            }}
          >
            {text}
          </Box>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', color: 'text.secondary' }}>
            {otherMarks(table, cell).map(({ id, heading, text: mark }) => (
              <Box component="li" key={id} sx={{ fontSize: '0.875rem' }}>
                <Message id="entry.other" values={{ heading, mark }} />
              </Box>
            ))}
          </Box>
        </Box>
        <Box role="alert" sx={{ minHeight: '1.5em', color: 'error.main' }}>
          {problem}
        </Box>
      </Box>
      <Neighbour table={table} cell={{ row: row + 1, column }} />
    </Box>
  );
};
