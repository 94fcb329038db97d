import Box from '@mui/material/Box';
import { DirectedProse } from '#frontend/components/text/directed-text.tsx';
import { isHeading } from '#shared/draft/figures/table.ts';
import type { FigureOf } from '#shared/model/figure.ts';

const scopes = { row: 'col', column: 'row', none: undefined } as const;

/** A small table of a question; its columns follow the direction of reading. */
export const FigureTable = ({ figure }: { readonly figure: FigureOf<'table'> }) => (
  <Box sx={{ overflowX: 'auto', maxWidth: '100%', breakInside: 'avoid' }}>
    <Box
      component="table"
      sx={{
        borderCollapse: 'collapse',
        '& th, & td': {
          minWidth: '3.25rem',
          px: 1.25,
          py: 0.5,
          border: '1px solid',
          borderColor: 'paper.outline',
          textAlign: 'center',
          fontWeight: 400,
        },
        '& th': { bgcolor: 'paper.tealWash', fontWeight: 600 },
        // A dark theme prints dark letters too.
        '@media print': { '& th': { bgcolor: 'transparent' } },
      }}
    >
      <tbody>
        {figure.rows.map((cells, row) => (
          // Rows and cells have no identity of their own.
          <tr key={row}>
            {cells.map((cell, column) =>
              isHeading(figure, row, column) ? (
                <th key={column} scope={scopes[figure.heads]}>
                  <bdi>
                    <DirectedProse text={cell} />
                  </bdi>
                </th>
              ) : (
                <td key={column}>
                  <bdi>
                    <DirectedProse text={cell} />
                  </bdi>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Box>
  </Box>
);
