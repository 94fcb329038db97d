import Box from '@mui/material/Box';
import { FormattedNumber } from 'react-intl';
import type { Band } from '#shared/record/figures/statistics.ts';
import { Message } from '#frontend/i18n/message.tsx';

const cells = { '& th, & td': { py: 0.75, px: 1, textAlign: 'start', fontWeight: 400 } } as const;

/** The number of pupils in each band, as a table whose last column shows a bar. */
export const BandChart = ({
  bands,
  scale,
  write,
}: {
  readonly bands: readonly Band[];
  readonly scale: number;
  readonly write: (value: number) => string;
}) => {
  const most = Math.max(1, ...bands.map(({ count }) => count));
  const said = ({ from, below }: Band) => {
    if (from === undefined)
      return <Message id="review.bandBelow" values={{ below: write(below ?? 0) }} />;
    if (below === undefined) return <Message id="review.bandFrom" values={{ from: write(from) }} />;
    return <Message id="review.band" values={{ from: write(from), below: write(below) }} />;
  };
  return (
    <Box
      component="table"
      sx={{
        ...cells,
        width: '100%',
        maxWidth: 560,
        borderCollapse: 'collapse',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Box component="caption" sx={{ textAlign: 'start', fontWeight: 500, pb: 1 }}>
        <Message id="review.bands" />
      </Box>
      <thead>
        <Box component="tr" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          <th scope="col">
            <Message id="review.bandMark" values={{ scale }} />
          </th>
          <th scope="col" colSpan={2}>
            <Message id="review.bandPupils" />
          </th>
        </Box>
      </thead>
      <tbody>
        {bands.map((band) => (
          <tr key={band.from ?? 'first'}>
            <Box component="th" scope="row" sx={{ whiteSpace: { sm: 'nowrap' }, width: 112 }}>
              {said(band)}
            </Box>
            <Box component="td" sx={{ width: 40 }}>
              <FormattedNumber value={band.count} />
            </Box>
            <td aria-hidden>
              <Box
                className="no-forced-colors"
                sx={{
                  height: 18,
                  minWidth: 2,
                  borderRadius: '4px',
                  bgcolor: (band.from ?? 0) * 2 >= scale ? 'primary.main' : 'secondary.main',
                }}
                style={{ width: `${(band.count / most) * 100}%` }}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
};
