import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import { bandsOf, type Statistics } from '#shared/record/figures/statistics.ts';
import { honourIds } from '#shared/model/honours.ts';
import { BandChart } from '../marks/band-chart.tsx';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import {
  columnsWithStatistics,
  statisticsFor,
  WORKED_OUT,
} from '../../model/table/class-statistics.ts';
import { useWriteNumber } from '../../hooks/grid/use-write-number.ts';
import type { ReportProps } from './report-buttons.tsx';

type Write = (value: number) => string;
type FigureOf = readonly [MessageId, (of: Statistics, write: Write) => ReactNode];

/** The figures of a column of marks. The first six are shown beside the table too. */
const figures: readonly FigureOf[] = [
  ['review.mean', ({ mean }, write) => write(mean)],
  [
    'review.passRate',
    ({ passed, marked }) => (
      <FormattedNumber value={passed / marked} style="percent" maximumFractionDigits={1} />
    ),
  ],
  ['review.highest', ({ highest }, write) => write(highest)],
  ['review.lowest', ({ lowest }, write) => write(lowest)],
  ['review.marked', ({ marked }, write) => write(marked)],
  ['review.absentees', ({ absent }, write) => write(absent)],
  ['review.median', ({ median }, write) => write(median)],
  ['review.withoutMark', ({ blank }, write) => write(blank)],
];

const Figure = ({ label, value }: { readonly label: MessageId; readonly value: ReactNode }) => (
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

/** Its rows say what its headings do. */
const narrowChart = {
  fontSize: '0.8125rem',
  '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
  '& table :is(th, td)': { px: 0.5, py: 0.25 },
} as const;

/** The figures of a class beside its table: of the averages, or else of the last column of marks. */
export const FiguresBeside = ({ table }: Pick<ReportProps, 'table'>) => {
  const write = useWriteNumber(table);
  const [id = ''] = columnsWithStatistics(table);
  const statistics = statisticsFor(table, id);
  if (!statistics) return <Message id="review.noStatistics" />;
  return (
    <>
      <Box component="dl" sx={{ m: 0, display: 'grid', rowGap: 1, gridTemplateColumns: '1fr 1fr' }}>
        {figures.slice(0, 6).map(([label, valueOf]) => (
          <div key={label}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              <Message id={label} />
            </Box>
            <Box component="dd" sx={{ m: 0, fontSize: '1.125rem', fontWeight: 600 }}>
              {valueOf(statistics, write)}
            </Box>
          </div>
        ))}
      </Box>
      <Box sx={narrowChart}>
        <BandChart bands={bandsOf(statistics)} scale={statistics.scale} write={write} />
      </Box>
    </>
  );
};

/** The statistics for a class council: bands, pass rate, mean, highest and lowest marks, honours. */
export const StatisticsPanel = ({ table }: Pick<ReportProps, 'table'>) => {
  const text = useMessage();
  const write = useWriteNumber(table);
  const ids = columnsWithStatistics(table);
  const [asked, setAsked] = useState<string>();
  const id = asked !== undefined && ids.includes(asked) ? asked : (ids[0] ?? '');
  const statistics = statisticsFor(table, id);
  const nameOf = (one: string): string => {
    if (one === WORKED_OUT) return text('review.workedOut');
    const column = table.columns.find((candidate) => candidate.id === one);
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
            {figures.map(([label, valueOf]) => (
              <Figure key={label} label={label} value={valueOf(statistics, write)} />
            ))}
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
