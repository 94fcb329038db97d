import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormattedNumber } from 'react-intl';
import { bandsOf } from '#shared/record/figures/statistics.ts';
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
