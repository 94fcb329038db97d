import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import type { Statistics } from '#shared/record/figures/statistics.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { Mark } from './report-parts.tsx';

interface Props {
  readonly statistics: Statistics;
  readonly girls: Statistics | undefined;
  readonly boys: Statistics | undefined;
}

/** The figures that a council asks for first. */
export const KeyFigures = ({ statistics, girls, boys }: Props) => {
  const { mean, median, highest, lowest, passed, marked } = statistics;
  const figures: readonly (readonly [id: string, label: ReactNode, value: ReactNode])[] = [
    ['mean', <Message key="l" id="report.mean" />, <Mark key="v" value={mean} />],
    [
      'passed',
      <Message key="l" id="report.passed" values={{ passed, marked }} />,
      <FormattedNumber key="v" value={passed / marked} style="percent" maximumFractionDigits={1} />,
    ],
    ['median', <Message key="l" id="report.median" />, <Mark key="v" value={median} />],
    ['highest', <Message key="l" id="report.highest" />, <Mark key="v" value={highest} />],
    ['lowest', <Message key="l" id="report.lowest" />, <Mark key="v" value={lowest} />],
    ...(girls || boys
      ? ([
          ['girls', <Message key="l" id="report.girls" />, <Mark key="v" value={girls?.mean} />],
          ['boys', <Message key="l" id="report.boys" />, <Mark key="v" value={boys?.mean} />],
        ] as const)
      : []),
  ];
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(50%, 7.75rem), 1fr))',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '12px',
        bgcolor: 'background.paper',
        overflow: 'hidden',
      }}
    >
      {figures.map(([id, label, value]) => (
        <Box
          key={id}
          sx={{
            ...{ p: 1.5, boxShadow: '0 0 0 0.5px var(--mui-palette-divider)', minWidth: 0 },
            // Figures stay in one line where a label takes two.
            ...{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between' },
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, fontSize: '1.25rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
          >
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
