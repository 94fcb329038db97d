import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useIntl } from 'react-intl';
import { bandsOf, type Statistics } from '#shared/record/figures/statistics.ts';
import { honourIds } from '#shared/model/honours.ts';
import type { TermReport } from '#shared/record/figures/term-report.ts';
import { BandChart } from '#frontend/record/components/marks/band-chart.tsx';
import { usePresetName } from '#frontend/record/components/marks/use-preset-name.ts';
import { isolateFigure } from '#frontend/i18n/isolate-figure.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { formulaOf } from '#frontend/record/model/classes/mark-formula.ts';
import { Mark, NONE, ReportCard, ReportTable, SPACE } from './report-parts.tsx';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  alignItems: 'baseline',
} as const;

/** The rule that the averages follow, in words. */
export const RuleLine = ({
  report: { rule, columns, hasOtherRuleBefore },
}: {
  readonly report: TermReport;
}) => {
  const intl = useIntl();
  const nameOf = usePresetName();
  if (!rule) return null;
  const marked = columns.map((column) => ({ ...column, kind: 'mark' as const }));
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
      <Message id="report.rule" values={{ name: nameOf(rule.preset) }} />
      {SPACE}
      <Box component="span" dir="auto" sx={{ display: 'inline-block' }}>
        {formulaOf(rule, marked, (value) => intl.formatNumber(value))}
      </Box>
      {hasOtherRuleBefore && (
        <Box sx={{ color: 'paper.saffronText' }}>
          <Message id="report.otherRule" />
        </Box>
      )}
    </Box>
  );
};

interface BandsProps {
  readonly statistics: Statistics;
  readonly onThresholds: () => void;
}

/** How the averages are spread, and the honours that they reach. */
export const BandsAndHonours = ({ statistics, onThresholds }: BandsProps) => {
  const intl = useIntl();
  return (
    <ReportCard title="report.spread">
      <BandChart
        bands={bandsOf(statistics)}
        scale={statistics.scale}
        write={(value) => intl.formatNumber(value, { maximumFractionDigits: 2 })}
      />
      <Box sx={{ ...row, mt: 2, pt: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
        <Box component="dl" sx={{ ...row, m: 0 }}>
          {honourIds.map((id) => (
            <Box key={id} sx={{ display: 'flex', gap: 0.75 }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                <Message id={`review.honour.${id}`} />
              </Box>
              <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
                {intl.formatNumber(statistics.honours[id])}
              </Box>
            </Box>
          ))}
        </Box>
        <Button size="small" sx={{ displayPrint: 'none' }} onClick={onThresholds}>
          <Message id="report.thresholds" />
        </Button>
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mt: 0.5 }}>
        <Message id="report.honoursNote" />
      </Box>
    </ReportCard>
  );
};

/** The figures of each column of marks. */
export const ColumnFigures = ({ report: { columns } }: { readonly report: TermReport }) => {
  const text = useMessage();
  const intl = useIntl();
  return (
    <ReportCard title="report.columns">
      <ReportTable label={text('report.columns')}>
        <thead>
          <tr>
            {(
              ['column', 'mean', 'median', 'highest', 'lowest', 'passedShort', 'absent'] as const
            ).map((id) => (
              <th key={id} scope="col">
                <Message id={`report.${id}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map(({ id, heading, scale, statistics }) => (
            <tr key={id}>
              <th scope="row">
                <bdi>{heading}</bdi> {isolateFigure(`/${scale}`)}
              </th>
              {(['mean', 'median', 'highest', 'lowest'] as const).map((figure) => (
                <td key={figure}>
                  <Mark value={statistics?.[figure]} />
                </td>
              ))}
              <td>
                {statistics
                  ? intl.formatNumber(statistics.passed / statistics.marked, { style: 'percent' })
                  : NONE}
              </td>
              <td>{statistics ? intl.formatNumber(statistics.absent) : NONE}</td>
            </tr>
          ))}
        </tbody>
      </ReportTable>
    </ReportCard>
  );
};
