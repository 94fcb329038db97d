import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormattedNumber } from 'react-intl';
import { honourIds } from '#shared/model/honours.ts';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import {
  bandsOf,
  columnsWithStatistics,
  statisticsFor,
  WORKED_OUT,
  type Band,
} from '../../model/gradebook/class-statistics.ts';
import { useWriteNumber } from '../../hooks/use-write-number.ts';
import type { ReportProps } from './report-buttons.tsx';

const Figure = ({
  label,
  value,
}: {
  readonly label: MessageId;
  readonly value: React.ReactNode;
}) => (
  <Box sx={{ p: 1.5, border: '1px solid', borderColor: 'divider', borderRadius: '8px' }}>
    <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
      <Message id={label} />
    </Box>
    <Box
      component="dd"
      sx={{ m: 0, fontSize: '1.25rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
    >
      {value}
    </Box>
  </Box>
);

const cells = { '& th, & td': { py: 0.75, px: 1, textAlign: 'start', fontWeight: 400 } } as const;

/** The number of pupils in each band, as a table whose last column shows a bar. */
const BandChart = ({
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
            <Box component="th" scope="row" sx={{ whiteSpace: 'nowrap', width: 112 }}>
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

/** The statistics for a class council: bands, pass rate, mean, highest and lowest marks, honours. */
export const StatisticsPanel = ({ book }: Pick<ReportProps, 'book'>) => {
  const text = useMessage();
  const write = useWriteNumber(book);
  const ids = columnsWithStatistics(book);
  const [asked, setAsked] = useState<string>();
  const id = asked !== undefined && ids.includes(asked) ? asked : (ids[0] ?? '');
  const statistics = statisticsFor(book, id);
  const nameOf = (one: string): string => {
    if (one === WORKED_OUT) return text('review.workedOut');
    const column = book.columns.find((candidate) => candidate.id === one);
    return column?.heading || text(`review.kind.${column?.kind ?? 'mark'}`);
  };
  if (ids.length === 0)
    return (
      <div>
        <Message id="review.noStatistics" />
      </div>
    );
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box sx={{ maxWidth: 360 }}>
        <SelectField
          name="statistics-of"
          label={<Message id="review.statisticsOf" />}
          placeholder=""
          value={id}
          onChange={setAsked}
          options={ids.map((one) => ({ value: one, label: nameOf(one) }))}
        />
      </Box>
      {!statistics && (
        <div>
          <Message id="review.noStatistics" />
        </div>
      )}
      {statistics && (
        <>
          <Box
            component="dl"
            sx={{
              m: 0,
              display: 'grid',
              gap: 1,
              gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
            }}
          >
            <Figure label="review.mean" value={write(statistics.mean)} />
            <Figure
              label="review.passRate"
              value={
                <FormattedNumber
                  value={statistics.passed / statistics.marked}
                  style="percent"
                  maximumFractionDigits={1}
                />
              }
            />
            <Figure label="review.median" value={write(statistics.median)} />
            <Figure label="review.highest" value={write(statistics.highest)} />
            <Figure label="review.lowest" value={write(statistics.lowest)} />
            <Figure label="review.marked" value={write(statistics.marked)} />
            <Figure label="review.absentees" value={write(statistics.absent)} />
            <Figure label="review.withoutMark" value={write(statistics.blank)} />
          </Box>
          <BandChart bands={bandsOf(statistics)} scale={statistics.scale} write={write} />
          <div>
            <Box sx={{ fontWeight: 500, mb: 1 }}>
              <Message id="review.honours" />
            </Box>
            <Box
              component="dl"
              sx={{
                m: 0,
                display: 'grid',
                gap: 1,
                gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
              }}
            >
              {honourIds.toReversed().map((id) => (
                <Figure
                  key={id}
                  label={`review.honour.${id}`}
                  value={write(statistics.honours[id])}
                />
              ))}
            </Box>
          </div>
        </>
      )}
    </Box>
  );
};
